import CLibMD

/// SHA-256 (FIPS 180-4), by libmd.
package enum SHA256 {
  package static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var context = SHA2_CTX()
    SHA256Init(&context)
    let input = Array(bytes)
    SHA256Update(&context, input, input.count)
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    return digest
  }

  /// The digest of a text's UTF-8 as 64 lower-case hexadecimal digits.
  package static func hexadecimal(_ text: String) -> String {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for byte in digest(text.utf8) {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The digest of a text's UTF-8 in base 64 (RFC 4648), as a Content-Security-Policy wants it.
  package static func base64(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    let bytes = digest(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
      let bits = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
      for (index, shift) in [18, 12, 6, 0].enumerated() {
        result.append(index <= group.count ? alphabet[bits >> shift & 63] : 0x3D)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
