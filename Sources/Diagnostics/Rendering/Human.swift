import SourceText
import UnicodeText

/// Nobody reads more at once; the other formats leave nothing out.
private let shownInOneFile = 500

/// For people: what is wrong, the exact characters, the corrected line, and then the reasons.
func humanRendering(of files: [FileDiagnostics], options: RenderingOptions) -> String {
  var parts: [String] = []
  for entry in files where !entry.diagnostics.isEmpty {
    let writer = HumanWriter(
      file: entry.file, lines: LineTable(entry.file), paint: Paint(isOn: options.usesColor),
      width: options.width)
    parts += entry.diagnostics.prefix(shownInOneFile).map(writer.text)
    let left = entry.diagnostics.count - shownInOneFile
    if left > 0 {
      parts.append("… and \(left) more in \(entry.file.name.inert), once these are mended\n")
    }
  }
  return parts.joined(separator: "\n")
}

struct HumanWriter {
  let file: SourceFile
  let lines: LineTable
  let paint: Paint
  let width: Int

  /// Ways to mend that are shown; more would bury the first.
  private static let shownFixes = 3

  func text(of diagnostic: Diagnostic) -> String {
    let excerpt = Excerpt(file: file, lines: lines, paint: paint, width: width)
    let (source, gutter) = excerpt.rows(of: diagnostic)
    var rows = [header(of: diagnostic)] + source
    var remarks = diagnostic.notes.flatMap { remark("note", $0, gutter) }
    for (index, fix) in diagnostic.fixes.prefix(Self.shownFixes).enumerated() {
      let word = index == 0 ? "fix" : "or"
      remarks += rowsOfFix(fix, word: word, at: diagnostic.range, gutter: gutter)
    }
    if let help = diagnostic.help { remarks += remark("help", help, gutter) }
    if !remarks.isEmpty { rows += [excerpt.blankGutter(gutter)] + remarks }
    return rows.joined(separator: "\n") + "\n"
  }

  private func header(of diagnostic: Diagnostic) -> String {
    let position = lines.position(of: diagnostic.range.start)
    let place = "\(file.name.inert):\(position.line):\(position.column):"
    return paint(place, .bold) + " "
      + paint(diagnostic.severity.rawValue + ":", diagnostic.severity.style) + " "
      + paint(diagnostic.message.inert, .bold) + "  "
      + paint("[\(diagnostic.id.rawValue)]", .faint)
  }

  /// `= word: text`, wrapped beneath itself; an indented line is an example and stays whole.
  private func remark(_ word: String, _ text: String, _ gutter: Int) -> [String] {
    let indent = gutter + 2
    let start = "= \(word): "
    let room = max(20, width - indent - start.count)
    var rows: [String] = []
    for line in text.unixLineEnds.split(separator: "\n", omittingEmptySubsequences: false) {
      let shown = String(line).inert
      rows +=
        line.hasPrefix("  ") ? [shown.cut(toWidth: room)] : TerminalText.wrap(shown, width: room)
    }
    let style: Paint.Style = word == "fix" || word == "or" ? .added : .info
    return rows.enumerated().map { index, row in
      let lead =
        index == 0 ? paint(start, style) : String(repeating: " ", count: start.count)
      return (String(repeating: " ", count: indent) + lead + row).withoutSpacesAtEnd
    }
  }

  private func rowsOfFix(
    _ fix: Fix, word: String, at place: SourceRange, gutter: Int
  ) -> [String] {
    let indent = String(repeating: " ", count: gutter + 2)
    let corrected = CorrectedLines(fix, in: file, lines: lines)
    if let only = corrected.onlyLine {
      let isHere = only.line == lines.lineNumber(of: place.start)
      let start = isHere ? "= \(word): " : "= \(word) (line \(only.line)): "
      let room = max(20, width - indent.count - start.count)
      return [(indent + paint(start, .added) + only.text(room)).withoutSpacesAtEnd]
    }
    return remark(word, fix.title, gutter)
      + corrected.rows(width: width - indent.count - 2).map { indent + "  " + paint($0, .added) }
  }
}
