import SurveyModel
import UnicodeText

/// Why an answer is refused: at most one reason a question.
package struct Violation: Sendable {
  package var question: Int
  /// The first row of a grid that is still open.
  package var row: Int?
  package var word: WordKey
  package var arguments: [(name: String, value: String)]

  package init(
    question: Int, row: Int? = nil, word: WordKey, arguments: [(name: String, value: String)] = []
  ) {
    self.question = question
    self.row = row
    self.word = word
    self.arguments = arguments
  }
}

extension Survey {
  /// What is wrong with the answers of the shown questions, in written order. Of one question the
  /// first of these is reported: it is required and empty; its form; its least, its greatest; its
  /// step or pattern; the missing text of Other. Labels among the arguments are in the language, or
  /// in the survey's first.
  package func violations(in answers: AnswerSet, language: LanguageTag? = nil) -> [Violation] {
    let visible = visibility(of: answers)
    return questions.indices.compactMap { index in
      visible[index] ? violation(of: index, answers, language) : nil
    }
  }

  private func violation(of index: Int, _ answers: AnswerSet, _ language: LanguageTag?)
    -> Violation?
  {
    let question = questions[index]
    func no(_ word: WordKey, _ arguments: [(name: String, value: String)] = []) -> Violation {
      Violation(question: index, word: word, arguments: arguments)
    }
    guard let answer = answers[index], answer != .choices([]) else {
      guard question.isRequired else { return nil }
      return no(question.type == .grid ? .pleaseAnswerEveryRow : .pleaseAnswer)
    }
    if let problem = problem(with: answer, to: question) {
      return Violation(
        question: index, row: problem.row, word: problem.word, arguments: problem.arguments)
    }
    if isOtherChosen(in: index, of: answers), answers.otherTexts[index] == nil,
      let other = question.choices?.other
    {
      let label = language.map { other.label.template(in: $0).written } ?? other.label.written
      return no(.pleaseSayOther, [(name: "label", value: label)])
    }
    return nil
  }

  private struct Problem {
    var row: Int?
    var word: WordKey
    var arguments: [(name: String, value: String)]

    init(_ word: WordKey, _ name: String? = nil, _ value: String = "", row: Int? = nil) {
      self.row = row
      self.word = word
      arguments = name.map { [(name: $0, value: value)] } ?? []
    }
  }

  private func problem(with answer: Answer, to question: Question) -> Problem? {
    switch question.body {
    case .chooseOne, .yesNo, .scale, .rating, .note: nil
    case .chooseMany(let choices, let bounds): countProblem(answer, choices, bounds)
    case .rank(let choices, let bounds): rankProblem(answer, choices, bounds)
    case .number(let input): numberProblem(answer, input)
    case .shortText(let input), .longText(let input): textProblem(answer, input)
    case .date(let bounds): dateProblem(answer, bounds)
    case .time(let bounds): timeProblem(answer, bounds)
    case .grid(let grid): question.isRequired ? openRow(answer, grid) : nil
    }
  }

  private func countProblem(_ answer: Answer, _ choices: Choices, _ bounds: CountBounds) -> Problem?
  {
    guard case .choices(let values) = answer else { return nil }
    let isExclusive = values.allSatisfy { value in
      choices.options.contains { $0.isExclusive && isSame($0.value, value) }
    }
    if let least = bounds.minimum, values.count < least, !isExclusive {
      return Problem(.pleaseChooseAtLeast, "n", "\(least)")
    }
    if let most = bounds.maximum, values.count > most {
      return Problem(.pleaseChooseAtMost, "n", "\(most)")
    }
    return nil
  }

  /// A rank without bounds ranks all options.
  private func rankProblem(_ answer: Answer, _ choices: Choices, _ bounds: CountBounds) -> Problem?
  {
    guard case .choices(let values) = answer else { return nil }
    let count = choices.options.count
    if bounds.minimum == nil, bounds.maximum == nil, values.count < count {
      return Problem(.pleaseRankAll, "n", "\(count)")
    }
    if let least = bounds.minimum, values.count < least {
      return Problem(.pleaseRankAtLeast, "n", "\(least)")
    }
    if let most = bounds.maximum, values.count > most {
      return Problem(.pleaseRankAtMost, "n", "\(most)")
    }
    return nil
  }

  private func numberProblem(_ answer: Answer, _ input: NumberInput) -> Problem? {
    guard case .number(let number) = answer else { return Problem(.pleaseEnterNumber) }
    if let least = input.minimum, number < least {
      return Problem(.pleaseEnterAtLeast, "n", "\(least)")
    }
    if let most = input.maximum, number > most {
      return Problem(.pleaseEnterAtMost, "n", "\(most)")
    }
    let start = input.minimum?.millionths ?? 0
    if let step = input.step, step.millionths > 0,
      (number.millionths - start) % step.millionths != 0
    {
      return Problem(.pleaseEnterInSteps, "n", "\(step)")
    }
    return nil
  }

  private func textProblem(_ answer: Answer, _ input: TextInput) -> Problem? {
    guard case .text(let text) = answer else { return nil }
    if let least = input.minimumLength, text.scalarCount < least {
      return Problem(.pleaseWriteAtLeast, "n", "\(least)")
    }
    if let most = input.maximumLength, text.scalarCount > most {
      return Problem(.pleaseWriteAtMost, "n", "\(most)")
    }
    if let pattern = input.pattern, !pattern.matches(text) {
      switch pattern {
      case .email: return Problem(.pleaseEnterEmail)
      case .url: return Problem(.pleaseEnterURL)
      case .phone: return Problem(.pleaseEnterPhone)
      }
    }
    return nil
  }

  private func dateProblem(_ answer: Answer, _ bounds: MomentBounds<CalendarDate>) -> Problem? {
    guard case .date(let date) = answer else { return Problem(.pleaseEnterDate) }
    if let first = bounds.minimum, date < first {
      return Problem(.pleaseEnterDateNotBefore, "date", "\(first)")
    }
    if let last = bounds.maximum, date > last {
      return Problem(.pleaseEnterDateNotAfter, "date", "\(last)")
    }
    return nil
  }

  private func timeProblem(_ answer: Answer, _ bounds: MomentBounds<TimeOfDay>) -> Problem? {
    guard case .time(let time) = answer else { return Problem(.pleaseEnterTime) }
    if let first = bounds.minimum, time < first {
      return Problem(.pleaseEnterTimeNotBefore, "time", "\(first)")
    }
    if let last = bounds.maximum, time > last {
      return Problem(.pleaseEnterTimeNotAfter, "time", "\(last)")
    }
    return nil
  }

  private func openRow(_ answer: Answer, _ grid: Grid) -> Problem? {
    guard case .rows(let rows) = answer else { return nil }
    let open = grid.rows.firstIndex { row in !rows.contains { isSame($0.row, row.id) } }
    return open.map { Problem(.pleaseAnswerEveryRow, row: $0) }
  }
}
