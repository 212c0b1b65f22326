import CUTF8Proc

extension Unicode.Scalar {
  /// The cells that a terminal gives the scalar by itself: 0 for combining marks, 2 for East Asian
  /// wide characters and emoji (utf8proc's table of Unicode).
  package var displayWidth: Int {
    if (0x20..<0x7F).contains(value) { return 1 }
    return Int(utf8proc_charwidth(utf8proc_int32_t(bitPattern: value)))
  }
}

extension Character {
  /// The cells that a terminal gives a grapheme cluster: an emoji made of several is drawn as one.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return only.displayWidth }
    var sum = 0
    for scalar in scalars {
      switch scalar.value {
      // Flags, skin tones, and the variation selector that asks for the coloured picture.
      case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xFE0F: return 2
      default: sum += scalar.displayWidth
      }
    }
    let isJoined = scalars.contains { $0.value == 0x200D }
    return isJoined && scalars.contains { $0.properties.isEmojiPresentation } ? 2 : sum
  }
}

extension String {
  /// The cells that a terminal needs for the text; control characters count nothing.
  package var displayWidth: Int {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}
