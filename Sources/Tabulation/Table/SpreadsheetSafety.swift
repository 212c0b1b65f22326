import UnicodeText

/// Cells that a spreadsheet would run as a formula, made texts and back.
enum SpreadsheetSafety {
  /// With one more leading apostrophe where a spreadsheet could run the cell, unless it is a plain
  /// number.
  static func protected(_ cell: String) -> String {
    isRunnable(cell) && !isPlainNumber(cell) ? "'" + cell : cell
  }

  /// Without the one that `protected` added.
  static func restored(_ cell: String) -> String {
    cell.hasPrefix("'") && isRunnable(cell) ? String(cell.dropFirst()) : cell
  }

  private static func isRunnable(_ cell: String) -> Bool {
    switch cell.utf8.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }

  private static func isPlainNumber(_ cell: String) -> Bool {
    var digits = Substring(cell)
    if let sign = digits.first, sign == "+" || sign == "-" { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.contains { !$0.isEmpty }
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}
