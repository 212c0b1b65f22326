import SurveyModel
import SurveyRuntime
import UnicodeText

/// One respondent's way through a survey, as pure values: a step is shown, a line comes in, and the
/// next step follows. Nothing here reads or prints.
package struct Interview: Sendable {
  package enum Step: Hashable, Sendable {
    case question(Int)
    /// One row of a grid, by its index.
    case row(question: Int, Int)
    /// The text of a chosen "Other".
    case otherText(Int)
    case finished
  }

  package enum Outcome: Sendable {
    /// The answer was taken (or left out); the next step waits.
    case moved
    /// The answer was not taken, and why, in the survey's language.
    case refused(String)
  }

  package let survey: Survey
  package let language: LanguageTag
  package private(set) var answers: AnswerSet
  package private(set) var step: Step
  /// The steps taken so far, the way back.
  private var history: [Step] = []
  /// The order in which the options of each question are shown.
  private let orders: [[Int]]

  package init(
    _ survey: Survey, language: LanguageTag, using generator: inout some RandomNumberGenerator
  ) {
    self.survey = survey
    self.language = language
    answers = survey.initialAnswers
    var orders: [[Int]] = []
    for question in survey.questions {
      guard let choices = question.choices else {
        orders.append([])
        continue
      }
      orders.append(
        choices.isShuffled
          ? choices.shuffledOrder(using: &generator) : Array(choices.options.indices))
    }
    self.orders = orders
    step = .finished
    step = firstStep(from: 0)
  }

  /// Whether the respondent has given any answer.
  package var hasAnswers: Bool { answers != survey.initialAnswers }

  package var canGoBack: Bool { !history.isEmpty }

  /// The options of a question as they are shown, numbered from 1.
  package func shownOptions(of question: Int) -> [Option] {
    let options = survey.questions[question].options
    return orders[question].map { options[$0] }
  }

  package mutating func goBack() {
    guard let before = history.popLast() else { return }
    step = before
  }

  /// Takes a line as the answer to the present step; an empty line leaves the question out.
  package mutating func answer(_ line: String) -> Outcome {
    let line = line.normalised
    switch step {
    case .finished:
      return .moved
    case .question(let index):
      return take(line, for: index)
    case .row(let question, let row):
      return take(line, forRow: row, of: question)
    case .otherText(let question):
      answers.otherTexts[question] = line.isEmpty ? nil : line
      return advanceIfValid(question)
    }
  }

  private mutating func take(_ line: String, for index: Int) -> Outcome {
    let question = survey.questions[index]
    let before = answers
    if line.isEmpty {
      // An empty line keeps a default and leaves everything else out.
      if answers[index] == nil || answers[index] != question.initial {
        answers[index] = nil
        answers.otherTexts[index] = nil
      }
    } else {
      switch AnswerReading.read(line, for: question, shown: shownOptions(of: index), language) {
      case .answer(let answer): answers[index] = answer
      case .refused(let key):
        return .refused(survey.word(key, in: language, arguments: []))
      case .notOffered(let hint):
        return .refused(hint)
      }
    }
    if needsOtherText(index) {
      move(to: .otherText(index))
      return .moved
    }
    let outcome = advanceIfValid(index)
    if case .refused = outcome { answers = before }
    return outcome
  }

  private mutating func take(_ line: String, forRow row: Int, of index: Int) -> Outcome {
    guard case .grid(let grid) = survey.questions[index].body, grid.rows.indices.contains(row)
    else {
      return .moved
    }
    var rows: [RowAnswer] = []
    if case .rows(let given) = answers[index] { rows = given }
    rows.removeAll { $0.row == grid.rows[row].id }
    if line.isEmpty {
      if survey.questions[index].isRequired {
        return .refused(survey.word(.pleaseAnswer, in: language, arguments: []))
      }
    } else {
      let options = grid.columns.options
      guard let option = AnswerReading.option(line, among: options, language) else {
        return .refused(AnswerReading.hint(1, options.count))
      }
      rows.append(RowAnswer(row: grid.rows[row].id, value: option.value))
    }
    rows.sort { left, right in
      let places = [left, right].map { side in grid.rows.firstIndex { $0.id == side.row } ?? 0 }
      return places[0] < places[1]
    }
    answers[index] = rows.isEmpty ? nil : .rows(rows)
    if row + 1 < grid.rows.count {
      move(to: .row(question: index, row + 1))
      return .moved
    }
    return advanceIfValid(index)
  }

  private func needsOtherText(_ index: Int) -> Bool {
    guard let other = survey.questions[index].choices?.other else { return false }
    switch answers[index] {
    case .choice(let value): return value == other.value
    case .choices(let values): return values.contains(other.value)
    default: return false
    }
  }

  /// Goes on to the next shown question, unless the answer is one that the form would refuse too.
  private mutating func advanceIfValid(_ index: Int) -> Outcome {
    if let violation = survey.violations(in: answers, language: language).first(where: {
      $0.question == index
    }) {
      return .refused(survey.word(violation.word, in: language, arguments: violation.arguments))
    }
    move(to: firstStep(from: index + 1))
    return .moved
  }

  private mutating func move(to next: Step) {
    history.append(step)
    step = next
  }

  private func firstStep(from start: Int) -> Step {
    let visible = survey.visibility(of: answers)
    guard let index = survey.questions.indices.first(where: { $0 >= start && visible[$0] }) else {
      return .finished
    }
    if case .grid = survey.questions[index].body { return .row(question: index, 0) }
    return .question(index)
  }
}
