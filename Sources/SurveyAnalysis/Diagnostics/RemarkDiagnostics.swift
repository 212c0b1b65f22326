import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

/// What YAML accepts and the author hardly meant.
extension Diagnostic {
  /// A value that `#` cut off.
  static func hashComment(
    _ comment: String, kept: String, isCondition: Bool, isNothingLeft: Bool, value: SourceRange,
    comment range: SourceRange
  ) -> Diagnostic {
    let lost = comment.normalised
    let start = isNothingLeft ? range.start : value.start
    let full = isNothingLeft ? lost : kept.normalised + " " + lost
    // A byte that is no UTF-8 is one in the file and three in the text.
    let lostEnd = min(range.start + comment.trimmedByteCount, range.end)
    let isColor = Color(hexadecimal: lost.prefix { $0 != " " && $0 != "," && $0 != "]" }) != nil
    let message =
      isNothingLeft
      ? (isColor
        ? "the colour is gone: `#` after a space begins a comment"
        : "nothing is left here: `#` after a space begins a comment")
      : "the rest of this line is cut off: `#` after a space begins a comment"
    let replacement = isColor && isNothingLeft ? "\"\(lost)\"" : quoted(full)
    return Diagnostic(
      .hashComment, isNothingLeft || isCondition ? .error : .warning, message,
      at: SourceRange(start: start, end: lostEnd), label: "everything from `#` on is ignored",
      help: isNothingLeft || isCondition
        ? nil : "if it is meant as a comment, put a space behind the `#`",
      fixes: [
        Fix(
          "put it in quotes", [Edit(SourceRange(start: start, end: lostEnd), replacement)],
          isSafe: true)
      ])
  }

  /// In quotes that need the fewest changes.
  private static func quoted(_ text: String) -> String {
    if text.contains("\""), !text.contains("'") { return "'\(text)'" }
    return yamlQuoted(text)
  }

  static func yamlTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlTag, .warning, "`\(tag)` is ignored", at: range, label: "a tag of YAML",
      help: "remove it; a text that begins with `!` needs quotes")
  }

  static func smartQuotes(_ written: String, at range: SourceRange) -> Diagnostic {
    let inner = String(written.dropFirst().dropLast())
    return Diagnostic(
      .smartQuotes, .warning, "these curly quotes are part of the text, and will be shown",
      at: range, label: "straight quotes mark a text, curly ones do not",
      fixes: [Fix("write straight quotes", [Edit(range, yamlQuoted(inner))], isSafe: true)])
  }
}

extension String {
  /// The length in UTF-8 without white space at the end.
  fileprivate var trimmedByteCount: Int {
    var count = utf8.count
    for scalar in unicodeScalars.reversed() {
      guard WhiteSpace.contains(scalar) else { break }
      count -= UTF8.width(scalar)
    }
    return count
  }
}
