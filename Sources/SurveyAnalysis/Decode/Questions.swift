import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// A question as far as it could be decoded.
struct DecodedQuestion {
  var question: Question
  /// Whether the question's body is what was written, and no note in its place.
  var isUnderstood: Bool
  var options: DecodedOptions?
  var rows: [Row]?
  var showIf: Node?
}

extension SurveyDecoder {
  /// Decodes the question at an index of `questions`.
  mutating func question(at index: Int, documentChart: ChartWish?) -> DecodedQuestion {
    let draft = questions[index]
    let fields = draft.fields
    answerLimit = index
    checkKeys(of: draft)

    let text = self.text(.question, in: fields)
    if text == nil, !fields.has(.question), !fields.hasUnknown {
      bag.report(
        .missingKey(
          "question", QuestionKey.question.facts, in: .question, at: fields.beginning))
    }
    let description = self.text(.description, in: fields)
    let isRequired = has(.required, draft) ? boolean(.required, in: fields) ?? false : false
    let isShuffled = has(.shuffle, draft) ? boolean(.shuffle, in: fields) ?? false : false

    let options = decodedOptions(of: draft, isShuffled: isShuffled)
    let rows = decodedRows(of: draft)
    let body = body(of: draft, options: options, rows: rows)
    let type = body == nil ? nil : draft.type

    var question = Question(
      id: draft.id, number: index + 1, section: draft.section,
      text: text ?? Text(plain: ""), description: description, isRequired: isRequired,
      body: body ?? .note, chart: Chart(kind: .none), places: fields.places)
    let optionCount = question.options.count
    if has(.chart, draft) || type != nil, let type = draft.type, type.isAnswered {
      question.chart = chart(
        of: type, own: draft.isTypeCertain ? (has(.chart, draft) ? fields[.chart] : nil) : nil,
        document: documentChart, optionCount: optionCount)
    }
    if let body {
      if has(.defaultAnswer, draft), let node = fields[.defaultAnswer] {
        question.initial = initialAnswer(node, to: body)
      }
      question.scoring = scoring(of: draft, body: body)
    }
    return DecodedQuestion(
      question: question, isUnderstood: body != nil, options: options, rows: rows,
      showIf: fields[.showIf])
  }

  /// What conditions may know of a question; nothing about what could not be understood.
  func subject(_ decoded: DecodedQuestion, _ draft: DraftQuestion) -> ConditionSubject {
    let type = draft.isTypeCertain ? draft.type : nil
    let question = decoded.question
    return ConditionSubject(
      id: draft.id, type: type, text: question.text.written,
      options: subjectOptions(of: draft, decoded),
      rows: draft.type == .grid ? decoded.rows?.map { ($0.id, $0.text.written) } : [],
      isRequired: question.isRequired, places: draft.fields.places,
      question: type != nil && decoded.isUnderstood ? question : nil)
  }

  /// Whether a key was written and the type may have it.
  func has(_ key: QuestionKey, _ draft: DraftQuestion) -> Bool {
    guard draft.fields.has(key) else { return false }
    guard let types = key.types, let type = draft.type else { return true }
    return types.contains(type)
  }

  private func subjectOptions(
    of draft: DraftQuestion, _ decoded: DecodedQuestion
  ) -> [(value: String, labels: [String])]? {
    let options: [Option]
    if draft.type?.hasOptions == true {
      guard let listed = decoded.options, listed.isSound else { return nil }
      options = listed.options
    } else {
      guard decoded.isUnderstood else { return nil }
      options = decoded.question.options
    }
    return options.map { option in
      (
        option.value,
        [option.label.written] + option.label.translations.map(\.template.written)
      )
    }
  }

  /// The options with "Other"; nothing when there are none or they are no list.
  private mutating func decodedOptions(
    of draft: DraftQuestion, isShuffled: Bool
  ) -> DecodedOptions? {
    guard has(.options, draft), let node = draft.fields[.options] else {
      if let type = draft.type, type.hasOptions, draft.isTypeCertain, !draft.fields.hasUnknown,
        !draft.fields.has(.options)
      {
        bag.report(
          .missingKey(
            "options", QuestionKey.options.facts, in: .question, at: draft.fields.beginning,
            because: "a `\(type.rawValue)` question needs something to choose from"))
      }
      return nil
    }
    guard var decoded = options(node) else { return nil }
    if has(.other, draft), let node = draft.fields[.other] { addOther(to: &decoded, node) }
    return decoded
  }

  private mutating func decodedRows(of draft: DraftQuestion) -> [Row]? {
    guard has(.rows, draft), let node = draft.fields[.rows] else {
      if draft.type == .grid, draft.isTypeCertain, !draft.fields.hasUnknown {
        bag.report(
          .missingKey(
            "rows", QuestionKey.rows.facts, in: .question, at: draft.fields.beginning,
            because: "a `grid` asks the same for several rows; its `options` are the columns"))
      }
      return nil
    }
    return rows(node)
  }

  private mutating func scoring(of draft: DraftQuestion, body: Question.Body) -> Scoring? {
    let fields = draft.fields
    let choices: Choices? =
      switch body {
      case .chooseOne(let choices, _), .chooseMany(let choices, _), .scale(let choices, _): choices
      default: nil
      }
    if choices == nil, draft.isTypeCertain, let type = draft.type {
      for option in body.listedOptions where option.points != nil {
        bag.report(.optionPointsNotForType(type, at: option.places["points"]))
      }
    }
    let scored = choices?.options.filter { $0.points != nil } ?? []
    var points: DecimalNumber?
    if has(.points, draft) {
      points = number(.points, in: fields)
      if let value = points, value < DecimalNumber(0) {
        bag.report(
          .outOfRange(
            value, for: "points", lowest: DecimalNumber(0), highest: nil, of: "points",
            at: fields.places["points"]))
        points = nil
      }
      if !fields.has(.answer), !fields.hasUnknown {
        bag.report(.pointsWithoutAnswer(at: fields.keyRange(.points)))
      }
    }
    if has(.answer, draft), let node = fields[.answer] {
      if let first = scored.first {
        let place = first.places["points"]
        let isShared = !fields.places["options"].contains(place)
        let (later, earlier) =
          isShared ? (fields.places["answer"], place) : order(node.range, place)
        bag.report(.pointsAndAnswer(at: later, other: earlier))
        return nil
      }
      guard let answers = rightAnswers(node, to: body) else { return nil }
      return .rightAnswers(answers, points: points ?? DecimalNumber(1))
    }
    guard !scored.isEmpty else { return nil }
    let worth = scored.map { $0.points?.millionths ?? 0 }
    let possible: Int
    if case .chooseMany(_, let bounds) = body {
      // The best that can be chosen, at most as many as may be.
      let best = worth.filter { $0 > 0 }.sorted(by: >)
      possible = best.prefix(bounds.maximum ?? best.count).reduce(0, &+)
    } else {
      possible = max(0, worth.max() ?? 0)
    }
    return .optionPoints(possible: DecimalNumber(millionths: possible))
  }
}

extension Question.Body {
  /// The options that the author wrote for a `rank` or as a grid's columns.
  fileprivate var listedOptions: [Option] {
    switch self {
    case .rank(let choices, _): choices.options
    case .grid(let grid): grid.columns.options
    default: []
    }
  }
}
