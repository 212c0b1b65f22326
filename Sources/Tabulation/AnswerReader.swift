import JSONText
import SurveyModel
import UnicodeText

/// Reads what a file says as the answer to a question; built once for a survey, used for every
/// response.
package struct AnswerReader: Sendable {
  package let survey: Survey
  /// For each question what its options are called: values first, then labels of all languages.
  private let names: [[ExactText: String]]
  /// The keys of `answers` that mean something.
  let knownKeys: Set<ExactText>

  package init(_ survey: Survey) {
    self.survey = survey
    names = survey.questions.map { question in
      var names: [ExactText: String] = [:]
      for option in question.options { names[ExactText(option.value)] = option.value }
      for option in question.options {
        for label in option.label.writtenInAllLanguages where names[ExactText(label)] == nil {
          names[ExactText(label)] = option.value
        }
      }
      return names
    }
    knownKeys = Set(
      survey.questions.flatMap { question -> [ExactText] in
        let keys = question.type.isAnswered ? [question.id] : []
        let other = question.choices?.other == nil ? [] : [question.id + ".other.text"]
        return (keys + other).map(ExactText.init)
      })
  }

  /// The answers of one response object's `answers`.
  package func answers(in object: [JSONValue.Member]) -> AnswerSet {
    var members: [ExactText: JSONValue] = [:]
    for member in object { members[ExactText(member.name)] = member.value }
    var answers = AnswerSet(questionCount: survey.questions.count)
    for (index, question) in survey.questions.enumerated() {
      answers[index] = members[ExactText(question.id)].flatMap { answer($0, to: index) }
      if question.choices?.other != nil,
        let other = members[ExactText(question.id + ".other.text")]
      {
        answers.otherTexts[index] = text(of: other)
      }
    }
    return answers
  }

  /// One answer; nothing when there is none (`null`, blank).
  package func answer(_ value: JSONValue, to index: Int) -> Answer? {
    let question = survey.questions[index]
    switch question.type {
    case .note: return nil
    case .chooseOne, .yesNo, .scale:
      return scalar(value) { .choice(optionValue($0, of: index)) }
    case .chooseMany, .rank: return list(value, of: index)
    case .grid: return rows(value, of: index)
    case .number:
      return scalar(value) { text in DecimalNumber(text).map(Answer.number) ?? .unrecognised(text) }
    case .rating: return scalar(value) { rating($0, question) }
    case .date:
      return scalar(value) { text in CalendarDate(text).map(Answer.date) ?? .unrecognised(text) }
    case .time:
      return scalar(value) { text in TimeOfDay(text).map(Answer.time) ?? .unrecognised(text) }
    case .shortText, .longText: return scalar(value) { .text($0) }
    }
  }

  /// Whether the text names an option of the question.
  func isKnown(_ text: String, of index: Int) -> Bool {
    names[index][ExactText(text)] != nil
  }

  /// The value of the option that the text names; else the text itself.
  func optionValue(_ text: String, of index: Int) -> String {
    if let value = names[index][ExactText(text)] { return value }
    guard survey.questions[index].type == .yesNo else { return text }
    switch text.lowercasedASCII {
    case "true", "1", "yes": return "Yes"
    case "false", "0", "no": return "No"
    default: return text
    }
  }

  /// The text of a scalar as written; nothing when it is blank, or no scalar.
  func text(of value: JSONValue) -> String? {
    let text: String
    switch value {
    case .string(let string): text = string.normalised
    case .number(let spelling): text = spelling
    case .boolean(let flag): text = flag ? "true" : "false"
    case .null, .array, .object: return nil
    }
    return text.isEmpty ? nil : text
  }

  private func scalar(_ value: JSONValue, _ read: (String) -> Answer) -> Answer? {
    switch value {
    case .array, .object: .unrecognised(value.compact)
    default: text(of: value).map(read)
    }
  }

  private func rating(_ text: String, _ question: Question) -> Answer {
    guard case .rating(let rating) = question.body, let number = DecimalNumber(text),
      let whole = number.whole, (rating.minimum...rating.maximum).contains(whole)
    else { return .unrecognised(text) }
    return .number(number)
  }

  private func list(_ value: JSONValue, of index: Int) -> Answer? {
    switch value {
    case .null: return nil
    case .object: return .unrecognised(value.compact)
    case .array(let elements):
      let texts = elements.compactMap { element -> String? in
        switch element {
        case .array, .object: element.compact
        default: text(of: element)
        }
      }
      return list(texts, of: index)
    case .string, .number, .boolean:
      guard let joined = text(of: value) else { return nil }
      return list(JoinedCell.split(joined, of: survey.questions[index]), of: index)
    }
  }

  /// Each value once, at its first place; `choose_many` in written order, then what is no option.
  func list(_ texts: [String], of index: Int) -> Answer? {
    var seen: Set<ExactText> = []
    let values = texts.map { optionValue($0, of: index) }
      .filter { seen.insert(ExactText($0)).inserted }
    if survey.questions[index].type == .rank { return values.isEmpty ? nil : .choices(values) }
    let options = survey.questions[index].options
    let chosen = options.map(\.value).filter { seen.contains(ExactText($0)) }
    let known = Set(chosen.map(ExactText.init))
    return .choices(chosen + values.filter { !known.contains(ExactText($0)) })
  }

  private func rows(_ value: JSONValue, of index: Int) -> Answer? {
    guard case .object(let members) = value else {
      return scalar(value) { .unrecognised($0) }
    }
    var rows: [RowAnswer] = []
    for member in members {
      let answer: String?
      switch member.value {
      case .array, .object: answer = member.value.compact
      default: answer = text(of: member.value).map { optionValue($0, of: index) }
      }
      rows.removeAll { ExactText($0.row) == ExactText(member.name) }
      if let answer { rows.append(RowAnswer(row: member.name, value: answer)) }
    }
    return rows.isEmpty ? nil : .rows(rows)
  }
}

extension Text {
  /// The text in every language, as written.
  var writtenInAllLanguages: [String] {
    [written] + translations.map(\.template.written)
  }
}

extension String {
  var lowercasedASCII: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

/// A text that equals only the same code points; Swift's own equality is canonical equivalence.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
