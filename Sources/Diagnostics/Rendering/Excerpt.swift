import SourceText
import UnicodeText

/// The source lines of one diagnostic with the marks and words beneath them.
struct Excerpt {
  let file: SourceFile
  let lines: LineTable
  let paint: Paint
  let width: Int

  /// What is underlined in one line; a range of several lines is marked in its first and its last.
  private struct Mark {
    var line: Int
    var range: SourceRange
    var text: String
    var isPrimary: Bool
  }

  /// Lines left out up to which the gap is a blank row; beyond, it is drawn as `...`.
  private static let smallGap = 8
  /// Lines up to which a marked range is shown whole.
  private static let shownWhole = 4

  /// The rows, and the digits that the gutter needs.
  func rows(of diagnostic: Diagnostic) -> (rows: [String], gutter: Int) {
    var marks = self.marks(of: diagnostic.range, text: diagnostic.label, isPrimary: true)
    for label in diagnostic.secondary {
      marks += self.marks(of: label.range, text: label.text, isPrimary: false)
    }
    let shown = shownLines(marks)
    let gutter = String(shown.last ?? 1).count
    let blank = blankGutter(gutter)
    var rows = [blank]
    var previous: Int?
    for line in shown {
      if let previous, line - previous > 1 {
        rows.append(
          line - previous - 1 <= Self.smallGap
            ? blank : paint(String(repeating: " ", count: max(0, gutter - 2)) + "...", .gutter))
      }
      previous = line
      let number = String(line)
      let padding = String(repeating: " ", count: gutter - number.count)
      let here = marks.filter { $0.line == line }
      let display = displayLine(line, here, gutter: gutter)
      rows.append(
        (paint(" \(padding)\(number) |", .gutter) + " " + display.text).withoutSpacesAtEnd)
      for row in markRows(here, display, width: width - gutter - 4, diagnostic.severity) {
        rows.append((blank + " " + row).withoutSpacesAtEnd)
      }
    }
    return (rows, gutter)
  }

  func blankGutter(_ gutter: Int) -> String {
    paint(String(repeating: " ", count: gutter + 2) + "|", .gutter)
  }

  private func displayLine(_ line: Int, _ marks: [Mark], gutter: Int) -> DisplayLine {
    let range = lines.range(ofLine: line)
    let focus = marks.first(where: \.isPrimary) ?? marks.first
    return DisplayLine(
      file, line: range, focus: focus?.range ?? SourceRange(at: range.start),
      width: width - gutter - 4)
  }

  private func shownLines(_ marks: [Mark]) -> [Int] {
    var shown = Set(marks.map(\.line))
    let sorted = shown.sorted()
    for (first, second) in zip(sorted, sorted.dropFirst()) where second - first == 2 {
      // A row for "one line is missing" would be as long as the line.
      shown.insert(first + 1)
    }
    for (first, last) in zip(marks, marks.dropFirst())
    where first.text.isEmpty && first.isPrimary == last.isPrimary && last.line > first.line
      && last.line - first.line < Self.shownWhole && first.range.end < last.range.start
    {
      shown.formUnion(first.line...last.line)
    }
    return shown.sorted()
  }

  private func marks(of range: SourceRange, text: String, isPrimary: Bool) -> [Mark] {
    let first = lines.lineNumber(of: range.start)
    let range = withoutTrailingLines(range)
    let last = lines.lineNumber(of: max(range.start, range.end))
    let firstLine = lines.range(ofLine: first)
    func mark(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> Mark {
      Mark(
        line: line, range: SourceRange(start: start, end: end), text: text.inert,
        isPrimary: isPrimary)
    }
    if last <= first {
      return [mark(first, range.start, min(range.end, max(firstLine.end, range.start)), text)]
    }
    let lastLine = lines.range(ofLine: last)
    var start = lastLine.start
    while start < range.end, [0x20, 0x09].contains(file.bytes[start]) { start += 1 }
    return [
      mark(first, range.start, firstLine.end, ""), mark(last, start, range.end, text),
    ]
  }

  /// A range that runs on over line ends stops behind its last visible character.
  private func withoutTrailingLines(_ range: SourceRange) -> SourceRange {
    let end = min(range.end, file.bytes.count)
    let start = min(max(range.start, 0), end)
    guard file.bytes[start..<end].contains(0x0A) || file.bytes[start..<end].contains(0x0D) else {
      return SourceRange(start: start, end: end)
    }
    var last = end
    while last > start, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[last - 1]) { last -= 1 }
    return SourceRange(start: start, end: last)
  }

  // MARK: - Marks

  private struct Placed {
    var columns: Range<Int>
    var mark: Mark
  }

  private func markRows(
    _ marks: [Mark], _ line: DisplayLine, width: Int, _ severity: Severity
  ) -> [String] {
    // The primary mark gets the row next to the text; what overlaps it goes below.
    var layers: [[Placed]] = []
    for mark in marks.filter(\.isPrimary) + marks.filter({ !$0.isPrimary }) {
      var columns = line.columns(of: mark.range)
      if columns.upperBound > width { columns = min(columns.lowerBound, width - 1)..<width }
      let placed = Placed(columns: columns, mark: mark)
      let free = layers.firstIndex { layer in
        layer.allSatisfy { !$0.columns.overlaps(columns) }
      }
      if let free { layers[free].append(placed) } else { layers.append([placed]) }
    }
    return layers.flatMap { layer in
      rows(of: layer.sorted { $0.columns.lowerBound < $1.columns.lowerBound }, width, severity)
    }
  }

  private func rows(of layer: [Placed], _ width: Int, _ severity: Severity) -> [String] {
    func style(_ placed: Placed) -> Paint.Style {
      placed.mark.isPrimary ? severity.style : .secondary
    }
    var first = Row(paint: paint)
    for placed in layer {
      let sign = placed.mark.isPrimary ? "^" : "-"
      first.put(
        String(repeating: sign, count: placed.columns.count), at: placed.columns.lowerBound,
        style(placed))
    }
    var pending = layer.filter { !$0.mark.text.isEmpty }
    if let last = layer.last, !last.mark.text.isEmpty,
      last.columns.upperBound + 1 + last.mark.text.displayWidth <= width
    {
      first.put(last.mark.text, at: last.columns.upperBound + 1, style(last))
      pending.removeLast()
    }
    var rows = [first.text]
    while let placed = pending.popLast() {
      let room = placed.mark.text.displayWidth
      let column = min(placed.columns.lowerBound, max(0, width - room))
      for text in TerminalText.wrap(placed.mark.text, width: width - column) {
        var row = Row(paint: paint)
        for other in pending where other.columns.lowerBound < column - 1 {
          row.put("|", at: other.columns.lowerBound, style(other))
        }
        row.put(text, at: column, style(placed))
        rows.append(row.text)
      }
    }
    return rows
  }
}

/// A row that is filled from left to right at given columns.
private struct Row {
  let paint: Paint
  private(set) var text = ""
  private var column = 0

  init(paint: Paint) { self.paint = paint }

  mutating func put(_ part: String, at start: Int, _ style: Paint.Style) {
    text += String(repeating: " ", count: max(0, start - column)) + paint(part, style)
    column = max(column, start) + part.displayWidth
  }
}
