import Diagnostics
import SourceText
import UnicodeText

/// What holds of the diagnostics of any file, however broken; one sentence for each thing that
/// does not.
func violations(of diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
  var found: [String] = []
  for diagnostic in diagnostics {
    let ranges =
      [diagnostic.range] + diagnostic.secondary.map(\.range)
      + diagnostic.fixes.flatMap(\.edits).map(\.range)
    for range in ranges where range.start < 0 || range.end > file.bytes.count {
      found.append("\(diagnostic.id.rawValue): \(range.start)..<\(range.end) is outside the file")
    }
    if diagnostic.message.isEmpty { found.append("\(diagnostic.id.rawValue): no message") }
  }
  let files = [FileDiagnostics(file, diagnostics)]
  for format in DiagnosticFormat.allCases {
    let text = format.render(files)
    if let scalar = activeScalar(in: text) {
      found.append("\(format.rawValue): the text holds \(scalar.visibleName)")
    }
    if text.isEmpty, !diagnostics.isEmpty { found.append("\(format.rawValue): nothing is said") }
  }
  _ = DiagnosticFormat.human.render(files, options: RenderingOptions(usesColor: true, width: 40))
  return found
}

/// The first character that would act on a terminal. Line ends are the text's own, and so is the
/// left-to-right mark, which keeps Arabic and Hebrew in their place.
func activeScalar(in text: String) -> Unicode.Scalar? {
  text.unicodeScalars.first { $0.isActive && $0 != "\n" && $0 != "\u{200E}" }
}
