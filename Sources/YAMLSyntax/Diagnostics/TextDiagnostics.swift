import Diagnostics
import SourceText

// Texts that need quotes.
extension Diagnostic {
  static func specialStart(_ text: String, at range: SourceRange, quoted: String) -> Diagnostic {
    let first = text.hasPrefix("{{") ? "{{" : String(text.unicodeScalars.prefix(1))
    // In backticks, a backtick could not be told from them.
    let start = first == "`" ? "a backtick" : "`\(first)`"
    return Diagnostic(
      .specialStart, .error, "a text that begins with \(start) needs quotes around it", at: range,
      label: "put quotes around this",
      notes: ["YAML gives \(start) at the beginning a meaning of its own"],
      fixes: [Fix("write \(quoted)", [Edit(range, quoted)], isSafe: true)])
  }
}

extension Diagnostic {
  static func secondColon(at colon: SourceRange, text: SourceRange, quoted: String) -> Diagnostic {
    Diagnostic(
      .secondColon, .error, "a text with a colon and a space in it needs quotes", at: colon,
      label: "this colon belongs to the text",
      notes: ["after the key's own colon, YAML takes a second one for another key"],
      fixes: [Fix("write \(quoted)", [Edit(text, quoted)], isSafe: true)])
  }

  static func curlyQuotesAsQuotes(at range: SourceRange, quoted: String) -> Diagnostic {
    Diagnostic(
      .smartQuotes, .error, "curly quotes do not work as quotes here", at: range,
      label: "write straight quotes here",
      fixes: [Fix("write \(quoted)", [Edit(range, quoted)], isSafe: true)])
  }

  static func unclosedQuote(
    _ quote: String, at range: SourceRange, text: SourceRange, closed: String
  ) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, .error, "this quote is never closed", at: range,
      label: "opened here",
      notes: ["everything up to the next \(quote) is taken for one text"],
      fixes: [Fix("write \(closed)", [Edit(text, closed)], isSafe: false)])
  }

  static func textAfterQuote(
    at closing: SourceRange, after: SourceRange, text: SourceRange, quoted: String
  ) -> Diagnostic {
    Diagnostic(
      .textAfterQuote, .error, "there is text after the closing quote", at: after,
      label: "the text goes on here",
      secondary: [Label(closing, "this quote ends the text")],
      fixes: [Fix("write \(quoted)", [Edit(text, quoted)], isSafe: true)])
  }
}
