import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// What a written answer is for: `default` sets it at the start, `answer` is the right one.
enum AnswerRole: String {
  case initial = "default"
  case right = "answer"

  func notAllowed(_ why: String, meant: String? = nil, at range: SourceRange) -> Diagnostic {
    switch self {
    case .initial: .defaultNotAllowed(why, meant: meant, at: range)
    case .right: .answerNotAllowed(why, meant: meant, at: range)
    }
  }
}

extension SurveyDecoder {
  /// The answer of `default`.
  mutating func initialAnswer(_ node: Node, to body: Question.Body) -> Answer? {
    answer(node, to: body, .initial)
  }

  /// The answers of `answer`: for sets and orders one, for others any of a list.
  mutating func rightAnswers(_ node: Node, to body: Question.Body) -> [Answer]? {
    switch body {
    case .chooseMany, .rank:
      return answer(node, to: body, .right).map { [$0] }
    default:
      guard let items = node.elements else { return answer(node, to: body, .right).map { [$0] } }
      guard !items.isEmpty else {
        bag.report(.emptyList(of: "answer", QuestionKey.answer.facts.shape, at: node.range))
        return nil
      }
      let answers = items.compactMap { answer($0, to: body, .right) }
      return answers.count == items.count ? answers : nil
    }
  }

  private mutating func answer(_ node: Node, to body: Question.Body, _ role: AnswerRole) -> Answer?
  {
    switch body {
    case .chooseOne(let choices, _), .scale(let choices, _):
      return value(node, among: choices, role).map(Answer.choice)
    case .yesNo(let choices):
      if let word = plainWord(node), let isYes = Self.boolean(word) {
        return .choice(isYes ? "Yes" : "No")
      }
      return value(node, among: choices, role).map(Answer.choice)
    case .chooseMany(let choices, let bounds):
      return set(node, among: choices, bounds, role)
    case .rank(let choices, let bounds):
      return order(node, among: choices, bounds, role)
    case .rating(let rating):
      return ratingAnswer(node, rating, role)
    case .number(let input):
      return numberAnswer(node, input, role)
    case .shortText(let input), .longText(let input):
      return textAnswer(node, input, role)
    case .date(let bounds):
      guard let date = date(node, for: role.rawValue) else { return nil }
      return isWithin(bounds, date, role, at: node.range) ? .date(date) : nil
    case .time(let bounds):
      guard let time = time(node, for: role.rawValue) else { return nil }
      return isWithin(bounds, time, role, at: node.range) ? .time(time) : nil
    case .grid(let grid):
      return gridAnswer(node, grid, role)
    case .note:
      return nil
    }
  }

  /// The value of an option; a label in its place is reported with the value that is meant.
  private mutating func value(_ node: Node, among choices: Choices, _ role: AnswerRole) -> String? {
    guard let written = answerText(node, role) else { return nil }
    if choices.index(ofValue: written) != nil { return written }
    let labelled = choices.options.first {
      $0.label.written == written
        || $0.label.translations.contains { $0.template.written == written }
    }
    let values = choices.options.map(\.value)
    let meant = labelled?.value ?? nearestName(to: written, among: values)
    bag.report(
      role.notAllowed(
        labelled == nil
          ? "\"\(written)\" is no option of this question; there are \(enumeration(values))"
          : "\"\(written)\" is only the label of an option; its value is \"\(meant ?? "")\"",
        meant: meant, at: node.range))
    return nil
  }

  /// An answer's text, parameters filled in.
  private mutating func answerText(_ node: Node, _ role: AnswerRole) -> String? {
    guard node.scalar != nil else {
      bag.report(
        .wrongShape(
          of: role.rawValue, wanted: .either("one answer", example: "Soup"), found: node,
          at: node.range))
      return nil
    }
    return singleText(node, for: role.rawValue)
  }

  private mutating func values(_ node: Node, among choices: Choices, _ role: AnswerRole)
    -> [String]?
  {
    let items = node.elements ?? [node]
    var values: [String] = []
    for item in items {
      guard let value = value(item, among: choices, role) else { continue }
      if values.contains(value) {
        bag.report(role.notAllowed("\"\(value)\" stands here twice", at: item.range))
        return nil
      }
      values.append(value)
    }
    return values.count == items.count ? values : nil
  }

  private mutating func set(
    _ node: Node, among choices: Choices, _ bounds: CountBounds, _ role: AnswerRole
  ) -> Answer? {
    guard let values = values(node, among: choices, role) else { return nil }
    let exclusive = choices.options.filter { $0.isExclusive && values.contains($0.value) }
    if let first = exclusive.first, values.count > 1 {
      bag.report(
        role.notAllowed(
          "\"\(first.value)\" is exclusive, so nothing else can be chosen with it", at: node.range))
      return nil
    }
    if exclusive.isEmpty, !isWithin(bounds, values.count, role, verb: "chosen", at: node.range) {
      return nil
    }
    return .choices(choices.options.map(\.value).filter(values.contains))
  }

