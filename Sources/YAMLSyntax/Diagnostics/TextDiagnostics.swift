import Diagnostics
import SourceText

// Texts that need quotes.
extension Diagnostic {
  static func specialStart(_ text: String, at range: SourceRange, quoted: String) -> Diagnostic {
    let start = text.hasPrefix("{{") ? "{{" : String(text.unicodeScalars.prefix(1))
    return Diagnostic(
      .specialStart, .error, "a text that begins with \(start) needs quotes around it", at: range,
      label: "put quotes around this",
      notes: ["YAML gives \(start) at the beginning a meaning of its own"],
      fixes: [Fix("write \(quoted)", [Edit(range, quoted)], isSafe: true)])
  }
}
