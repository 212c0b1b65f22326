/// From libyaml's marks, which count code points, to byte offsets.
///
/// Marks rise with the events but for small steps back, so the cursor walks from the last one:
/// linear over a file. A file in ASCII needs no walk at all.
struct MarkCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text begins: after the byte order mark, if there is one.
  let base: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    base = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = base
    var all: UInt8 = 0
    for byte in bytes[base...] { all |= byte }
    isASCII = all < 0x80
  }

  mutating func offset(of mark: Int) -> Int {
    if isASCII { return min(base &+ mark, bytes.count) }
    while index < mark, offset < bytes.count {
      offset &+= 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset &+= 1 }
      index &+= 1
    }
    while index > mark, offset > base {
      offset &-= 1
      while offset > base, bytes[offset] & 0xC0 == 0x80 { offset &-= 1 }
      index &-= 1
    }
    return offset
  }
}
