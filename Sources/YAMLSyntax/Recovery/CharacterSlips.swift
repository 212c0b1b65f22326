import Diagnostics
import SourceText

/// Bytes that are no UTF-8, and control characters.
struct CharacterSlips {
  private let source: MendedBytes
  private let bytes: [UInt8]
  private var foreign: [Int] = []
  private var controls: [Range<Int>] = []

  // Beyond this a file is no text with a few foreign letters.
  private static let mendable = 2_000

  init(_ source: MendedBytes) {
    self.source = source
    bytes = source.bytes
  }

  func slips() -> [Slip] {
    var search = self
    search.find()
    return search.found
  }

  private var found: [Slip] {
    let nulls = bytes.prefix(4096).count { $0 == 0 }
    let isUTF16 =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || nulls > min(bytes.count, 4096) / 4
    if isUTF16 {
      return [Slip(diagnostic: .notUTF8(.utf16, at: source.range(0, 0)), changes: [])]
    }
    var slips: [Slip] = []
    if let first = foreign.first {
      let isText =
        controls.isEmpty && foreign.count <= Self.mendable
        && foreign.count &* bytes.count < 1 << 28
        && foreign.allSatisfy { Self.windows1252(bytes[$0]) != nil }
      let meant = Self.windows1252(bytes[first])
      guard isText, let meant else {
        return [
          Slip(diagnostic: .notUTF8(.unknown, at: source.range(first, first + 1)), changes: [])
        ]
      }
      slips.append(
        Slip(
          diagnostic: .notUTF8(
            .windows1252(byte: bytes[first], meant: String(meant)),
            at: source.range(first, first + 1)),
          changes: foreign.map {
            MendedBytes.Change($0..<$0 + 1, String(Self.windows1252(bytes[$0]) ?? "\u{FFFD}"))
          }))
    }
    if let first = controls.first {
      let value = String(decoding: bytes[first], as: UTF8.self).unicodeScalars.first?.value ?? 0
      let isFew =
        controls.count <= Self.mendable && controls.count &* bytes.count < 1 << 28
      slips.append(
        Slip(
          diagnostic: .invisibleCharacter(value, at: source.range(first)),
          changes: isFew ? controls.map { MendedBytes.Change($0, " ") } : []))
    }
    return slips
  }

  private mutating func find() {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        if byte < 0x20 && !byte.isBlankOrBreak || byte == 0x7F {
          controls.append(place..<place + 1)
        }
        place += 1
        continue
      }
      guard let scalar = scalar(at: place) else {
        foreign.append(place)
        place += 1
        continue
      }
      let length = UTF8.width(scalar)
      let value = scalar.value
      if value < 0xA0 && value != 0x85 || value == 0xFFFE || value == 0xFFFF {
        controls.append(place..<place + length)
      }
      place += length
    }
  }

  /// The well-formed scalar at a place.
  private func scalar(at place: Int) -> Unicode.Scalar? {
    let lead = bytes[place]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0
    guard length > 0, place + length <= bytes.count else { return nil }
    return String(validating: bytes[place..<place + length], as: UTF8.self)?.unicodeScalars.first
  }

  /// What a byte means in Windows-1252 (the WHATWG index of it); nothing for five unused ones.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar? {
    if byte >= 0xA0 { return Unicode.Scalar(byte) }
    let upper = Array("€\u{0}‚ƒ„…†‡ˆ‰Š‹Œ\u{0}Ž\u{0}\u{0}‘’“”•–—˜™š›œ\u{0}žŸ".unicodeScalars)
    guard byte >= 0x80, Int(byte) - 0x80 < upper.count else { return nil }
    let scalar = upper[Int(byte) - 0x80]
    return scalar == "\u{0}" ? nil : scalar
  }
}
