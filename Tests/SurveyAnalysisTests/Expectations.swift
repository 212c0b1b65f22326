import Diagnostics
import Foundation
import SourceText
import SurveyAnalysis
import SurveyCompiler
import TestSupport
import Testing

/// One diagnostic that a fixture's comments ask for.
struct Expectation: Hashable, CustomStringConvertible {
  /// Any one of these lines.
  var lines: [Int]
  var severity: String
  var id: String

  var description: String {
    "\(lines.map(String.init).joined(separator: "|")) \(severity) \(id)"
  }
}

/// A spec whose comments say what is to be found in it: `# error: ID; warning: ID` at the end of
/// the line it is about, or `# expect: LINE error ID` at the top.
struct AnnotatedSpec: Sendable, CustomTestStringConvertible {
  var path: String
  var name: String

  var testDescription: String { name }

  /// All specs below a folder, by name; none where there is no such folder.
  static func all(below folder: String) -> [AnnotatedSpec] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted().map {
      AnnotatedSpec(path: folder + "/" + $0, name: $0)
    }
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  static func expectations(in bytes: [UInt8]) -> [Expectation] {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    var result: [Expectation] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let match = line.firstMatch(of: /^(?:\u{FEFF})?\s*# expect: ([0-9|]+) (\w+) ([\w-]+)/) {
        result.append(
          Expectation(
            lines: match.1.split(separator: "|").compactMap { Int($0) }, severity: "\(match.2)",
            id: "\(match.3)"))
      } else if let match = line.firstMatch(of: /#\s*((?:error|warning|info): .*)$/) {
        var severity = ""
        for entry in match.1.split(separator: ";") {
          let parts = entry.split(separator: ":").map {
            $0.trimmingCharacters(in: .whitespaces)
          }
          if parts.count == 2 { severity = parts[0] }
          result.append(
            Expectation(lines: [index + 1], severity: severity, id: parts.last ?? ""))
        }
      }
    }
    return result
  }

  /// What does not agree between the comments and the compiler, as one line each.
  func disagreements() throws -> [String] {
    let bytes = try bytes()
    let file = SourceFile(name: name, bytes: bytes)
    var bag = DiagnosticBag()
    let survey = SurveyCompiler.survey(of: file, reporting: &bag)
    let table = LineTable(file)
    var found: [(line: Int, severity: String, id: String, message: String)] = bag.sorted.map {
      (
        table.position(of: $0.range.start).line, $0.severity.rawValue, $0.id.rawValue, $0.message
      )
    }
    var result: [String] = []
    let expected = Self.expectations(in: bytes)
    for expectation in expected {
      if let index = found.firstIndex(where: {
        expectation.lines.contains($0.line) && $0.severity == expectation.severity
          && $0.id == expectation.id
      }) {
        found.remove(at: index)
      } else {
        result.append("missing: \(expectation)")
      }
    }
    result += found.filter { $0.severity != "info" }.map {
      "unexpected: \($0.line) \($0.severity) \($0.id): \($0.message)"
    }
    let hasErrors = expected.contains { $0.severity == "error" }
    if result.isEmpty, hasErrors != (survey == nil) {
      result.append(hasErrors ? "a survey in spite of errors" : "no survey and no error")
    }
    return result
  }
}
