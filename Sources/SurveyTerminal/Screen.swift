import SurveyModel
import SurveyRuntime
import UnicodeText

/// How a step looks on a terminal, as text.
struct Screen {
  let survey: Survey
  let language: LanguageTag
  /// Whether escape sequences for colour and weight may be used.
  let isColored: Bool
  let width: Int

  func welcome() -> String {
    let title = text(survey.title)
    var lines = ["", bold(title), String(repeating: "─", count: min(width, displayWidth(title)))]
    if let description = survey.description { lines += wrapped(text(description), indent: "") }
    if let statement = survey.privacy.statement { lines += wrapped(text(statement), indent: "") }
    lines += ["", faint("Enter leaves a question out. /back goes back, /quit stops, /help helps.")]
    return lines.joined(separator: "\n") + "\n"
  }

  static let help = """
      Type the number of an option, or its words, and press Enter.
      Several options: their numbers with spaces between, like 1 3.
      Enter alone leaves a question out (not where an answer is required).
      /back  goes back to the question before
      /quit  stops; what others have answered stays saved
      An answer that begins with / is written with two: //

    """

  func section(_ index: Int) -> String {
    let section = survey.sections[index]
    guard let title = section.title else { return "" }
    var lines = ["", bold("— \(text(title)) —")]
    if let description = section.description { lines += wrapped(text(description), indent: "") }
    return lines.joined(separator: "\n") + "\n"
  }

  func show(_ interview: Interview) -> String {
    switch interview.step {
    case .finished: ""
    case .question(let index): question(index, interview)
    case .row(let index, let row): self.row(row, of: index, interview)
    case .otherText(let index): otherText(of: index)
    }
  }

  private func question(_ index: Int, _ interview: Interview) -> String {
    let question = survey.questions[index]
    var lines = heading(question, interview)
    if question.type == .note { return lines.joined(separator: "\n") + "\n" }
    let shown = interview.shownOptions(of: index)
    switch question.body {
    case .rating(let rating):
      lines.append("   " + ratingEnds(rating))
    case .number(let input):
      lines.append(contentsOf: bounds(input))
    case .date:
      lines.append(faint("   a day, like 2026-05-01"))
    case .time:
      lines.append(faint("   a time, like 08:30"))
    default:
      for (place, option) in shown.enumerated() {
        let number = String(place + 1)
        let padding = String(repeating: " ", count: String(shown.count).count - number.count)
        lines += wrapped(text(option.label), indent: "   \(padding)\(number)  ")
      }
      if let hint = howMany(question.body) { lines.append(faint("   \(hint)")) }
    }
    if let answer = interview.answers[index] {
      let given = survey.describe(answer, to: index, in: language)
      lines.append(faint("   so far: \(TerminalText.inert(given))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ question: Question, _ interview: Interview) -> [String] {
    let asked = survey.render(question.text, in: language, answers: interview.answers)
    let mark =
      question.isRequired ? " (\(survey.word(.required, in: language, arguments: [])))" : ""
    var lines = [""]
    lines += wrapped(TerminalText.inert(asked) + mark, indent: "").map(bold)
    if let description = question.description { lines += wrapped(text(description), indent: "   ") }
    return lines
  }

  private func row(_ row: Int, of index: Int, _ interview: Interview) -> String {
    let question = survey.questions[index]
    guard case .grid(let grid) = question.body else { return "" }
    var lines: [String] = []
    if row == 0 {
      lines = heading(question, interview)
      for (place, option) in grid.columns.options.enumerated() {
        lines += wrapped(text(option.label), indent: "   \(place + 1)  ")
      }
    }
    lines.append("   \(text(grid.rows[row].text))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func otherText(of index: Int) -> String {
    let label = survey.questions[index].choices?.other.map { text($0.label) } ?? ""
    let asked = survey.word(.otherText, in: language, arguments: [(name: "label", value: label)])
    return "   \(asked)\n"
  }

  private func howMany(_ body: Question.Body) -> String? {
    switch body {
    case .rank: "All in your order, the first one first, like 2 1 3"
    case .chooseMany(_, let bounds):
      switch (bounds.minimum, bounds.maximum) {
      case (nil, nil): "Several are possible, like 1 3"
      case (let minimum?, nil): word(.chooseAtLeast, [("n", minimum)])
      case (nil, let maximum?): word(.chooseAtMost, [("n", maximum)])
      case (let minimum?, let maximum?):
        minimum == maximum
          ? word(.chooseExactly, [("n", minimum)])
          : word(.chooseBetween, [("min", minimum), ("max", maximum)])
      }
    default: nil
    }
  }

  private func word(_ key: WordKey, _ numbers: [(String, Int)]) -> String {
    survey.word(key, in: language, arguments: numbers.map { (name: $0.0, value: String($0.1)) })
  }

  private func ratingEnds(_ rating: Rating) -> String {
    let low = rating.low.map { " (\(text($0)))" } ?? ""
    let high = rating.high.map { " (\(text($0)))" } ?? ""
    return "\(rating.minimum)\(low) … \(rating.maximum)\(high)"
  }

  private func bounds(_ input: NumberInput) -> [String] {
    var words: [String] = []
    switch (input.minimum, input.maximum) {
    case (let minimum?, let maximum?): words.append("\(minimum) to \(maximum)")
    case (let minimum?, nil): words.append("\(minimum) or more")
    case (nil, let maximum?): words.append("up to \(maximum)")
    case (nil, nil): break
    }
    if let unit = input.unit { words.append(text(unit)) }
    return words.isEmpty ? [] : [faint("   " + words.joined(separator: " "))]
  }

  /// A text of the survey made harmless: no control of it reaches the terminal.
  func text(_ text: Text) -> String {
    TerminalText.inert(text.template(in: language).written)
  }

  func wrapped(_ text: String, indent: String) -> [String] {
    let rest = String(repeating: " ", count: indent.count)
    let lines = TerminalText.wrap(text, width: max(20, width - indent.count))
    return lines.enumerated().map { ($0.offset == 0 ? indent : rest) + $0.element }
  }

  func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func faint(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
  func red(_ text: String) -> String { isColored ? "\u{1B}[31m\(text)\u{1B}[0m" : text }

  private func displayWidth(_ text: String) -> Int { TerminalText.width(of: text) }
}
