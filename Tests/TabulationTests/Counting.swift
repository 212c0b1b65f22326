import Diagnostics
import JSONText
import SourceText
import SurveyCompiler
import SurveyModel
import Tabulation
import Testing

/// The survey of a spec, which must have no errors.
func survey(_ text: String, file name: String = "t.yaml") throws -> Survey {
  var bag = DiagnosticBag()
  let survey = SurveyCompiler.survey(of: SourceFile(name: name, text: text), reporting: &bag)
  return try #require(survey, "\(bag.sorted.map(\.message))")
}

/// The survey of one question with the id `q`.
func question(_ keys: String, document: String = "") throws -> Survey {
  try survey("title: T\n\(document)\nquestions:\n  - {id: q, question: Q, \(keys)}\n")
}

/// A builder that has read one file.
func reading(_ text: String, named name: String = "f.csv", of survey: Survey) -> TallyBuilder {
  var builder = TallyBuilder(survey)
  builder.read(Array(text.utf8), named: name)
  return builder
}

/// The tally's member `questions[index]` after responses with these `answers` objects.
func counted(_ survey: Survey, _ answers: [String], question index: Int = 0) throws -> JSONValue {
  let lines = answers.map { "{\"answers\":\($0)}\n" }.joined()
  let builder = reading(lines, named: "f.jsonl", of: survey)
  try #require(builder.unreadable == 0, "\(builder.notes)")
  return try tallied(builder, question: index)
}

func tallied(_ builder: TallyBuilder, question index: Int = 0) throws -> JSONValue {
  guard case .array(let questions)? = builder.finish().json["questions"] else {
    throw NoQuestions()
  }
  return try #require(questions.indices.contains(index) ? questions[index] : nil)
}

struct NoQuestions: Error {}

extension JSONValue {
  /// The members of the objects of a list, as compact JSON: `"count"` of `options`, say.
  func column(_ name: String, of list: String = "options") -> [String] {
    guard case .array(let elements)? = self[list] else { return [] }
    return elements.map { $0[name]?.compact ?? "-" }
  }

  /// A member as compact JSON.
  func text(_ name: String) -> String { self[name]?.compact ?? "-" }

  /// `text: count` for each entry of a list of texts.
  func texts(_ list: String) -> [String] {
    guard case .array(let elements)? = self[list] else { return [] }
    return elements.map { element in
      guard case .string(let text)? = element["text"] else { return "-" }
      return "\(text): \(element.text("count"))"
    }
  }
}
