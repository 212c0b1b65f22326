import JSONText
import SourceText
import UnicodeText

/// SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change.
func sarifRendering(of files: [FileDiagnostics]) -> String {
  let used = Set(files.flatMap { $0.diagnostics.map(\.id) })
  let rules = DiagnosticID.allCases.filter { used.contains($0) }
  let results = files.flatMap { entry -> [JSONValue] in
    if entry.diagnostics.isEmpty { return [] }
    let writer = SARIFWriter(file: entry.file, lines: LineTable(entry.file), rules: rules)
    return entry.diagnostics.map(writer.result)
  }
  let log: JSONValue = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": ["driver": ["name": "surveyc", "rules": .array(rules.map(rule))]],
        "columnKind": "unicodeCodePoints",
        "results": .array(results),
      ]
    ],
  ]
  return log.indented.withEscapedActiveCharacters + "\n"
}

private func rule(_ id: DiagnosticID) -> JSONValue {
  guard let page = DiagnosticPage(for: id) else { return ["id": .string(id.rawValue)] }
  return [
    "id": .string(id.rawValue),
    "shortDescription": ["text": .string(page.summary)],
    "help": ["text": .string(page.text), "markdown": .string(page.text)],
  ]
}

private struct SARIFWriter {
  let file: SourceFile
  let lines: LineTable
  let rules: [DiagnosticID]

  func result(_ diagnostic: Diagnostic) -> JSONValue {
    var said = diagnostic.message
    if !diagnostic.label.isEmpty { said += ": " + diagnostic.label }
    for text in diagnostic.notes + (diagnostic.help.map { [$0] } ?? []) { said += "\n" + text }
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(diagnostic.id.rawValue)),
      .init("ruleIndex", .integer(rules.firstIndex(of: diagnostic.id) ?? -1)),
      .init("level", .string(diagnostic.severity.sarifLevel)),
      .init("message", ["text": .string(said)]),
      .init("locations", [["physicalLocation": place(diagnostic.range)]]),
    ]
    if !diagnostic.secondary.isEmpty {
      let related = diagnostic.secondary.enumerated().map { index, label -> JSONValue in
        [
          "id": .integer(index + 1),
          "physicalLocation": place(label.range),
          "message": ["text": .string(label.text)],
        ]
      }
      members.append(.init("relatedLocations", .array(related)))
    }
    let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
    if !fixes.isEmpty { members.append(.init("fixes", .array(fixes.map(json)))) }
    return .object(members)
  }

  private func json(of fix: Fix) -> JSONValue {
    let replacements = fix.edits.map { edit -> JSONValue in
      [
        "deletedRegion": region(edit.range),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    let change: JSONValue = [
      "artifactLocation": artifact, "replacements": .array(replacements),
    ]
    return ["description": ["text": .string(fix.title)], "artifactChanges": [change]]
  }

  private func place(_ range: SourceRange) -> JSONValue {
    ["artifactLocation": artifact, "region": region(range)]
  }

  private var artifact: JSONValue { ["uri": .string(file.name.asURIReference)] }

  private func region(_ range: SourceRange) -> JSONValue {
    let start = lines.position(of: range.start)
    let end = lines.position(of: range.end)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ]
  }
}

extension Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension String {
  /// A file name as a URI reference (RFC 3986): all but unreserved characters and `/` as `%XX`,
  /// colons too, so that no part of a relative path is taken for a scheme.
  fileprivate var asURIReference: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
