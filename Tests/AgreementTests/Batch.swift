import Diagnostics
import Foundation
import HTMLBackend
import JSONText
import PythonBackend
import SourceText
import SurveyCompiler
import SurveyModel
import SurveyRuntime
import Tabulation
import TestSupport
import UnicodeText

/// A random survey that compiles, with a file of responses and a table for it.
struct AgreementCase {
  let seed: UInt64
  let spec: String
  let survey: Survey
  let responses: String
  /// Responses that a table can hold as well.
  let tidy: String
  let table: [UInt8]

  /// Nothing when the survey has a mistake, whose kinds are then added to `refusals`.
  init?(seed: UInt64, refusals: inout [DiagnosticID: String]) {
    let spec = RandomSurvey(seed: seed).yaml
    var bag = DiagnosticBag()
    let file = SourceFile(name: "random.yaml", text: spec)
    let survey = SurveyCompiler.survey(of: file, reporting: &bag)
    for problem in bag.diagnostics where problem.severity == .error {
      refusals[problem.id] = "\(problem.message)\n\(spec)"
    }
    guard let survey, !bag.hasErrors else { return nil }
    self.seed = seed
    self.spec = spec
    self.survey = survey
    var records = RandomRecords(survey, seed: seed &+ 0x5EED)
    responses = records.file()
    var tidyRecords = RandomRecords(survey, seed: seed &+ 0x71D, isTidy: true)
    tidy = tidyRecords.file()
    var table = RandomTable(survey, seed: seed &+ 0x7AB1E)
    self.table = table.file()
  }
}

/// What the native code makes of a case: the reference.
extension AgreementCase {
  func nativeTally(of bytes: [UInt8], named name: String) -> String {
    var builder = TallyBuilder(survey)
    builder.read(bytes, named: name)
    return builder.finish().canonicalJSON
  }

  /// The tidy responses as the native code exports them.
  var nativeTable: String {
    let reader = AnswerReader(survey)
    var table = ResponseTable(survey)
    var ids: Set<String> = []
    for line in tidy.utf8.split(separator: 0x0A) {
      guard let record = try? JSONValue(parsing: line), isReadable(record),
        case .object(let members)? = record["answers"]
      else { continue }
      if case .string(let id)? = record["id"], !id.normalised.isEmpty,
        !ids.insert(id.normalised).inserted
      {
        continue
      }
      let answers = survey.visibleAnswers(of: reader.answers(in: members))
      table.add(
        Response(
          survey: survey.id, fingerprint: survey.fingerprint, id: "", submittedAt: "",
          language: "", answers: answers))
    }
    return table.csv
  }

  /// Line by line which questions are shown and what is refused.
  var nativeJudgement: String {
    let reader = AnswerReader(survey)
    var text = ""
    for line in responses.utf8.split(separator: 0x0A) where line.first == UInt8(ascii: "{") {
      guard let record = try? JSONValue(parsing: line), isReadable(record),
        case .object(let members)? = record["answers"]
      else {
        text += "unreadable\n"
        continue
      }
      let answers = reader.answers(in: members)
      let shown = survey.visibility(of: answers).map { $0 ? "1" : "0" }.joined()
      let refused = survey.violations(in: answers).map { violation -> JSONValue in
        let row = violation.row.map { "/" + survey.questions[violation.question].rows[$0].id } ?? ""
        let values = violation.arguments.filter { $0.name != "label" }
          .map { "(\($0.name)=\($0.value))" }
        return .string(
          "\(violation.question)\(row):\(violation.word.rawValue)\(values.joined())")
      }
      text += "\(shown) \(JSONValue.array(refused).compact)\n"
    }
    return text
  }

  private func isReadable(_ record: JSONValue) -> Bool {
    var builder = TallyBuilder(survey)
    builder.add(record, at: .init(file: "", line: 1, reason: ""))
    return builder.unreadable == 0
  }
}

/// Cases that the other back ends count in one process each.
struct Batch {
  let cases: [AgreementCase]
  let folder: URL

  init(_ cases: [AgreementCase]) throws {
    self.cases = cases
    folder = try Program.temporaryFolder()
    for (index, one) in cases.enumerated() {
      let place = folder.appendingPathComponent("\(index)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      func write(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: place.appendingPathComponent(name))
      }
      try write("spec.yaml", Array(one.spec.utf8))
      try write("logic.js", Array(LogicScript.script(for: one.survey).utf8))
      for file in PythonBackend().generate(one.survey) { try write("tally.py", file.bytes) }
      try write("responses.jsonl", Array(one.responses.utf8))
      try write("tidy.jsonl", Array(one.tidy.utf8))
      try write("table.csv", one.table)
      try write("native.csv", Array(one.nativeTable.utf8))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a driver over the whole folder; its standard error.
  func drive(_ program: String, _ driver: String) throws -> String {
    let script = Checkout.root + "/Tests/AgreementTests/Script/" + driver
    return try Program.run(program, [script, folder.path, "\(cases.count)"]).errors
  }

  func bytes(_ index: Int, _ name: String) -> [UInt8] {
    let file = folder.appendingPathComponent("\(index)").appendingPathComponent(name)
    return (try? Data(contentsOf: file)).map(Array.init) ?? Array("there is no \(name)".utf8)
  }

  func text(_ index: Int, _ name: String) -> String {
    String(decoding: bytes(index, name), as: UTF8.self)
  }
}
