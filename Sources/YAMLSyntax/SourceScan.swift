/// Small looks at the bytes around a node.
enum SourceScan {
  /// The comment that cuts a plain scalar off: `#` after white space, directly followed by
  /// something else than a space (so that an ordinary comment is none).
  static func cutOffComment(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var place = end
    while place < bytes.count, bytes[place].isBlank { place &+= 1 }
    guard place > end, isCutOff(at: place, in: bytes) else { return nil }
    return place..<endOfLine(from: place, in: bytes)
  }

  /// The comment behind a comma or an opening bracket on its line.
  static func hiddenItem(in gap: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var opened = gap.lowerBound > 0 && bytes[gap.lowerBound - 1].opensFlow
    var place = gap.lowerBound
    while place < gap.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: ",") {
        opened = true
      } else if byte.isBreak {
        opened = false
      } else if byte == UInt8(ascii: "#") {
        let end = endOfLine(from: place, in: bytes)
        if opened, isCutOff(at: place, in: bytes) { return place..<end }
        place = end
        continue
      }
      place += 1
    }
    return nil
  }

  private static func isCutOff(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "#") else { return false }
    let next = bytes[place + 1]
    return !next.isBlankOrBreak && next != UInt8(ascii: "#")
  }

  static func endOfLine(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start
    while place < bytes.count, !bytes[place].isBreak { place += 1 }
    while place > start, bytes[place - 1].isBlank { place -= 1 }
    return place
  }

  static func skipSpaceAndComments(
    from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = start
    while place < end {
      if bytes[place].isBlankOrBreak {
        place += 1
      } else if bytes[place] == UInt8(ascii: "#") {
        while place < end, !bytes[place].isBreak { place += 1 }
      } else {
        break
      }
    }
    return place
  }

  /// The colon of a text like `submit:blue`: after a word, with neither a space nor (as in a web
  /// address) a slash after it.
  static func tightColon(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = range.lowerBound
    guard place < range.upperBound, bytes[place].isLetter else { return nil }
    while place < range.upperBound, bytes[place].isIdentifierPart { place += 1 }
    guard place + 1 < range.upperBound, bytes[place] == UInt8(ascii: ":"),
      bytes[place + 1] != UInt8(ascii: "/")
    else { return nil }
    return place
  }

  /// Whether a text begins with a curly quote and ends with one.
  static func standsInCurlyQuotes(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // “ ” „ ‟ are E2 80 9C…9F, ‘ ’ ‚ ‛ are E2 80 98…9B; « » are C2 AB, C2 BB.
    guard range.count >= 4 else { return false }
    let first = bytes[range.lowerBound]
    if first == 0xE2 {
      guard range.count >= 6 else { return false }
      let opening = bytes[range.lowerBound + 2]
      let closing = bytes[range.upperBound - 1]
      return bytes[range.lowerBound + 1] == 0x80 && bytes[range.upperBound - 2] == 0x80
        && bytes[range.upperBound - 3] == 0xE2 && (0x98...0x9F).contains(opening)
        && (0x98...0x9F).contains(closing) && opening >> 2 == closing >> 2
    }
    return first == 0xC2 && bytes[range.lowerBound + 1] == 0xAB
      && bytes[range.upperBound - 2] == 0xC2 && bytes[range.upperBound - 1] == 0xBB
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlankOrBreak: Bool { isBlank || isBreak }
  var opensFlow: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "{") }
  var closesFlow: Bool { self == UInt8(ascii: "]") || self == UInt8(ascii: "}") }
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isIdentifierPart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
