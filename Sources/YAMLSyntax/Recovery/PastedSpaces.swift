import Diagnostics
import SourceText

/// Spaces that come along when text is copied from a web page or a word processor, where YAML
/// wants its own: in front of a line's first word, after a dash and after a key's colon.
///
/// YAML takes them for letters and reads something else, mostly without a complaint.
struct PastedSpaces {
  private let source: MendedBytes
  private let bytes: [UInt8]
  private var changes: [MendedBytes.Change] = []
  /// Lines deeper than this belong to a text below `|` or `>`.
  private var textIndentation: Int?
  /// The quote of a text that goes on over several lines.
  private var openQuote: UInt8?

  /// All of them as one slip; nothing in a file that has none.
  static func slip(in source: MendedBytes) -> Slip? {
    guard mayHoldAny(source.bytes) else { return nil }
    var search = PastedSpaces(source)
    search.find()
    guard let first = search.changes.first else { return nil }
    return Slip(
      diagnostic: .oddSpace(
        scalar(at: first.range.lowerBound, in: search.bytes), count: search.changes.count,
        at: source.range(first.range),
        edits: search.changes.map {
          Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
        }),
      changes: search.changes)
  }

  private init(_ source: MendedBytes) {
    self.source = source
    bytes = source.bytes
  }

  /// A first look that costs little: most files are told to be fine by it.
  private static func mayHoldAny(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] >= 0xC2, oddSpace(at: place, in: bytes, isStart: place == 0) != nil {
          return true
        }
        place &+= 1
      }
      return false
    }
  }

  private static func scalar(at place: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    String(decoding: bytes[place..<min(place + 3, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? " "
  }

  /// The length of such a space and the plain spaces that it stands for.
  private static func oddSpace(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, isStart: Bool
  ) -> (length: Int, plain: String)? {
    guard place + 1 < bytes.count else { return nil }
    let second = bytes[place + 1]
    if bytes[place] == 0xC2 { return second == 0xA0 ? (2, " ") : nil }
    guard place + 2 < bytes.count else { return nil }
    switch (bytes[place], second, bytes[place + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return (3, " ")
    case (0xE3, 0x80, 0x80): return (3, "  ")
    case (0xE2, 0x80, 0x8B), (0xE2, 0x81, 0xA0): return (3, "")
    // A byte order mark in the middle of a file is an invisible character like the others.
    case (0xEF, 0xBB, 0xBF): return isStart ? nil : (3, "")
    default: return nil
    }
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0x0A }

  private func odd(_ place: Int) -> (length: Int, plain: String)? {
    guard byte(place) >= 0xC2 else { return nil }
    return bytes.withUnsafeBufferPointer { Self.oddSpace(at: place, in: $0, isStart: place == 0) }
  }

  private mutating func find() {
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while line < bytes.count {
      var end = line
      while !byte(end).isBreak { end += 1 }
      judge(line..<end)
      line = end + 1
    }
  }

  /// Walks over spaces of all kinds and collects those that are not plain.
  private func spaces(from start: Int, _ found: inout [MendedBytes.Change]) -> Int {
    var place = start
    while true {
      if byte(place).isBlank {
        place += 1
      } else if let odd = odd(place) {
        found.append(MendedBytes.Change(place..<place + odd.length, odd.plain))
        place += odd.length
      } else {
        return place
      }
    }
  }

  private mutating func judge(_ line: Range<Int>) {
    if let quote = openQuote {
      if bytes[line].contains(quote) { openQuote = nil }
      return
    }
    var found: [MendedBytes.Change] = []
    var place = spaces(from: line.lowerBound, &found)
    let indentation = place - line.lowerBound
    if let limit = textIndentation {
      if indentation > limit || place >= line.upperBound {
        // Only plain spaces move a line into the text; behind them, any space belongs to it.
        let plain = bytes[line].prefix { $0 == 0x20 }.count
        if plain <= limit, place < line.upperBound { changes += found }
        return
      }
      textIndentation = nil
    }
    var isEntry = false
    while byte(place) == UInt8(ascii: "-"),
      byte(place + 1).isBlankOrBreak || odd(place + 1) != nil
    {
      isEntry = true
      place = spaces(from: place + 1, &found)
    }
    var word = place
    while byte(word).isIdentifierPart { word += 1 }
    if word > place, byte(word) == UInt8(ascii: ":"),
      byte(word + 1).isBlankOrBreak || odd(word + 1) != nil
    {
      isEntry = true
      place = spaces(from: word + 1, &found)
    }
    if isEntry { changes += found }
    noteLongText(place..<line.upperBound, indentation: indentation)
  }

  /// Whether the value of a line goes on below, as a text that nobody else has to judge.
  private mutating func noteLongText(_ value: Range<Int>, indentation: Int) {
    guard let first = bytes[value].first else { return }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: ">"), value.count <= 3 {
      textIndentation = indentation
    } else if first.isQuote, !bytes[value].dropFirst().contains(first) {
      openQuote = first
    }
  }
}
