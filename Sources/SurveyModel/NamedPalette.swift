/// Palettes that come with the compiler; they were chosen by their authors to be told apart.
package enum NamedPalette: String, CaseIterable, Sendable {
  /// Okabe and Ito, "Color Universal Design" (2008): safe for colour-blind readers.
  case okabeIto = "okabe-ito"
  /// Paul Tol, "Colour Schemes" (2021), scheme "bright".
  case tolBright = "tol-bright"
  /// Paul Tol, "Colour Schemes" (2021), scheme "muted".
  case tolMuted = "tol-muted"

  package var colors: [Color] {
    let values: [UInt32] =
      switch self {
      case .okabeIto:
        [0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7, 0x000000]
      case .tolBright:
        [0x4477AA, 0xEE6677, 0x228833, 0xCCBB44, 0x66CCEE, 0xAA3377, 0xBBBBBB]
      case .tolMuted:
        [0xCC6677, 0x332288, 0xDDCC77, 0x117733, 0x88CCEE, 0x882255, 0x44AA99, 0x999933, 0xAA4499]
      }
    return values.map(Color.init(hex:))
  }
}
