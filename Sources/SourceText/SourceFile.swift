/// The bytes of one file as they stand on disk, with the name under which a user knows it.
package struct SourceFile: Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text of a range; bytes that are no UTF-8 become U+FFFD.
  package func text(in range: SourceRange) -> String {
    let lower = min(max(range.start, 0), bytes.count)
    let upper = min(max(range.end, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Whether the file begins with the UTF-8 byte order mark.
  package var hasByteOrderMark: Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }
}
