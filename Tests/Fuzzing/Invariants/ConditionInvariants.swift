import Diagnostics
import SourceText
import SurveyAnalysis
import Tabulation

/// What the reader of conditions owes any text: a condition that can be asked of a response, or an
/// error.
package func violationsOfCondition(_ bytes: [UInt8]) -> [String] {
  guard let survey = surveyOfEveryType else { return ["the survey of every type has errors"] }
  let file = SourceFile(name: "condition", bytes: bytes)
  var bag = DiagnosticBag()
  let condition = compileCondition(in: file, of: survey, reporting: &bag)
  var found = violations(of: bag.sorted, in: file)
  if let condition {
    var builder = TallyBuilder(survey, where: condition)
    builder.read(response, named: "one.jsonl")
    _ = builder.finish()
  } else if !bag.hasErrors {
    found.append("no condition, and no error")
  }
  return found
}

private let response = Array(#"{"answers":{"food":"pasta","days":["Mon"],"age":12}}"#.utf8)