  private mutating func order(
    _ node: Node, among choices: Choices, _ bounds: CountBounds, _ role: AnswerRole
  ) -> Answer? {
    guard let values = values(node, among: choices, role) else { return nil }
    let all = choices.options.count
    let counts =
      bounds.minimum == nil && bounds.maximum == nil
      ? CountBounds(minimum: all, maximum: all) : bounds
    guard isWithin(counts, values.count, role, verb: "ranked", at: node.range) else { return nil }
    return .choices(values)
  }

  private mutating func isWithin(
    _ bounds: CountBounds, _ count: Int, _ role: AnswerRole, verb: String, at range: SourceRange
  ) -> Bool {
    if let minimum = bounds.minimum, count < minimum {
      bag.report(
        role.notAllowed("at least \(minimum) must be \(verb), and here are \(count)", at: range))
      return false
    }
    if let maximum = bounds.maximum, count > maximum {
      bag.report(
        role.notAllowed("at most \(maximum) can be \(verb), and here are \(count)", at: range))
      return false
    }
    return true
  }

  private mutating func ratingAnswer(_ node: Node, _ rating: Rating, _ role: AnswerRole) -> Answer?
  {
    guard let value = number(node, for: role.rawValue) else { return nil }
    guard let whole = value.whole, rating.minimum <= whole, whole <= rating.maximum else {
      bag.report(
        role.notAllowed(
          "the rating goes from \(rating.minimum) to \(rating.maximum), and \(value) is none of these",
          at: node.range))
      return nil
    }
    return .number(value)
  }

  private mutating func numberAnswer(
    _ node: Node, _ input: NumberInput, _ role: AnswerRole
  ) -> Answer? {
    guard let value = number(node, for: role.rawValue) else { return nil }
    if let minimum = input.minimum, value < minimum {
      bag.report(role.notAllowed("\(value) is below `min: \(minimum)`", at: node.range))
      return nil
    }
    if let maximum = input.maximum, value > maximum {
      bag.report(role.notAllowed("\(value) is above `max: \(maximum)`", at: node.range))
      return nil
    }
    if let step = input.step, step.millionths > 0 {
      let distance = value.millionths - (input.minimum?.millionths ?? 0)
      if distance % step.millionths != 0 {
        bag.report(
          role.notAllowed(
            "steps of \(step) from \(input.minimum ?? DecimalNumber(0)) do not lead to \(value)",
            at: node.range))
        return nil
      }
    }
    return .number(value)
  }

  private mutating func textAnswer(
    _ node: Node, _ input: TextInput, _ role: AnswerRole
  ) -> Answer? {
    guard let text = answerText(node, role) else { return nil }
    let length = text.scalarCount
    if let minimum = input.minimumLength, length < minimum {
      bag.report(
        role.notAllowed(
          "it has \(length) characters, fewer than `min_length: \(minimum)`", at: node.range))
      return nil
    }
    if let maximum = input.maximumLength, length > maximum {
      bag.report(
        role.notAllowed(
          "it has \(length) characters, more than `max_length: \(maximum)`", at: node.range))
      return nil
    }
    if let pattern = input.pattern, !pattern.matches(text) {
      bag.report(
        role.notAllowed(
          "\"\(text)\" does not have the form that `pattern: \(pattern.rawValue)` asks for",
          at: node.range))
      return nil
    }
    return .text(text)
  }

  private mutating func isWithin<Moment: Comparable & CustomStringConvertible>(
    _ bounds: MomentBounds<Moment>, _ moment: Moment, _ role: AnswerRole, at range: SourceRange
  ) -> Bool {
    if let minimum = bounds.minimum, moment < minimum {
      bag.report(role.notAllowed("\(moment) is before `min: \(minimum)`", at: range))
      return false
    }
    if let maximum = bounds.maximum, moment > maximum {
      bag.report(role.notAllowed("\(moment) is after `max: \(maximum)`", at: range))
      return false
    }
    return true
  }

  private mutating func gridAnswer(_ node: Node, _ grid: Grid, _ role: AnswerRole) -> Answer? {
    guard let pairs = node.pairs else {
      bag.report(
        .wrongShape(
          of: role.rawValue,
          wanted: .map(
            example:
              "{\(grid.rows.first?.id ?? "r1"): \(grid.columns.options.first?.value ?? "Good")}"),
          found: node, at: node.range))
      return nil
    }
    var answers: [RowAnswer] = []
    var isSound = true
    for pair in pairs {
      let id = pair.key.scalar?.text.normalised ?? ""
      guard grid.rows.contains(where: { $0.id == id }) else {
        isSound = false
        let ids = grid.rows.map(\.id)
        bag.report(
          role.notAllowed(
            "there is no row \"\(id)\"; there are \(enumeration(ids))",
            meant: nearestName(to: id, among: ids), at: pair.key.range))
        continue
      }
      if let value = value(pair.value, among: grid.columns, role) {
        answers.append(RowAnswer(row: id, value: value))
      } else {
        isSound = false
      }
    }
    guard isSound else { return nil }
    return .rows(grid.rows.compactMap { row in answers.first { $0.row == row.id } })
  }
}
