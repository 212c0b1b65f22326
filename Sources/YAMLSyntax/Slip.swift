import Diagnostics
import SourceText

/// A recognised slip: what is said about it, and the change of the bytes with which reading goes
/// on as if it had not happened.
struct Slip {
  var diagnostic: Diagnostic
  var changes: [MendedBytes.Change]

  /// Where it stands among the slips of one reading.
  var place: Int { changes.first?.range.lowerBound ?? diagnostic.range.start }
}

// Slips that YAML accepts, found while the tree is built.
extension Slip {
  /// An unquoted text that begins with a character that YAML keeps for itself.
  static func specialStart(_ range: Range<Int>, in source: MendedBytes) -> Slip {
    let text = String(decoding: source.bytes[range], as: UTF8.self)
    let quoted = Quoting.quoted(text)
    return Slip(
      diagnostic: .specialStart(text, at: source.range(range), quoted: quoted),
      changes: [MendedBytes.Change(range, quoted)])
  }

  static func beginsWithBraces(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    start + 1 < bytes.count && bytes[start] == UInt8(ascii: "{")
      && bytes[start + 1] == UInt8(ascii: "{")
  }

  /// `{{school}}`, which YAML takes for a map with a map as its key.
  static func braces(_ range: Range<Int>, _ pairs: [Pair], in source: MendedBytes) -> Slip? {
    guard range.count >= 4, source.bytes[range.lowerBound] == UInt8(ascii: "{"),
      source.bytes[range.lowerBound + 1] == UInt8(ascii: "{")
    else { return nil }
    return specialStart(range, in: source)
  }

  /// `>5`, which YAML takes for the head of a text on the next lines.
  static func emptyBlockText(_ start: Int, _ scalar: Scalar, in source: MendedBytes) -> Slip? {
    guard scalar.style == .literal || scalar.style == .folded, start + 1 < source.bytes.count,
      source.bytes[start + 1].isDigit
    else { return nil }
    var end = start
    while end < source.bytes.count, !source.bytes[end].isBlankOrBreak { end += 1 }
    return specialStart(start..<end, in: source)
  }

  /// List items that stand too far right, so that YAML joins them to the text above.
  static func joinedItem(_ range: Range<Int>, in source: MendedBytes) -> Slip? {
    let scanner = SlipScanner(source, failure: nil)
    let bytes = source.bytes
    let line = scanner.startOfLine(range.lowerBound)
    // The item above: the last dash before its text.
    guard
      let dash = (line..<range.lowerBound).last(where: { scanner.isDash($0) }),
      (dash + 1..<range.lowerBound).allSatisfy({ bytes[$0].isBlank })
    else { return nil }
    let column = dash - line
    var changes: [MendedBytes.Change] = []
    var items: [Range<Int>] = []
    var start = scanner.nextLine(after: range.lowerBound)
    while start < range.upperBound {
      let content = scanner.skipBlanks(start)
      if scanner.isDash(content) {
        changes.append(
          MendedBytes.Change(start..<content, String(repeating: " ", count: column)))
        items.append(content..<scanner.plainEnd(from: content))
      }
      start = scanner.nextLine(after: content)
    }
    guard let first = items.first else { return nil }
    let edits = changes.map {
      Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
    }
    let lines = LineTable(SourceFile(name: "", bytes: bytes))
    return Slip(
      diagnostic: .badIndentation(
        at: source.range(first), isTooFarRight: true,
        aligned: source.range(dash, range.lowerBound + 1), line: lines.lineNumber(of: dash),
        spaces: column, edits: edits),
      changes: changes)
  }
}
