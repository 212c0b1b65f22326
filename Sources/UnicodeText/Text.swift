import CUTF8Proc

extension String {
  /// The text as the language takes it: line ends `\n`, Unicode NFC, trimmed of White_Space.
  package var normalised: String {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }), utf8.first != 0x20, utf8.last != 0x20 {
      return self
    }
    return unixLineEnds.nfc.trimmed
  }

  /// Without White_Space at both ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !WhiteSpace.contains($0) }),
      let last = scalars.lastIndex(where: { !WhiteSpace.contains($0) })
    else { return "" }
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return self }
    return String(scalars[first...last])
  }

  /// CR LF and lone CR become LF.
  package var unixLineEnds: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var afterReturn = false
    for byte in utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if !(byte == 0x0A && afterReturn) {
        bytes.append(byte)
      }
      afterReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Unicode Normalization Form C, by utf8proc.
  package var nfc: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var bytes = Array(utf8)
    var result: UnsafeMutablePointer<utf8proc_uint8_t>?
    let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    let length = utf8proc_map(&bytes, bytes.count, &result, options)
    guard length >= 0, let result else { return self }
    defer { free(result) }
    return String(decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
  }

  /// Folded for comparisons that ignore case: the Unicode default lower-case mapping, scalar by
  /// scalar (so a final sigma folds like any other).
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return self }
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: utf8.count) { buffer in
        var end = 0
        for byte in utf8 {
          buffer[end] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          end &+= 1
        }
        return end
      }
    }
    return unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
  }

  /// The number of Unicode scalars, which is how the language counts lengths.
  package var scalarCount: Int { unicodeScalars.count }

  /// Whether there are more scalars than that. None takes less than a byte, so that most texts need
  /// not be walked.
  package func isLonger(than count: Int) -> Bool { utf8.count > count && scalarCount > count }

  /// Orders by Unicode scalar (not by UTF-16 unit, nor by a locale).
  package func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
