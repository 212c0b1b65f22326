import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// What is particular to the type; nothing when a part of it could not be understood.
  mutating func body(of draft: DraftQuestion, options: DecodedOptions?, rows: [Row]?)
    -> Question.Body?
  {
    guard let type = draft.type else { return nil }
    let fields = draft.fields
    let isShuffled =
      has(.shuffle, draft)
      ? fields[.shuffle].flatMap { plainWord($0) }.flatMap { Self.boolean($0) } ?? false : false
    let choices = options.flatMap { decoded in
      decoded.isSound ? Choices(decoded.options, isShuffled: isShuffled) : nil
    }
    switch type {
    case .chooseOne:
      let style = style(of: draft, ChoiceStyle.self)
      return choices.map { .chooseOne($0, style: style ?? .list) }
    case .chooseMany:
      let bounds = countBounds(of: draft, options: options)
      return choices.map { .chooseMany($0, bounds) }
    case .rank:
      let bounds = countBounds(of: draft, options: options)
      return choices.map { .rank($0, bounds) }
    case .scale:
      let isReversed = has(.reverse, draft) ? boolean(.reverse, in: fields) ?? false : false
      return choices.map { .scale($0, isReversed: isReversed) }
    case .grid:
      guard let choices, let rows else { return nil }
      return .grid(Grid(rows: rows, columns: choices))
    case .yesNo:
      return .yesNo(
        Choices([
          Option(value: "Yes", label: builtIn(.yes), places: Places(whole: fields.places.whole)),
          Option(value: "No", label: builtIn(.no), places: Places(whole: fields.places.whole)),
        ]))
    case .rating:
      return rating(of: draft).map(Question.Body.rating)
    case .number:
      return .number(numberInput(of: draft))
    case .shortText:
      return .shortText(textInput(of: draft))
    case .longText:
      return .longText(textInput(of: draft))
    case .date:
      return .date(
        momentBounds(of: draft) { decoder, node, key in decoder.date(node, for: key) })
    case .time:
      return .time(
        momentBounds(of: draft) { decoder, node, key in decoder.time(node, for: key) })
    case .note:
      return .note
    }
  }

  private mutating func style<Style: RawRepresentable<String> & CaseIterable>(
    of draft: DraftQuestion, _ type: Style.Type
  ) -> Style? {
    has(.style, draft) ? word(.style, in: draft.fields, type) : nil
  }

  private mutating func countBounds(of draft: DraftQuestion, options: DecodedOptions?)
    -> CountBounds
  {
    let fields = draft.fields
    var bounds = CountBounds()
    let most = DecimalNumber.limit - 1
    bounds.minimum =
      has(.min, draft) ? wholeNumber(.min, in: fields, within: 0...most, of: "options") : nil
    bounds.maximum =
      has(.max, draft) ? wholeNumber(.max, in: fields, within: 1...most, of: "options") : nil
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      reportEmptyRange(
        DecimalNumber(minimum), DecimalNumber(maximum), .min, .max, of: "options", fields)
      return CountBounds()
    }
    guard let options, options.isSound else { return bounds }
    // What can be ticked together; an exclusive option stands alone.
    let countable =
      draft.type == .rank
      ? options.options.count : options.options.count { !$0.isExclusive }
    if let minimum = bounds.minimum, minimum > countable {
      bag.report(
        .minimumExceedsOptions(
          minimum, countable: countable, of: options.options.count, at: fields.places["min"],
          options: fields.places["options"]))
      bounds.minimum = nil
    }
    if let maximum = bounds.maximum, maximum > countable, bounds.minimum ?? 0 <= countable {
      bag.report(
        .maximumExceedsOptions(
          maximum, countable: countable, of: options.options.count, at: fields.places["max"],
          options: fields.places["options"]))
    }
    return bounds
  }

  private mutating func reportEmptyRange(
    _ minimum: some CustomStringConvertible, _ maximum: some CustomStringConvertible,
    _ low: QuestionKey, _ high: QuestionKey, of things: String, _ fields: Fields<QuestionKey>
  ) {
    let hasBoth = fields.has(low) && fields.has(high)
    let lowPlace = fields.places[low.rawValue]
    let highPlace = fields.places[high.rawValue]
    let isLowLater = hasBoth ? lowPlace.start > highPlace.start : fields.has(low)
    bag.report(
      .emptyRange(
        low: low.rawValue, minimum.description, high: high.rawValue, maximum.description,
        of: things, at: isLowLater ? lowPlace : highPlace,
        other: hasBoth ? (isLowLater ? highPlace : lowPlace) : nil,
        lowPlace: lowPlace, highPlace: highPlace))
  }

  private mutating func rating(of draft: DraftQuestion) -> Rating? {
    let fields = draft.fields
    let ends = -1_000...1_000
    let style = style(of: draft, Rating.Style.self) ?? .numbers
    let low = has(.low, draft) ? text(.low, in: fields) : nil
    let high = has(.high, draft) ? text(.high, in: fields) : nil
    let minimum = wholeNumber(.min, in: fields, within: ends, of: "points")
    let maximum = wholeNumber(.max, in: fields, within: ends, of: "points")
    if fields.has(.min), minimum == nil { return nil }
    if fields.has(.max), maximum == nil { return nil }
    let first = minimum ?? 1
    let last = maximum ?? 5
    guard first <= last else {
      reportEmptyRange(first, last, .min, .max, of: "rating", fields)
      return nil
    }
    guard last - first < Self.mostRatingNumbers else {
      bag.report(
        .ratingTooLong(
          last - first + 1, most: Self.mostRatingNumbers,
          at: fields.places[fields.has(.max) ? "max" : "min"]))
      return nil
    }
    return Rating(
      minimum: first, maximum: last, low: low, high: high, style: style,
      places: Places(whole: fields.places.whole))
  }

  /// More numbers than this nobody can choose from; a `number` is meant.
  private static let mostRatingNumbers = 101

  private mutating func numberInput(of draft: DraftQuestion) -> NumberInput {
    let fields = draft.fields
    var input = NumberInput(style: style(of: draft, NumberInput.Style.self) ?? .field)
    input.minimum = number(.min, in: fields)
    input.maximum = number(.max, in: fields)
    input.step = number(.step, in: fields)
    input.unit = text(.unit, in: fields)
    var isRange = true
    if let minimum = input.minimum, let maximum = input.maximum, minimum > maximum {
      reportEmptyRange(minimum, maximum, .min, .max, of: "numbers", fields)
      isRange = false
      input.minimum = nil
      input.maximum = nil
    }
    guard let step = input.step else { return input }
    guard step > DecimalNumber(0) else {
      bag.report(.stepNotPositive(step, at: fields.places["step"]))
      input.step = nil
      return input
    }
    if isRange, let maximum = input.maximum {
      let start = input.minimum ?? DecimalNumber(0)
      let distance = maximum.millionths - start.millionths
      if distance >= 0, distance % step.millionths != 0 {
        let last = maximum.millionths - distance % step.millionths
        bag.report(
          .stepMissesMax(
            step: step, from: start, maximum: maximum, last: DecimalNumber(millionths: last),
            at: fields.places["step"], max: fields.places["max"]))
      }
    }
    return input
  }

  private mutating func textInput(of draft: DraftQuestion) -> TextInput {
    let fields = draft.fields
    let most = DecimalNumber.limit - 1
    var input = TextInput()
    input.minimumLength = wholeNumber(
      .minLength, in: fields, within: 0...most, of: "characters")
    input.maximumLength = wholeNumber(
      .maxLength, in: fields, within: 1...most, of: "characters")
    input.pattern = word(.pattern, in: fields, TextPattern.self)
    input.placeholder = text(.placeholder, in: fields)
    if let minimum = input.minimumLength, let maximum = input.maximumLength, minimum > maximum {
      reportEmptyRange(minimum, maximum, .minLength, .maxLength, of: "characters", fields)
      input.minimumLength = nil
      input.maximumLength = nil
    }
    return input
  }

  private mutating func momentBounds<Moment: Hashable & Comparable & CustomStringConvertible>(
    of draft: DraftQuestion, read: (inout SurveyDecoder, Node, String) -> Moment?
  ) -> MomentBounds<Moment> {
    let fields = draft.fields
    var bounds = MomentBounds<Moment>()
    if let node = fields[.min] { bounds.minimum = read(&self, node, "min") }
    if let node = fields[.max] { bounds.maximum = read(&self, node, "max") }
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      let things = draft.type == .date ? "days" : "times"
      reportEmptyRange(minimum, maximum, .min, .max, of: things, fields)
      return MomentBounds()
    }
    return bounds
  }
}
