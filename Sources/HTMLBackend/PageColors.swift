import SurveyModel

/// The colours of one scheme of the page: the author's and the design's own, and those made of them
/// so that every text and every outline can be seen on what is behind it (WCAG 2.2, 1.4.3, 1.4.11).
struct PageColors {
  let background: Color
  let text: Color
  let accent: Color
  private let author: Colors

  /// An author's accent goes into the dark scheme as it is, or lighter where it would not be seen.
  init(_ author: Colors, isDark: Bool) {
    let design = isDark ? Colors.darkDefaults : Colors.defaults
    self.author = author
    background = author.background ?? design.background
    text = author.text ?? design.text
    let wanted = author.accent ?? design.accent
    accent = isDark ? wanted.moved(to: text, against: [background], ratio: 4.5) : wanted
  }

  /// Whether the page is light in the dark too, or dark by day, because its author chose so.
  static func hasOneScheme(_ author: Colors) -> Bool {
    author.background != nil || author.text != nil
  }

  var isDark: Bool { background.luminance < text.luminance }

  /// The custom properties that the style sheets use.
  var properties: [(name: String, color: Color)] {
    let surface = background.mixed(with: text, share: isDark ? 0.1 : 0.055)
    let tint = background.mixed(with: accent, share: isDark ? 0.16 : 0.09)
    let behind = [background, surface, tint]
    let red = Color(hex: isDark ? 0xFFB4AB : 0xB3261E)
    let submit = author.submit ?? accent
    let results = author.results ?? surface
    return [
      ("background", background), ("text", text), ("accent", accent), ("surface", surface),
      ("tint", tint), ("raised", isDark ? background.mixed(with: text, share: 0.28) : background),
      ("on-accent", accent.readableLabel),
      ("link", accent.moved(to: text, against: behind, ratio: 4.6)),
      (
        "muted",
        background.mixed(with: text, share: 0.62).moved(to: text, against: behind, ratio: 4.6)
      ),
      (
        "line",
        background.mixed(with: text, share: 0.4).moved(to: text, against: behind, ratio: 3.1)
      ),
      ("hair", background.mixed(with: text, share: 0.16)),
      ("error", red.moved(to: text, against: behind, ratio: 4.6)),
      ("submit", submit), ("on-submit", author.submit?.labelColor ?? submit.readableLabel),
      ("results", results), ("on-results", author.results?.labelColor ?? text),
    ]
  }

  /// The properties that the rules ask for as CSS, without those that another scheme has already.
  func css(usedBy rules: String, except other: PageColors? = nil) -> String {
    let known = Dictionary(
      uniqueKeysWithValues: other?.properties.map { ($0.name, $0.color) } ?? [])
    return properties.filter { known[$0.name] != $0.color && rules.contains("var(--\($0.name))") }
      .map { "--\($0.name):\($0.color.styleSheetNotation)" }.joined(separator: ";")
  }
}

extension Color {
  /// `#07f` where that says it, else `#007aff`.
  var styleSheetNotation: String {
    let digits = Array(hexadecimal.lowercased().dropFirst())
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return "#" + String(isShort ? [digits[0], digits[2], digits[4]] : digits)
  }

  /// This colour with a share, 0 to 1, of another one, in sRGB.
  func mixed(with other: Color, share: Double) -> Color {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)
      return UInt8(value.rounded())
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The first colour on the way to another one that has a contrast with all that is behind it.
  func moved(to other: Color, against behind: [Color], ratio: Double) -> Color {
    let steps = (0...20).map { mixed(with: other, share: Double($0) / 20) }
    return steps.first { step in behind.allSatisfy { step.contrast(with: $0) >= ratio } } ?? other
  }

  /// Black or white, whichever can be read better on it.
  var readableLabel: Color {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }
}
