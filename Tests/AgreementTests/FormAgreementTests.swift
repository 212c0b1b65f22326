import Diagnostics
import Foundation
import HTMLBackend
import JSONText
import SourceText
import SurveyCompiler
import SurveyModel
import SurveyRuntime
import Tabulation
import TestSupport
import Testing

/// The form's script and the native code must mean the same, to the last digit.
@Suite(.enabled(if: Program.isInstalled("node")))
struct FormAgreementTests {
  @Test(arguments: [
    FormAgreementTests.everyType, FormAgreementTests.quiz, FormAgreementTests.smallGroups,
  ])
  func `The form's script and the native tally count random responses alike`(spec: String) throws {
    let survey = try compiled(spec)
    for seed in 1...4 {
      var random = SeededGenerator(state: UInt64(seed))
      let lines = (0..<60).map { _ in random.response(to: survey) }.joined(separator: "\n")
      var builder = TallyBuilder(survey)
      builder.read(Array(lines.utf8), named: "responses.jsonl")
      let script = """
        const { tallyText, readLines } = globalThis.surveyLogic;
        process.stdout.write(tallyText(readLines(require("node:fs").readFileSync(0, "utf8"))));
        """
      #expect(try run(script, for: survey, input: lines) == builder.finish().canonicalJSON)
    }
  }

  @Test(arguments: [FormAgreementTests.everyType, FormAgreementTests.quiz])
  func `The form's script asks and refuses what the native code asks and refuses`(spec: String)
    throws
  {
    let survey = try compiled(spec)
    var random = SeededGenerator(state: 7)
    let lines = (0..<200).map { _ in random.response(to: survey) }.joined(separator: "\n")
    let script = """
      const { visibility, violations, readLines, readResponse, score } = globalThis.surveyLogic;
      const lines = require("node:fs").readFileSync(0, "utf8").split("\\n");
      for (const line of lines) {
        const { answers, others } = readResponse(readLines(line).responses[0]);
        const refused = violations(answers, others).map((item) => `${item.question}:${item.word}`);
        const { points, possible, passed } = score ? score(answers) : {};
        console.log(visibility(answers).map(Number).join(""), refused.join(" "), points, possible, passed);
      }
      """
    let reader = AnswerReader(survey)
    let expected = try lines.split(separator: "\n").map { line -> String in
      let record = try JSONValue(parsing: line.utf8)
      guard case .object(let members)? = record["answers"] else { return "not read\n" }
      let answers = reader.answers(in: members)
      let visible = survey.visibility(of: answers).map { $0 ? "1" : "0" }.joined()
      let refused = survey.violations(in: answers).map { "\($0.question):\($0.word.rawValue)" }
      var score = "undefined undefined undefined"
      if survey.quiz != nil {
        let result = survey.score(of: answers)
        score = "\(result.points) \(result.possible) \(result.passed.map { "\($0)" } ?? "null")"
      }
      return "\(visible) \(refused.joined(separator: " ")) \(score)\n"
    }
    #expect(try run(script, for: survey, input: lines) == expected.joined())
  }

  private func compiled(_ spec: String) throws -> Survey {
    var bag = DiagnosticBag()
    let file = SourceFile(name: "agreement.yaml", text: spec)
    let survey = SurveyCompiler.survey(of: file, reporting: &bag)
    #expect(!bag.hasErrors, "\(bag.diagnostics.map(\.message))")
    return try #require(survey)
  }

  private func run(_ script: String, for survey: Survey, input: String) throws -> String {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("logic.js")
    try Data((LogicScript.script(for: survey) + script).utf8).write(to: file)
    let finished = try Program.run("node", [file.path], input: input)
    #expect(finished.errors == "")
    return finished.output
  }
}
