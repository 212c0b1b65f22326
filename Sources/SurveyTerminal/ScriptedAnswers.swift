import JSONText
import SurveyModel
import SurveyRuntime
import Tabulation
import UnicodeText

/// Respondents from a file: each line an object of answers, or a whole response.
package enum ScriptedAnswers {
  package enum Entry: Sendable {
    case response(Response)
    /// What the prompt would have refused, by the line (from 1).
    case refused(line: Int, reasons: [String])
  }

  package static func read(
    _ bytes: [UInt8], for survey: Survey, language: LanguageTag,
    using generator: inout some RandomNumberGenerator
  ) -> [Entry] {
    let reader = AnswerReader(survey)
    var entries: [Entry] = []
    var line = 0
    for slice in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      if String(decoding: slice, as: UTF8.self).trimmed.isEmpty { continue }
      do {
        let record = try JSONValue(parsing: slice)
        entries.append(
          entry(record, line, reader: reader, language: language, using: &generator))
      } catch {
        entries.append(.refused(line: line, reasons: ["this is no JSON: \(error.reason)"]))
      }
    }
    return entries
  }

  private static func entry(
    _ record: JSONValue, _ line: Int, reader: AnswerReader, language: LanguageTag,
    using generator: inout some RandomNumberGenerator
  ) -> Entry {
    let survey = reader.survey
    guard case .object(var members) = record else {
      return .refused(line: line, reasons: ["this is no object of answers"])
    }
    // A question may be called "answers"; only a whole response has an object there.
    var whole: JSONValue?
    if case .object(let inner)? = record["answers"], survey.questionIndex(ofID: "answers") == nil {
      members = inner
      whole = record
    }
    let given = reader.answers(in: members)
    let reasons =
      unknownKeys(of: members, survey) + refusals(of: given, survey, language)
    guard reasons.isEmpty else { return .refused(line: line, reasons: reasons) }
    func text(_ name: String) -> String? {
      if case .string(let text)? = whole?[name] { text } else { nil }
    }
    return .response(
      Response(
        survey: survey.id, fingerprint: survey.fingerprint,
        id: text("id") ?? ResponseID.make(using: &generator),
        submittedAt: text("submitted_at") ?? "", language: text("language") ?? language.tag,
        version: survey.version, answers: survey.visibleAnswers(of: given)))
  }

  private static func unknownKeys(of members: [JSONValue.Member], _ survey: Survey) -> [String] {
    members.map(\.name).filter { name in
      !survey.questions.contains { name == $0.id || name == $0.id + ".other.text" }
    }.map { "there is no question \"\($0)\"" }
  }

  /// What the prompt would have said: unknown options, and everything that validation refuses.
  private static func refusals(of answers: AnswerSet, _ survey: Survey, _ language: LanguageTag)
    -> [String]
  {
    var reasons: [String] = []
    let visible = survey.visibility(of: answers)
    for (index, question) in survey.questions.enumerated() {
      guard let answer = answers[index] else { continue }
      if !visible[index] {
        reasons.append("\(question.id): this question is not asked after these answers")
      }
      for text in unknownTexts(in: answer, question) {
        reasons.append("\(question.id): there is no option \"\(text)\"")
      }
    }
    for violation in survey.violations(in: answers, language: language) {
      let word = survey.word(violation.word, in: language, arguments: violation.arguments)
      reasons.append("\(survey.questions[violation.question].id): \(word)")
    }
    return reasons
  }

  private static func unknownTexts(in answer: Answer, _ question: Question) -> [String] {
    let given: [String] =
      switch answer {
      case .choice(let value): [value]
      case .choices(let values): values
      case .rows(let rows): rows.map(\.value)
      case .unrecognised(let text): [text]
      default: []
      }
    return given.filter { value in !question.options.contains { $0.value == value } }
  }
}

/// 128 random bits in hexadecimal, by which a response that comes twice is found.
package enum ResponseID {
  package static func make(using generator: inout some RandomNumberGenerator) -> String {
    (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
