/// A place as an editor shows it: lines and columns count from 1, columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a file begin, so that a byte offset becomes a line and a column.
///
/// Built only when something has to be shown, since most files have no mistakes. A line ends at
/// LF, CR LF or a lone CR; a byte order mark is no column.
package struct LineTable: Sendable {
  private let file: SourceFile
  private let starts: [Int]
  /// How many scalars begin before each block of bytes, so that a column in a line of megabytes
  /// costs no walk along the line.
  private let scalars: [Int]
  private static let block = 512

  package init(_ file: SourceFile) {
    self.file = file
    var starts = [file.hasByteOrderMark ? 3 : 0]
    let bytes = file.bytes
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A {
        starts.append(offset)
      } else if byte == 0x0D, offset == bytes.count || bytes[offset] != 0x0A {
        starts.append(offset)
      }
    }
    self.starts = starts
    var scalars: [Int] = [0]
    scalars.reserveCapacity(bytes.count / Self.block + 2)
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      let count = Self.scalarCount(bytes[start..<min(start + Self.block, bytes.count)])
      scalars.append((scalars.last ?? 0) + count)
    }
    self.scalars = scalars
  }

  /// Continuation bytes (10xxxxxx) belong to the scalar before them.
  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.block
    return scalars[block] + Self.scalarCount(file.bytes[(block * Self.block)..<offset])
  }

  package var lineCount: Int { starts.count }

  /// The range of a line (counted from 1) without its line end.
  package func range(ofLine line: Int) -> SourceRange {
    let index = min(max(line, 1), starts.count) - 1
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, starts[0]), file.bytes.count)
    let line = lineNumber(of: offset)
    let start = starts[line - 1]
    let column =
      offset - start < Self.block
      ? Self.scalarCount(file.bytes[start..<offset]) + 1
      : scalarCount(before: offset) - scalarCount(before: start) + 1
    return SourcePosition(line: line, column: column)
  }

  package func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
