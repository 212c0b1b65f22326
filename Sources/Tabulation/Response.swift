import JSONText
import SurveyModel

/// One respondent's answers with what is needed to count them once.
package struct Response: Sendable {
  package var survey: String
  package var fingerprint: String
  /// 128 random bits in hexadecimal, made when the form was opened; empty when there is none.
  package var id: String
  /// RFC 3339, in UTC.
  package var submittedAt: String
  package var language: String
  /// The author's version of the spec.
  package var version: String?
  package var answers: AnswerSet

  package init(
    survey: String, fingerprint: String, id: String, submittedAt: String, language: String,
    version: String? = nil, answers: AnswerSet
  ) {
    self.survey = survey
    self.fingerprint = fingerprint
    self.id = id
    self.submittedAt = submittedAt
    self.language = language
    self.version = version
    self.answers = answers
  }

  /// The response as a line of JSON Lines, without its line end.
  package func jsonLine(of survey: Survey) -> String {
    var members: [JSONValue.Member] = [
      .init("survey", .string(self.survey)), .init("fingerprint", .string(fingerprint)),
    ]
    if let version { members.append(.init("version", .string(version))) }
    members += [
      .init("id", .string(id)), .init("submitted_at", .string(submittedAt)),
      .init("language", .string(language)), .init("answers", answers.json(of: survey)),
    ]
    return JSONValue.object(members).compact
  }
}

extension AnswerSet {
  /// The answers as they are stored, by question id in written order.
  package func json(of survey: Survey) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (index, question) in survey.questions.enumerated() {
      guard let answer = self[index] else { continue }
      members.append(.init(question.id, answer.json))
      if let other = otherTexts[index] {
        members.append(.init(question.id + ".other.text", .string(other)))
      }
    }
    return .object(members)
  }
}

extension Answer {
  package var json: JSONValue {
    switch self {
    case .choice(let text), .text(let text), .unrecognised(let text): .string(text)
    case .choices(let values): .array(values.map { .string($0) })
    case .number(let number): .number(number.description)
    case .date(let date): .string(date.description)
    case .time(let time): .string(time.description)
    case .rows(let rows): .object(rows.map { .init($0.row, .string($0.value)) })
    }
  }
}
