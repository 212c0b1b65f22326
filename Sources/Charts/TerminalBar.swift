/// A bar of cells, eighths of a cell fine, so that small shares can still be seen.
package enum TerminalBar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar for `part` of `whole`, filled to `width` cells with spaces; something is never nothing.
  package static func text(part: Int, whole: Int, width: Int) -> String {
    guard part > 0, whole > 0, width > 0 else {
      return String(repeating: " ", count: max(width, 0))
    }
    let units = max(1, (part * width * 8 + whole / 2) / whole)
    let full = min(units / 8, width)
    let rest = full == width ? "" : eighths[units % 8]
    let used = full + (rest.isEmpty ? 0 : 1)
    return String(repeating: "█", count: full) + rest + String(repeating: " ", count: width - used)
  }
}
