import Charts
import JSONText
import Tabulation

/// What the readers of responses owe any bytes: a tally that can be printed, whatever the name of
/// the file promises.
package func violationsOfResponses(_ bytes: [UInt8]) -> [String] {
  ["responses.jsonl", "responses.csv"].flatMap { violations(ofResponses: bytes, named: $0) }
}

private func violations(ofResponses bytes: [UInt8], named name: String) -> [String] {
  guard let survey = surveyOfEveryType else { return ["the survey of every type has errors"] }
  var builder = TallyBuilder(survey, by: 0)
  builder.read(bytes, named: name)
  let tally = builder.finish()
  var found: [String] = []
  for question in tally.questions {
    guard let figures = question.figures else { continue }
    if figures.answered > figures.asked || figures.asked > tally.responses {
      found.append("\(question.id): more answers than people")
    }
  }
  let json = tally.canonicalJSON
  do {
    // The tally's numbers are written shortest, so that reading them back changes nothing.
    if try JSONValue(parsing: Array(json.utf8)).indented + "\n" != json {
      found.append("the tally's JSON reads differently from what it says")
    }
  } catch {
    found.append("the tally is no JSON: \(error.reason)")
  }
  let text = TallyText(tally, of: survey, width: 80, isColored: false).render()
  if let scalar = activeScalar(in: text) {
    found.append("the tally's text holds \(scalar.visibleName)")
  }
  for sentence in builder.notes.sentences(
    unreadable: tally.unreadable, duplicates: tally.duplicates)
  where sentence.isEmpty {
    found.append("an empty note")
  }
  // What is printed twice must be printed the same.
  if builder.finish().canonicalJSON != json { found.append("two tallies of one file differ") }
  return found
}
