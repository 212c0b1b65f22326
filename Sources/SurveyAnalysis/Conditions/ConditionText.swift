import SourceText
import YAMLSyntax

/// The text of a condition, and where in the file each of its bytes stands.
///
/// Quotes, escapes, folded lines and block indentation are YAML's; a mistake inside the condition
/// is nevertheless shown at the author's own characters.
struct ConditionText {
  let bytes: [UInt8]
  /// The node in the file, with its quotes.
  let whole: SourceRange
  let style: Scalar.Style
  /// For each byte of the text and for its end: the byte offset in the file.
  private let offsets: [Int]

  init(_ scalar: Scalar, at range: SourceRange, of file: SourceFile) {
    bytes = Array(scalar.text.utf8)
    whole = range
    style = scalar.style
    var aligner = ScalarAligner(style: scalar.style, range: range, bytes: file.bytes)
    offsets = aligner.align(bytes)
  }

  /// The place of a part of the text, in the file.
  func range(_ part: Range<Int>) -> SourceRange {
    let start = offsets[min(max(part.lowerBound, 0), bytes.count)]
    guard part.upperBound > part.lowerBound else { return SourceRange(at: start) }
    let last = min(max(part.upperBound, 0), bytes.count)
    // The end of a part is where its last byte ends, not where the next one begins: in a folded
    // text, a line end and an indentation lie between the two.
    let end = offsets[last]
    if last > 0, last <= bytes.count, offsets[last - 1] + 1 < end, style != .doubleQuoted {
      let isDoubledQuote = style == .singleQuoted && bytes[last - 1] == UInt8(ascii: "'")
      return SourceRange(start: start, end: offsets[last - 1] + (isDoubledQuote ? 2 : 1))
    }
    return SourceRange(start: start, end: end)
  }

  func text(_ part: Range<Int>) -> String {
    let lower = min(max(part.lowerBound, 0), bytes.count)
    let upper = min(max(part.upperBound, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// Walks along a scalar in the file and along what YAML made of it.
private struct ScalarAligner {
  let style: Scalar.Style
  let bytes: [UInt8]
  let end: Int
  var position: Int

  init(style: Scalar.Style, range: SourceRange, bytes: [UInt8]) {
    self.style = style
    self.bytes = bytes
    position = min(max(range.start, 0), bytes.count)
    end = min(max(range.end, position), bytes.count)
    switch style {
    case .plain: break
    case .singleQuoted, .doubleQuoted:
      if position < end, bytes[position] == quote { position += 1 }
    case .literal, .folded:
      if position < end,
        bytes[position] == UInt8(ascii: "|") || bytes[position] == UInt8(ascii: ">")
      {
        while position < end, bytes[position] != 0x0A { position += 1 }
      }
    }
  }

  private var quote: UInt8 { style == .singleQuoted ? UInt8(ascii: "'") : UInt8(ascii: "\"") }

  mutating func align(_ text: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(text.count + 1)
    while offsets.count < text.count {
      let wanted = text[offsets.count]
      if style == .doubleQuoted, position < end, bytes[position] == UInt8(ascii: "\\") {
        let start = position
        for _ in 0..<skipEscape() where offsets.count < text.count { offsets.append(start) }
        continue
      }
      if style == .singleQuoted, wanted == UInt8(ascii: "'"), position + 1 < end,
        bytes[position] == wanted, bytes[position + 1] == wanted
      {
        offsets.append(position)
        position += 2
        continue
      }
      if position < end, bytes[position] == wanted, !isLineEnd(at: position) {
        offsets.append(position)
        position += 1
      } else if isSpace(wanted) {
        offsets.append(min(position, end))
        if position < end, isSpace(bytes[position]) { position += 1 }
      } else if position < end, isSpace(bytes[position]) {
        position += 1
      } else {
        // The reader mended the text in memory; the rest cannot be told apart.
        offsets.append(min(position, end))
        if position < end { position += 1 }
      }
    }
    offsets.append(min(position, end))
    return offsets
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func isLineEnd(at position: Int) -> Bool {
    bytes[position] == 0x0A || bytes[position] == 0x0D
  }

  /// Passes one escape of a double-quoted scalar; returns how many bytes of text it stands for.
  private mutating func skipEscape() -> Int {
    position += 1
    guard position < end else { return 1 }
    let kind = bytes[position]
    position += 1
    let digits: Int
    switch kind {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return 3
    case 0x0A, 0x0D:
      // An escaped line end: the next line goes on without its indentation.
      while position < end, isSpace(bytes[position]) { position += 1 }
      return 0
    default: return 1
    }
    let stop = min(position + digits, end)
    let value = UInt32(String(decoding: bytes[position..<stop], as: UTF8.self), radix: 16) ?? 0
    position = stop
    switch value {
    case 0..<0x80: return 1
    case 0x80..<0x800: return 2
    case 0x800..<0x10000: return 3
    default: return 4
    }
  }
}

/// A change of a condition's text.
struct ConditionEdit {
  var part: Range<Int>
  var replacement: String

  init(_ part: Range<Int>, _ replacement: String) {
    self.part = part
    self.replacement = replacement
  }
}

extension ConditionText {
  /// The text after changes that do not overlap.
  func applying(_ edits: [ConditionEdit]) -> String {
    var result = ""
    var position = 0
    for edit in edits.sorted(by: { $0.part.lowerBound < $1.part.lowerBound }) {
      result += text(position..<max(position, edit.part.lowerBound)) + edit.replacement
      position = max(position, edit.part.upperBound)
    }
    return result + text(position..<max(position, bytes.count))
  }
}
