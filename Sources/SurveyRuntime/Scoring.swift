import SurveyModel
import UnicodeText

/// What one respondent got in a quiz.
package struct QuizScore: Hashable, Sendable {
  package var points: DecimalNumber
  /// The most that could be got of the questions asked.
  package var possible: DecimalNumber
  /// Nothing when the quiz has no `pass`.
  package var passed: Bool?
}

extension Survey {
  /// The points of the shown questions.
  package func score(of answers: AnswerSet) -> QuizScore {
    let visible = visibility(of: answers)
    var points = 0
    var possible = 0
    for (index, question) in questions.enumerated() where visible[index] {
      guard let scoring = question.scoring else { continue }
      possible += scoring.possible.millionths
      points += question.points(for: answers[index])?.millionths ?? 0
    }
    return QuizScore(
      points: DecimalNumber(millionths: points), possible: DecimalNumber(millionths: possible),
      passed: quiz?.pass.map { pass in
        // points / possible ≥ pass / 100, without a division.
        Int128(points) * 100_000_000 >= Int128(pass.millionths) * Int128(possible)
      })
  }

  /// `score(id)` of a condition: the points; else the place of a scale or grid row; else the rating.
  func score(at reference: AnswerReference, of answers: AnswerSet) -> Double? {
    let question = questions[reference.question]
    guard let answer = answers[reference.question] else { return nil }
    if question.scoring != nil {
      if case .unrecognised = answer { return nil }
      return question.points(for: answer)?.double
    }
    switch question.body {
    case .rating:
      if case .number(let number) = answer { return number.double }
      return nil
    case .scale(let choices, let isReversed):
      return answers.place(at: reference, in: self)
        .map { Double(isReversed ? choices.options.count + 1 - $0 : $0) }
    case .grid(let grid):
      guard let row = reference.row, grid.rows.indices.contains(row) else { return nil }
      return answers.place(at: reference, in: self)
        .map { Double(grid.rows[row].isReversed ? grid.columns.options.count + 1 - $0 : $0) }
    default: return nil
    }
  }
}

extension Question {
  /// Whether the answer is right; nothing when there is no right answer.
  package func isRight(_ answer: Answer?) -> Bool? {
    guard case .rightAnswers(let right, _) = scoring else { return nil }
    guard let answer else { return false }
    return right.contains { isSame(answer, $0) }
  }

  /// The points for an answer; nothing without an answer or when the question has none to give.
  package func points(for answer: Answer?) -> DecimalNumber? {
    guard let answer, let scoring else { return nil }
    switch scoring {
    case .rightAnswers(_, let points):
      return isRight(answer) == true ? points : DecimalNumber(0)
    case .optionPoints:
      let chosen: [String] =
        switch answer {
        case .choice(let value): [value]
        case .choices(let values): values
        default: []
        }
      return DecimalNumber(
        millionths: options.reduce(0) { sum, option in
          chosen.contains { SurveyRuntime.isSame($0, option.value) }
            ? sum + (option.points?.millionths ?? 0) : sum
        })
    }
  }

  private func isSame(_ answer: Answer, _ right: Answer) -> Bool {
    switch (answer, right) {
    case (.text(let left), .text(let right)):
      SurveyRuntime.isSame(left.caseFolded, right.caseFolded)
    case (.choice(let left), .choice(let right)): SurveyRuntime.isSame(left, right)
    case (.choices(let left), .choices(let right)):
      left.count == right.count && zip(left, right).allSatisfy { SurveyRuntime.isSame($0, $1) }
    case (.rows(let left), .rows(let right)):
      left.count == right.count
        && left.allSatisfy { row in
          right.contains {
            SurveyRuntime.isSame($0.row, row.row) && SurveyRuntime.isSame($0.value, row.value)
          }
        }
    default: answer == right
    }
  }
}
