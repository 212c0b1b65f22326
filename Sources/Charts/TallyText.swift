import SurveyModel
import Tabulation
import UnicodeText

/// A tally as text for a terminal: a heading a question, and a bar an option. In a terminal every
/// chart is drawn as bars, which show the same figures as a ring or columns do; `table` and `none`
/// are figures without bars.
package struct TallyText {
  private let survey: Survey
  private let tally: Tally
  private let width: Int
  private let isColored: Bool

  package init(_ tally: Tally, of survey: Survey, width: Int, isColored: Bool) {
    self.tally = tally
    self.survey = survey
    self.width = max(width, 40)
    self.isColored = isColored
  }

  package func render() -> String {
    var lines = [bold(TerminalText.inert(tally.title)), counted(tally.responses, "response")]
    if let quiz = tally.quiz { lines += [""] + self.quiz(quiz) }
    for question in tally.questions { lines += [""] + self.question(question) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func question(_ question: Tally.Question) -> [String] {
    var lines = TerminalText.wrap(TerminalText.inert(question.text), width: width).map(bold)
    guard let figures = question.figures else {
      return lines + [faint("Hidden until \(survey.privacy.minimumCount) people have answered.")]
    }
    if figures.answered == 0 {
      return lines + [faint(base(figures) + ". Nobody has answered yet.")]
    }
    let asked = survey.questions[question.index]
    if let title = asked.chart.title {
      lines += TerminalText.wrap(TerminalText.inert(title.written), width: width)
    }
    lines.append(faint(base(figures)))
    if let right = figures.right {
      lines.append(faint("Right: \(right.count)\(percent(right.percent, " of those asked"))"))
    }
    lines += content(figures.content, of: asked)
    if !figures.other.isEmpty { lines += texts("Other", figures.other) }
    if !figures.unrecognised.isEmpty { lines += texts("Not an option", figures.unrecognised) }
    return lines
  }

  private func base(_ figures: Tally.Figures) -> String {
    figures.asked == figures.answered
      ? counted(figures.answered, "answer") : "\(figures.answered) of \(figures.asked) answered"
  }

  private func content(_ content: Tally.Content, of question: Question) -> [String] {
    switch content {
    case .options(let options): return bars(options, question)
    case .scores(let options, let statistics):
      return bars(options, question) + self.statistics(statistics)
    case .numbers(let statistics, let distribution):
      return histogram(distribution.bins, question) + self.statistics(statistics)
        + spread(distribution)
    case .ranks(let ranks): return self.ranks(ranks)
    case .rows(let rows): return rows.flatMap { row($0, question) }
    case .answers(let answers): return list(answers)
    }
  }

  /// One bar a line: label, bar, count, percentage. The longest bar is the greatest count.
  private func bars(_ options: [Tally.OptionCount], _ question: Question) -> [String] {
    var shown = Array(zip(options, options.indices.map { color(of: $0, question) }))
    if question.chart.sort == .count {
      shown = shown.enumerated()
        .sorted { left, right in
          let counts = (left.element.0.share.count, right.element.0.share.count)
          return counts.0 != counts.1 ? counts.0 > counts.1 : left.offset < right.offset
        }
        .map(\.element)
    }
    return rows(
      shown.map { option, color in
        BarRow(
          label: option.label, count: option.share.count,
          note: percent(option.share.percent, ""), color: color)
      }, of: question)
  }

  private struct BarRow {
    var label: String
    var count: Int
    var note: String
    var color: Color?
  }

  /// Without a question, or with a chart, there are bars; the chart also says which figures.
  private func rows(_ rows: [BarRow], of question: Question? = nil) -> [String] {
    let hasBars = question.map { $0.chart.kind != .table && $0.chart.kind != .none } ?? true
    let show = question?.chart.show ?? .both
    let figures = aligned(rows, show)
    let labels = rows.map { TerminalText.inert($0.label) }
    let labelWidth = min(labels.map { TerminalText.width(of: $0) }.max() ?? 0, width / 3)
    let figureWidth = figures.map(\.count).max() ?? 0
    let barWidth = min(40, max(8, width - labelWidth - figureWidth - 5))
    let most = rows.map(\.count).max() ?? 0
    return zip(zip(rows, figures), labels).flatMap { row, label -> [String] in
      let parts = TerminalText.wrap(label, width: max(labelWidth, 2))
      let bar = TerminalBar.text(part: row.0.count, whole: most, width: barWidth)
      let first =
        "  " + padded(parts.first ?? "", to: labelWidth) + "  "
        + (hasBars ? colored(bar, row.0.color) + " " : "") + row.1
      return [first] + parts.dropFirst().map { "  " + $0 }
    }
  }

  /// Counts to the right under each other, then the notes.
  private func aligned(_ rows: [BarRow], _ show: Chart.Show) -> [String] {
    let countWidth = rows.map { String($0.count).count }.max() ?? 1
    return rows.map { row in
      let count = String(row.count)
      let gap = String(repeating: " ", count: countWidth - count.count)
      switch show {
      case .both: return gap + count + row.note
      case .count: return gap + count
      case .percent: return row.note.isEmpty ? gap + count : String(row.note.dropFirst())
      }
    }
  }

  private func histogram(_ bins: [Tally.Bin], _ question: Question) -> [String] {
    rows(
      bins.enumerated().map { index, bin in
        // Only the last interval holds its upper end.
        let end = index == bins.count - 1 ? "" : "under "
        return BarRow(
          label: "\(bin.from) to \(end)\(bin.to)", count: bin.count, note: "", color: nil)
      }, of: question)
  }

  private func ranks(_ ranks: [Tally.RankCount]) -> [String] {
    rows(
      ranks.map { rank in
        let mean = rank.meanRank.map { ", mean place \($0)" } ?? ""
        return BarRow(
          label: rank.label, count: rank.borda,
          note: " points (\(rank.firsts)× first\(mean))", color: nil)
      })
  }

  private func row(_ row: Tally.Row, _ question: Question) -> [String] {
    var lines = TerminalText.wrap(TerminalText.inert(row.text), width: width - 2).map { "  " + $0 }
    guard let figures = row.figures else {
      return lines
        + [faint("  Hidden until \(survey.privacy.minimumCount) people have answered.")]
    }
    lines.append(faint("  " + counted(figures.answered, "answer")))
    lines += bars(figures.options, question).map { "  " + $0 }
    if !figures.unrecognised.isEmpty {
      lines += texts("Not an option", figures.unrecognised).map { "  " + $0 }
    }
    return lines
  }

  private func statistics(_ statistics: Tally.Statistics) -> [String] {
    let figures = [
      ("mean", statistics.mean), ("median", statistics.median),
      ("standard deviation", statistics.deviation),
    ]
    return [faint("  " + sentence(figures))]
  }

  private func spread(_ distribution: Tally.Distribution) -> [String] {
    let figures = [
      ("minimum", distribution.minimum), ("lower quartile", distribution.lowerQuartile),
      ("upper quartile", distribution.upperQuartile), ("maximum", distribution.maximum),
    ]
    return [faint("  " + sentence(figures))]
  }

  private func sentence(_ figures: [(String, DecimalNumber?)]) -> String {
    figures.map { name, value in "\(name) \(value.map(\.description) ?? "–")" }
      .joined(separator: " · ")
  }

  private func quiz(_ quiz: Tally.Quiz) -> [String] {
    guard let mean = quiz.mean else {
      return [faint("The points of the quiz are hidden, or nobody has answered yet.")]
    }
    var lines = [bold("Points"), faint("mean \(mean) of \(quiz.possible)")]
    if let passed = quiz.passed {
      lines.append(faint("passed: \(passed)\(percent(quiz.passedPercent, ""))"))
    }
    lines += rows(
      quiz.points.map {
        BarRow(label: $0.points.description, count: $0.count, note: "", color: nil)
      })
    return lines
  }

  private func texts(_ heading: String, _ texts: [Tally.TextCount]) -> [String] {
    ["  \(heading):"] + list(texts).map { "  " + $0 }
  }

  private func list(_ texts: [Tally.TextCount]) -> [String] {
    let countWidth = texts.map { String($0.count).count }.max() ?? 1
    return texts.flatMap { text -> [String] in
      let count = String(text.count)
      let mark = "  " + String(repeating: " ", count: countWidth - count.count) + count + "× "
      let lines = TerminalText.wrap(TerminalText.inert(text.text), width: width - countWidth - 6)
      let rest = String(repeating: " ", count: mark.count)
      return lines.enumerated().map { ($0.offset == 0 ? mark : rest) + $0.element }
    }
  }

  private func percent(_ value: DecimalNumber?, _ suffix: String) -> String {
    guard let value else { return "" }
    let text = value.description
    return " (\(text.contains(".") ? text : text + ".0")%\(suffix))"
  }

  private func color(of option: Int, _ question: Question) -> Color? {
    question.options.indices.contains(option)
      ? survey.colors.chartColor(of: question.options[option], at: option) : nil
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TerminalText.width(of: text)))
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  private func faint(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  private func colored(_ text: String, _ color: Color?) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[38;2;\(color.red);\(color.green);\(color.blue)m\(text)\u{1B}[0m"
  }
}
