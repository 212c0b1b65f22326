import Foundation
import TestSupport
import Testing

/// Every spec that is said to be valid becomes artifacts that run.
@Suite("Valid specs")
struct ValidCasesTests {
  /// The examples, and the valid cases that stand beside a checkout where there are any.
  static let specs: [String] = {
    let folders = [Checkout.root + "/examples", Checkout.shared + "/cases/valid"]
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  @Test(
    "pass the check and build a form, and a script that counts as the tool does", arguments: specs)
  func builds(spec: String) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = try Program.surveyc(["check", "--strict", spec])
    #expect(check.status == 0, "\(check.output)")
    let build = try Program.surveyc(["build", "--quiet", spec, "-o", folder.path])
    #expect(build.status == 0, "\(build.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains { $0.hasSuffix(".html") })
    let script = try #require(names.first { $0.hasSuffix("-tally.py") })
    let responses = folder.appendingPathComponent("responses.jsonl")
    try Data("{\"answers\":{}}\n{\"answers\":{}}\n".utf8).write(to: responses)
    let python = try Program.run(
      "python3", [folder.appendingPathComponent(script).path, "--json", responses.path])
    let native = try Program.surveyc(["tally", spec, responses.path, "--format", "json"])
    #expect(python.status == 0, "\(python.errors)")
    #expect(python.output == native.output)
  }
}
