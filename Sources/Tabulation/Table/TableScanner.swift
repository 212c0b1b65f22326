/// Takes a table apart into records and cells (RFC 4180), one record at a time.
///
/// A quote opens a cell only at its beginning; inside, two quotes are one, and line ends belong to
/// the text. Records end at LF, CR LF or CR.
struct TableScanner {
  struct Record {
    var cells: [String]
    /// The line on which it begins, counted from 1.
    var line: Int
    /// Whether there was anything on the line at all; a lone `""` is something.
    var isBlankLine: Bool
    /// A quote that was opened and never closed: the file was cut off.
    var isCutOff: Bool
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The separator that gives the first record most cells; of equals comma, semicolon, tab.
  static func separator(of bytes: [UInt8]) -> UInt8 {
    var best = UInt8(ascii: ",")
    var most = 0
    for candidate in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var scanner = TableScanner(bytes, separator: candidate)
      var record = scanner.next()
      while let blank = record, blank.isBlankLine { record = scanner.next() }
      let count = record?.cells.count ?? 0
      if count > most {
        most = count
        best = candidate
      }
    }
    return best
  }

  mutating func next() -> Record? {
    guard offset < bytes.count else { return nil }
    var record = Record(cells: [], line: line, isBlankLine: false, isCutOff: false)
    let start = offset
    while true {
      record.cells.append(cell(&record.isCutOff))
      guard offset < bytes.count, bytes[offset] == separator else { break }
      offset += 1
    }
    record.isBlankLine = offset == start
    endLine()
    return record
  }

  private mutating func cell(_ isCutOff: inout Bool) -> String {
    var text: [UInt8] = []
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      isCutOff = !quoted(into: &text)
    }
    let start = offset
    while offset < bytes.count, bytes[offset] != separator, !isLineEnd(bytes[offset]) {
      offset += 1
    }
    return String(decoding: text + bytes[start..<offset], as: UTF8.self)
  }

  /// Whether the quote was closed.
  private mutating func quoted(into text: inout [UInt8]) -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return true }
        offset += 1
      } else if byte == 0x0A || (byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)) {
        line += 1
      }
      text.append(byte)
    }
    return false
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func endLine() {
    guard offset < bytes.count else { return }
    let isReturn = bytes[offset] == 0x0D
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    line += 1
  }
}
