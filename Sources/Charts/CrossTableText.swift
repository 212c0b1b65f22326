import SurveyModel
import Tabulation
import UnicodeText

/// A cross table as text for a terminal: a table a question, a column a group. Columns that do not
/// fit beside each other go on below.
package struct CrossTableText {
  private let table: CrossTable
  private let minimumCount: Int
  private let width: Int
  private let isColored: Bool

  package init(_ table: CrossTable, of survey: Survey, width: Int, isColored: Bool) {
    self.table = table
    minimumCount = survey.privacy.minimumCount
    self.width = max(width, 40)
    self.isColored = isColored
  }

  package func render() -> String {
    var lines = heading("By: " + table.text)
    lines += block([Row("Responses", table.groups.map { $0.responses.map(String.init) ?? "–" })])
    for place in table.groups.first?.questions.indices ?? 0..<0 {
      let questions = table.groups.map { $0.questions[place] }
      lines += [""] + heading(questions.first?.text ?? "")
      let figures = questions.compactMap(\.figures)
      if figures.count < questions.count {
        lines.append(faint("Hidden, because a group has fewer than \(minimumCount) answers."))
      } else {
        lines += tables(of: figures)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Row {
    var label: String
    var cells: [String]

    init(_ label: String, _ cells: [String]) {
      self.label = label
      self.cells = cells
    }
  }

  private func tables(of figures: [Tally.Figures]) -> [String] {
    let base = Row("Answered", figures.map { String($0.answered) })
    guard case .rows(let rows)? = figures.first?.content else {
      return block([base] + self.rows(of: figures.map(\.content)))
    }
    return rows.indices.flatMap { place -> [String] in
      let row = figures.map { figures -> Tally.RowFigures? in
        if case .rows(let rows) = figures.content { rows[place].figures } else { nil }
      }
      return TerminalText.wrap(TerminalText.inert(rows[place].text), width: width)
        + block(
          [Row("Answered", row.map { $0.map { String($0.answered) } ?? "–" })]
            + options(row.map { $0?.options.map(Share.init) ?? [] }))
    }
  }

  private func rows(of contents: [Tally.Content]) -> [Row] {
    let options = contents.map { content -> [Share] in
      switch content {
      case .options(let options), .scores(let options, _): options.map(Share.init)
      case .ranks(let ranks): ranks.map { Share(label: $0.label, figures: $0.share) }
      case .numbers, .rows, .answers: []
      }
    }
    let statistics = contents.compactMap { content -> Tally.Statistics? in
      switch content {
      case .scores(_, let statistics), .numbers(let statistics, _): statistics
      case .options, .ranks, .rows, .answers: nil
      }
    }
    var rows = self.options(options)
    if statistics.count == contents.count {
      rows.append(Row("Mean", statistics.map { $0.mean?.description ?? "–" }))
      rows.append(Row("Median", statistics.map { $0.median?.description ?? "–" }))
    }
    return rows
  }

  private struct Share {
    var label: String
    var figures: Tally.Share

    init(label: String, figures: Tally.Share) {
      self.label = label
      self.figures = figures
    }

    init(_ option: Tally.OptionCount) {
      self.init(label: option.label, figures: option.share)
    }
  }

  private func options(_ groups: [[Share]]) -> [Row] {
    (groups.first ?? []).indices.map { place in
      Row(
        groups[0][place].label,
        groups.map { options in
          options.indices.contains(place) ? cell(options[place].figures) : "–"
        })
    }
  }

  private func cell(_ share: Tally.Share) -> String {
    guard let percent = share.percent?.description else { return String(share.count) }
    return "\(share.count) (\(percent.contains(".") ? percent : percent + ".0")%)"
  }

  /// Rows under the groups' names, as many columns at a time as fit.
  private func block(_ rows: [Row]) -> [String] {
    let labels = rows.map { TerminalText.inert($0.label) }
    let labelWidth = min(labels.map(TerminalText.width).max() ?? 0, width / 3)
    let widths = table.groups.indices.map { column -> Int in
      let cells = rows.map { $0.cells[column].count }.max() ?? 0
      let name = TerminalText.width(of: TerminalText.inert(table.groups[column].label))
      return max(cells, min(name, 14))
    }
    var lines: [String] = []
    var start = 0
    while start < widths.count {
      var end = start
      var used = labelWidth
      repeat {
        used += 2 + widths[end]
        end += 1
      } while end < widths.count && used + 2 + widths[end] <= width
      lines += columns(start..<end, widths, rows, labels, labelWidth)
      start = end
    }
    return lines
  }

  private func columns(
    _ range: Range<Int>, _ widths: [Int], _ rows: [Row], _ labels: [String], _ labelWidth: Int
  ) -> [String] {
    let names = range.map { column in
      TerminalText.wrap(TerminalText.inert(table.groups[column].label), width: widths[column])
    }
    let height = names.map(\.count).max() ?? 0
    let heads = (0..<height).map { line -> String in
      let cells = zip(range, names).map { column, name -> String in
        let place = line - (height - name.count)
        return left(place >= 0 ? name[place] : "", widths[column])
      }
      return faint(padded("", to: labelWidth) + cells.joined())
    }
    let body = zip(rows, labels).flatMap { row, label -> [String] in
      let parts = TerminalText.wrap(label, width: max(labelWidth, 2))
      let cells = range.map { left(row.cells[$0], widths[$0]) }.joined()
      let first = padded(parts.first ?? "", to: labelWidth) + cells
      return [first] + parts.dropFirst()
    }
    return heads + body
  }

  /// To the right of its column, after two spaces: digits stand below each other.
  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalText.width(of: text)) + 2) + text
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }

  private func heading(_ text: String) -> [String] {
    TerminalText.wrap(TerminalText.inert(text), width: width)
      .map { isColored ? "\u{1B}[1m\($0)\u{1B}[0m" : $0 }
  }

  private func faint(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
