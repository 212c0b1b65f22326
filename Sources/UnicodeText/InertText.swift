extension Unicode.Scalar {
  /// Whether the scalar acts on a terminal or on the text around it rather than being seen:
  /// C0 and C1 controls, bidirectional and other format controls, line and paragraph separators,
  /// noncharacters. The joiners stay, since Persian, Hindi and emoji are written with them.
  package var isActive: Bool {
    if value >= 0x20, value < 0x7F { return false }
    if value == 0x200C || value == 0x200D { return false }
    if properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }

  /// The scalar spelt out so that it is seen and does nothing: `<U+202E>`.
  package var visibleName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether the scalar is a letter of a script written from right to left.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text on one line, safe to show on a terminal: line ends and tabs become spaces, active
  /// characters are spelt out, and a right-to-left word moves nothing but itself.
  package var inert: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    for scalar in unixLineEnds.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result += " "
      } else if scalar.isActive {
        result += scalar.visibleName
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.withGuardedDirections
  }

  /// With a left-to-right mark at both ends of every right-to-left run, so that a terminal which
  /// reorders text keeps quotes, commas and columns where they are.
  package var withGuardedDirections: String {
    guard unicodeScalars.contains(where: \.isRightToLeft) else { return self }
    var result = String.UnicodeScalarView()
    var isInRun = false
    for scalar in unicodeScalars {
      let belongs = scalar.isRightToLeft || (isInRun && scalar.displayWidth == 0)
      if belongs != isInRun { result.append("\u{200E}") }
      isInRun = belongs
      result.append(scalar)
    }
    if isInRun { result.append("\u{200E}") }
    return String(result)
  }
}
