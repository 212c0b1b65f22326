extension Colors {
  /// The design's own colours on a light screen, for an author's colours to be checked against.
  package static let defaults = Design(
    background: .white, text: Color(hex: 0x1B1B1F), accent: Color(hex: 0x0B57D0))

  /// The design's own colours on a dark screen; an author who sets `background` or `text` gets one
  /// scheme for both.
  package static let darkDefaults = Design(
    background: Color(hex: 0x131316), text: Color(hex: 0xE6E6EA), accent: Color(hex: 0x8AB4F8))

  /// The colours that a page cannot be without.
  package struct Design: Sendable {
    package let background: Color
    package let text: Color
    package let accent: Color
  }
}
