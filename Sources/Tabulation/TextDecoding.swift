/// Bytes of a file made UTF-8.
enum TextDecoding {
  struct Decoded {
    /// UTF-8 without a byte order mark.
    var bytes: [UInt8]
    /// The encoding, when it was not UTF-8.
    var foreignEncoding: String?
  }

  /// UTF-8 with or without byte order mark, UTF-16 with one, else Windows-1252.
  static func utf8(from bytes: [UInt8]) -> Decoded {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return Decoded(bytes: utf16(bytes.dropFirst(2), high: 1), foreignEncoding: "UTF-16")
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return Decoded(bytes: utf16(bytes.dropFirst(2), high: 0), foreignEncoding: "UTF-16")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if isUTF8(body) { return Decoded(bytes: body) }
    return Decoded(bytes: windows1252(body), foreignEncoding: "Windows-1252")
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let pair = [UInt16(bytes[index]), UInt16(bytes[index + 1])]
      units.append(pair[high] << 8 | pair[1 - high])
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The 32 places where Windows-1252 differs from Latin 1; five have no character.
  private static let upper: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]

  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    let units = bytes.map { (0x80...0x9F).contains($0) ? upper[Int($0) - 0x80] : UInt16($0) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
