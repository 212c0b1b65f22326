import SourceText
import UnicodeText

/// The lines of a file as they stand after a fix: only those that it touches.
struct CorrectedLines {
  private struct Block {
    /// The number of the first line.
    var line: Int
    var old: [String]
    var new: [String]
  }

  private var blocks: [Block] = []
  private var isShortened = false

  /// Lines that are shown of a fix; one of a whole file is shown by its beginning.
  private static let shownLines = 8

  /// Bytes of source beyond which a corrected line would not be read, and is not drawn.
  private static let longestSpan = 65_536

  init(_ fix: Fix, in file: SourceFile, lines: LineTable) {
    let sorted = fix.edits
      .filter { $0.range.start >= 0 && $0.range.end <= file.bytes.count }
      .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var spans: [(lines: ClosedRange<Int>, edits: [Edit])] = []
    for edit in sorted.prefix(20 * Self.shownLines) {
      let first = lines.lineNumber(of: edit.range.start)
      let last = max(first, lines.lineNumber(of: edit.range.end))
      if let previous = spans.last, previous.lines.upperBound >= first {
        let upper = max(last, previous.lines.upperBound)
        spans[spans.count - 1].lines = previous.lines.lowerBound...upper
        spans[spans.count - 1].edits.append(edit)
      } else {
        spans.append((first...last, [edit]))
      }
    }
    isShortened = sorted.count > 20 * Self.shownLines
    for span in spans {
      let start = lines.range(ofLine: span.lines.lowerBound).start
      let end = lines.range(ofLine: span.lines.upperBound).end
      guard end - start <= Self.longestSpan else { continue }
      let old = SourceFile(name: file.name, bytes: Array(file.bytes[start..<max(start, end)]))
      let moved = span.edits.map {
        Edit(
          SourceRange(start: $0.range.start - start, end: $0.range.end - start), $0.replacement)
      }
      let new = SourceFile(name: file.name, bytes: bytes(of: old, after: moved))
      append(
        line: span.lines.lowerBound, old: Self.lines(of: old), new: Self.lines(of: new))
    }
  }

  /// Leaves out the lines at both ends that stay as they are.
  private mutating func append(line: Int, old: [String], new: [String]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    blocks.append(
      Block(
        line: line + head, old: Array(old[head..<(old.count - tail)]),
        new: Array(new[head..<(new.count - tail)])))
  }

  private static func lines(of file: SourceFile) -> [String] {
    file.text(in: SourceRange(start: 0, end: file.bytes.count)).unixLineEnds
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The one line that a small fix changes, and its text without indentation.
  var onlyLine: (line: Int, text: (_ width: Int) -> String)? {
    guard blocks.count == 1, let block = blocks.first, block.old.count == 1,
      block.new.count == 1, let old = block.old.first, let new = block.new.first,
      old.trimmed != new.trimmed
    else { return nil }
    return (block.line, { Self.shown(new.trimmed, unlike: old.trimmed, width: $0) })
  }

  /// One row a line: a number and `|` for a line that is changed, `+` for a new one, `-` for one
  /// that goes.
  func rows(width: Int) -> [String] {
    let digits = String(blocks.map { $0.line + $0.new.count }.max() ?? 1).count
    let blank = String(repeating: " ", count: digits)
    var rows: [String] = []
    for block in blocks {
      let isInPlace = block.old.count == block.new.count
      if block.new.isEmpty { rows += block.old.map { "\(blank) - \($0.inert)" } }
      for (index, line) in block.new.enumerated() {
        let number = String(block.line + index)
        let padded = String(repeating: " ", count: digits - number.count) + number
        rows.append((isInPlace ? "\(padded) | " : "\(blank) + ") + line.inert)
      }
    }
    let shown = rows.prefix(Self.shownLines).map { $0.cut(toWidth: width).withoutSpacesAtEnd }
    return rows.count > shown.count || isShortened ? shown + ["\(blank) …"] : Array(shown)
  }

  /// The new line, cut around what is new in it.
  private static func shown(_ new: String, unlike old: String, width: Int) -> String {
    let file = SourceFile(name: "", text: new)
    let same = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    let tail = zip(old.utf8.dropFirst(same).reversed(), new.utf8.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    let focus = SourceRange(start: same, end: file.bytes.count - tail)
    let line = SourceRange(start: 0, end: file.bytes.count)
    return DisplayLine(file, line: line, focus: focus, width: width).text
  }
}
