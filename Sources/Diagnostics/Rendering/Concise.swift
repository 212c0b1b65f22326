import SourceText
import UnicodeText

/// A line a diagnostic, as editors and `grep` know it: `FILE:LINE:COLUMN: SEVERITY: MESSAGE [ID]`.
func conciseRendering(of files: [FileDiagnostics]) -> String {
  var text = ""
  for entry in files where !entry.diagnostics.isEmpty {
    let lines = LineTable(entry.file)
    for diagnostic in entry.diagnostics {
      let position = lines.position(of: diagnostic.range.start)
      text += "\(entry.file.name.inert):\(position.line):\(position.column): "
      text += "\(diagnostic.severity.rawValue): \(diagnostic.message.inert)"
      text += " [\(diagnostic.id.rawValue)]\n"
    }
  }
  return text
}
