import SourceText
import UnicodeText

/// One source line as it can be drawn: active characters spelt out, tabs visible, and what is too
/// long cut around the place that matters.
struct DisplayLine {
  private struct Cell {
    /// The byte offset behind the character.
    var end: Int
    var text: String
    var width: Int
  }

  /// The byte offset of the first cell.
  private let start: Int
  private let cells: [Cell]
  private let isCutAtStart: Bool
  private let isCutAtEnd: Bool

  /// - Parameters:
  ///   - line: the range of the line without its line end.
  ///   - focus: what must stay visible when the line is cut.
  ///   - width: the columns there are.
  init(_ file: SourceFile, line: SourceRange, focus: SourceRange, width: Int) {
    // A line may be megabytes long, and only a screen's width of it is looked at.
    let reach = 8 * width
    let center = min(max(focus.start, line.start), line.end)
    var lower = max(line.start, center - reach)
    while lower > line.start, file.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    let upper = min(line.end, max(center, min(focus.end, center + reach)) + reach)
    let all = Self.cells(of: file.bytes[lower..<max(lower, upper)])
    let total = all.reduce(0) { $0 + $1.width }
    if lower == line.start, upper == line.end, total <= width {
      (start, cells, isCutAtStart, isCutAtEnd) = (lower, all, false, false)
      return
    }
    let kept = Self.window(of: all, from: center, to: focus.end, width: width - 2)
    start = kept.lowerBound == 0 ? lower : all[kept.lowerBound - 1].end
    cells = Array(all[kept])
    isCutAtStart = start > line.start
    isCutAtEnd = (cells.last?.end ?? start) < line.end
  }

  var text: String {
    let shown = (isCutAtStart ? "…" : "") + cells.map(\.text).joined() + (isCutAtEnd ? "…" : "")
    return shown.withGuardedDirections.withoutSpacesAtEnd
  }

  /// The column (from 0) at which the byte at `offset` is drawn.
  func column(of offset: Int) -> Int {
    var column = isCutAtStart ? 1 : 0
    for cell in cells where cell.end <= offset { column += cell.width }
    return column
  }

  /// The columns of a range, at least one.
  func columns(of range: SourceRange) -> Range<Int> {
    let first = column(of: range.start)
    return first..<max(column(of: range.end), first + 1)
  }

  /// The cells around a place: first those of the place itself, then as many on both sides.
  private static func window(of cells: [Cell], from: Int, to end: Int, width: Int) -> Range<Int> {
    let first = cells.firstIndex { $0.end > from } ?? cells.count
    var (low, high) = (first, first)
    var left = width
    func fits(_ index: Int) -> Bool { cells[index].width <= left }
    while high < cells.count, high == first || cells[high - 1].end < end, fits(high) {
      left -= cells[high].width
      high += 1
    }
    var grows = true
    while grows {
      grows = false
      if low > 0, fits(low - 1) {
        low -= 1
        left -= cells[low].width
        grows = true
      }
      if high < cells.count, fits(high) {
        left -= cells[high].width
        high += 1
        grows = true
      }
    }
    return low..<high
  }

  private static func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    var cluster = String.UnicodeScalarView()
    var column = 0
    var offset = bytes.startIndex

    func append(_ text: String, _ width: Int, end: Int) {
      cells.append(Cell(end: end, text: text, width: width))
      column += width
    }
    func closeCluster() {
      guard !cluster.isEmpty else { return }
      let text = String(cluster)
      append(text, text.displayWidth, end: offset)
      cluster = String.UnicodeScalarView()
    }

    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar == "\t" {
          closeCluster()
          let width = 4 - column % 4
          append("→" + String(repeating: " ", count: width - 1), width, end: offset + 1)
        } else if scalar.isActive {
          closeCluster()
          append(scalar.visibleName, scalar.visibleName.utf8.count, end: offset + encoded.count)
        } else {
          if !cluster.isEmpty {
            var joined = cluster
            joined.append(scalar)
            if String(joined).count > 1 { closeCluster() }
          }
          cluster.append(scalar)
        }
        offset += encoded.count
      case .error(let length):
        closeCluster()
        offset += length
        append("\u{FFFD}", 1, end: offset)
      case .emptyInput:
        closeCluster()
        return cells
      }
    }
  }
}
