import Diagnostics
import SourceText

// Quotes that are not closed, or closed too early.
extension SlipScanner {
  mutating func scanQuoted(from start: Int) -> Step {
    let lineEnd = endOfLine(start)
    if let end = quoteEnd(from: start, to: lineEnd) {
      let rest = skipBlanks(end)
      if byte(rest).isBreak || byte(rest) == UInt8(ascii: "#") && rest > end {
        return .end(rest)
      }
      return .slip(textAfterQuote(from: start, closing: end - 1, limit: nil))
    }
    guard let end = quoteEnd(from: start, to: bytes.count) else {
      return .slip(unclosedQuote(from: start, end: wholeTextEnd(from: start)))
    }
    let rest = skipBlanks(end)
    if byte(rest).isBreak || byte(rest) == UInt8(ascii: "#") && rest > end { return .end(rest) }
    return .slip(unclosedQuote(from: start, end: wholeTextEnd(from: start)))
  }

  func unclosedQuote(from start: Int, end: Int) -> Slip {
    let quote = byte(start)
    let content = String(decoding: bytes[start + 1..<max(start + 1, end)], as: UTF8.self)
    let closed =
      quote == UInt8(ascii: "'") && content.utf8.contains(quote)
      ? Quoting.quoted(content)
      : String(decoding: bytes[start..<max(start + 1, end)], as: UTF8.self)
        + String(UnicodeScalar(quote))
    return Slip(
      diagnostic: .unclosedQuote(
        String(UnicodeScalar(quote)), at: source.range(start, start + 1),
        text: source.range(start, end), closed: closed),
      changes: [MendedBytes.Change(start..<max(start + 1, end), closed)])
  }

  /// `'It's lunch'` (quotes around a text with an apostrophe) and `"Best" snack` (quotes around a
  /// part of the text). `limit` is where an item in brackets ends at the latest.
  func textAfterQuote(from start: Int, closing: Int, limit: Int?) -> Slip {
    let quote = byte(start)
    let end = limit ?? wholeTextEnd(from: start)
    let isClosedAtEnd = end - 1 > closing && byte(end - 1) == quote
    // A quote between letters or after a space closes nothing: it stands in the text.
    let before = byte(closing - 1)
    let after = byte(closing + 1)
    let isInText =
      isInWord(before) && isInWord(after) || before.isBlank && !after.isBlankOrBreak
    let text: String
    if isInText, isClosedAtEnd {
      text = String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
    } else if isInText, quote == UInt8(ascii: "'") {
      return unclosedQuote(from: start, end: end)
    } else {
      text = String(decoding: bytes[start..<end], as: UTF8.self)
    }
    let quoted = Quoting.quoted(text)
    return Slip(
      diagnostic: .textAfterQuote(
        at: source.range(closing, closing + 1), after: source.range(closing + 1, end),
        text: source.range(start, end), quoted: quoted),
      changes: [MendedBytes.Change(start..<end, quoted)])
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    byte.isIdentifierPart || byte >= 0x80
  }
}
