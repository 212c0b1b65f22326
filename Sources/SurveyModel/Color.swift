/// A colour of the sRGB space, eight bits a channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0x007AFF`.
  package init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  package static let black = Color(hex: 0x000000)
  package static let white = Color(hex: 0xFFFFFF)

  /// `#007AFF`.
  package var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, channel in
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
  }

  /// Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance").
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The light of an sRGB channel value, 0 to 1 (IEC 61966-2-1).
  package static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : power((channel + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: Color) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// White where large bold text in it reaches 3:1 on this colour, else black.
  package var labelColor: Color {
    contrast(with: .white) >= 3 ? .white : .black
  }
}
