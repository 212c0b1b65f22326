import Diagnostics
import Foundation
import SourceText
import Testing

struct MachineFormatTests {
  static let files: [FileDiagnostics] = {
    let sample = Sample("titel: Lunch\nquestion: Why? # é\n", name: "my lunch.yaml")
    let range = sample.range("titel")
    return [
      FileDiagnostics(
        sample.file,
        [
          Diagnostic(
            .unknownKey, .error, "there is no key \"titel\"", at: range, label: "title is meant",
            secondary: [Label(sample.range("question"), "beside this")], notes: ["a note"],
            help: "write title", fixes: [Fix("write title", [Edit(range, "title")], isSafe: true)]),
          Diagnostic(.longQuestion, .warning, "long", at: sample.range("Why?")),
          Diagnostic(.implicitIDs, .info, "q1", at: sample.range("question")),
        ]),
      FileDiagnostics(SourceFile(name: "empty.yaml", bytes: []), []),
    ]
  }()

  private func object(_ format: DiagnosticFormat) throws -> NSDictionary {
    let data = Data(format.render(Self.files).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  @Test("concise is a line a diagnostic")
  func concise() {
    let expected = """
      my lunch.yaml:1:1: error: there is no key "titel" [unknown-key]
      my lunch.yaml:2:11: warning: long [long-question]
      my lunch.yaml:2:1: info: q1 [implicit-ids]

      """
    #expect(DiagnosticFormat.concise.render(Self.files) == expected)
  }

  @Test("JSON has exactly the documented members")
  func json() throws {
    func range(_ line: Int, _ from: Int, _ to: Int) -> NSDictionary {
      ["start": ["line": line, "column": from], "end": ["line": line, "column": to]]
    }
    func note(_ text: String, _ range: NSDictionary) -> NSDictionary {
      ["message": text, "file": "my lunch.yaml", "range": range]
    }
    let result = try object(.json)
    #expect(Set(result.allKeys as? [String] ?? []) == ["diagnostics", "errors", "warnings"])
    #expect(result["errors"] as? Int == 1)
    #expect(result["warnings"] as? Int == 1)
    let all = try #require(result["diagnostics"] as? [NSDictionary])
    let first: NSDictionary = [
      "id": "unknown-key", "severity": "error", "file": "my lunch.yaml",
      "range": range(1, 1, 6), "message": "there is no key \"titel\"",
      "notes": [
        note("title is meant", range(1, 1, 6)), note("beside this", range(2, 1, 9)),
        note("a note", range(1, 1, 6)),
      ],
      "help": "write title",
      "fixes": [
        ["title": "write title", "edits": [["range": range(1, 1, 6), "replacement": "title"]]]
      ],
    ]
    #expect(all.count == 3)
    #expect(all.first == first)
    #expect(all.last?["help"] is NSNull)
  }

  @Test("SARIF has what the 2.1.0 schema requires")
  func sarif() throws {
    let log = try object(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [NSDictionary])?.first)
    let driver = try #require((run["tool"] as? NSDictionary)?["driver"] as? NSDictionary)
    #expect(driver["name"] as? String == "surveyc")
    let rules = try #require(driver["rules"] as? [NSDictionary]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [NSDictionary])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect((result["message"] as? NSDictionary)?["text"] is String)
      let locations = try #require(result["locations"] as? [NSDictionary])
      for location in locations + (result["relatedLocations"] as? [NSDictionary] ?? []) {
        let place = try #require(location["physicalLocation"] as? NSDictionary)
        let artifact = try #require(place["artifactLocation"] as? NSDictionary)
        #expect(artifact["uri"] as? String == "my%20lunch.yaml")
        let region = try #require(place["region"] as? [String: Int])
        #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
        #expect(region.values.allSatisfy { $0 >= 1 })
      }
      for fix in result["fixes"] as? [NSDictionary] ?? [] {
        let change = try #require((fix["artifactChanges"] as? [NSDictionary])?.first)
        #expect(change["artifactLocation"] is NSDictionary)
        let replacement = try #require((change["replacements"] as? [NSDictionary])?.first)
        #expect(replacement["deletedRegion"] is NSDictionary)
      }
    }
  }

  @Test("escapes keep the data of JSON")
  func escapes() throws {
    let sample = Sample("a: b", name: "\u{9B}\u{202E}\u{E0001}.yaml")
    let files = [
      FileDiagnostics(
        sample.file, [Diagnostic(.emptyText, .error, "m", at: SourceRange(at: 0))])
    ]
    let data = Data(DiagnosticFormat.json.render(files).utf8)
    let result = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let first = try #require((result["diagnostics"] as? [NSDictionary])?.first)
    #expect(first["file"] as? String == sample.file.name)
  }

  @Test("the summary counts in words that agree")
  func summaries() {
    #expect(
      summary(of: Self.files) == "1 error, 1 warning, 1 tip in 2 files; --fix can mend 1 of them.")
    let clean = FileDiagnostics(SourceFile(name: "lunch.yaml", bytes: []), [])
    #expect(summary(of: [clean]) == "No mistakes found in lunch.yaml.")
    #expect(summary(of: [clean, clean]) == "No mistakes found in 2 files.")
    let error = Diagnostic(.emptyFile, .error, "m", at: SourceRange(at: 0))
    let wrong = FileDiagnostics(clean.file, [error, error])
    #expect(summary(of: [wrong]) == "2 errors in lunch.yaml.")
  }
}
