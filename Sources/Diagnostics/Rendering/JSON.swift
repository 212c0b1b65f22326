import JSONText
import SourceText
import UnicodeText

/// One object with all diagnostics and the numbers of errors and warnings.
///
/// Lines and columns count from 1, columns count Unicode scalars, `end` is exclusive. A note is
/// anything said at or about a place: the words beneath the marks, then what to know, at the place
/// of the diagnostic itself.
func jsonRendering(of files: [FileDiagnostics]) -> String {
  var diagnostics: [JSONValue] = []
  for entry in files where !entry.diagnostics.isEmpty {
    let lines = LineTable(entry.file)
    diagnostics += entry.diagnostics.map { json(of: $0, in: entry.file, lines: lines) }
  }
  let all: JSONValue = [
    "diagnostics": .array(diagnostics),
    "errors": .integer(files.reduce(0) { $0 + $1.count(of: .error) }),
    "warnings": .integer(files.reduce(0) { $0 + $1.count(of: .warning) }),
  ]
  return all.indented.withEscapedActiveCharacters + "\n"
}

private func json(of diagnostic: Diagnostic, in file: SourceFile, lines: LineTable) -> JSONValue {
  func note(_ message: String, _ range: SourceRange) -> JSONValue {
    ["message": .string(message), "file": .string(file.name), "range": json(of: range, lines)]
  }
  var notes: [JSONValue] = []
  if !diagnostic.label.isEmpty { notes.append(note(diagnostic.label, diagnostic.range)) }
  notes += diagnostic.secondary.map { note($0.text, $0.range) }
  notes += diagnostic.notes.map { note($0, diagnostic.range) }
  let fixes = diagnostic.fixes.map { fix -> JSONValue in
    let edits = fix.edits.map { edit -> JSONValue in
      ["range": json(of: edit.range, lines), "replacement": .string(edit.replacement)]
    }
    return ["title": .string(fix.title), "edits": .array(edits)]
  }
  return [
    "id": .string(diagnostic.id.rawValue),
    "severity": .string(diagnostic.severity.rawValue),
    "file": .string(file.name),
    "range": json(of: diagnostic.range, lines),
    "message": .string(diagnostic.message),
    "notes": .array(notes),
    "help": diagnostic.help.map { .string($0) } ?? .null,
    "fixes": .array(fixes),
  ]
}

private func json(of range: SourceRange, _ lines: LineTable) -> JSONValue {
  func json(of position: SourcePosition) -> JSONValue {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }
  return [
    "start": json(of: lines.position(of: range.start)),
    "end": json(of: lines.position(of: range.end)),
  ]
}

extension String {
  /// JSON in which active characters are written as `\u` escapes: the same data, but nothing that
  /// acts on a terminal. They can only stand inside strings, where an escape is allowed.
  var withEscapedActiveCharacters: String {
    if utf8.allSatisfy({ $0 < 0x7F }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isActive, scalar != "\n" else {
        text.unicodeScalars.append(scalar)
        return
      }
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
