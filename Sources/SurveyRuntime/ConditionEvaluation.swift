import SurveyModel

extension Condition {
  /// Whether the condition holds for these answers; hidden answers must already be absent.
  package func holds(for answers: AnswerSet, in survey: Survey) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: answers, in: survey)
    case .and(let left, let right):
      left.holds(for: answers, in: survey) && right.holds(for: answers, in: survey)
    case .or(let left, let right):
      left.holds(for: answers, in: survey) || right.holds(for: answers, in: survey)
    case .answered(let reference):
      if let row = reference.row {
        answers.text(at: AnswerReference(question: reference.question, row: row), in: survey) != nil
      } else {
        answers[reference.question] != nil
      }
    case .textEqual(let left, let right):
      if let left = left.text(for: answers, in: survey),
        let right = right.text(for: answers, in: survey)
      {
        isSame(left, right)
      } else {
        false
      }
    case .textIn(let reference, let texts):
      answers.text(at: reference, in: survey).map { text in
        texts.contains { isSame(text, $0) }
      } ?? false
    case .includes(let question, let value):
      answers.values(of: question).contains { isSame($0, value) }
    case .compare(let left, let relation, let right):
      if let left = left.value(for: answers, in: survey),
        let right = right.value(for: answers, in: survey)
      {
        relation.holds(left, right)
      } else {
        false
      }
    }
  }
}

extension Condition.Relation {
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension TextOperand {
  func text(for answers: AnswerSet, in survey: Survey) -> String? {
    switch self {
    case .literal(let text): text
    case .answer(let reference): answers.text(at: reference, in: survey)
    }
  }
}

extension NumberExpression {
  /// The value as an IEEE 754 double; nothing without an answer, and when it is not finite.
  package func value(for answers: AnswerSet, in survey: Survey) -> Double? {
    let value: Double? =
      switch self {
      case .literal(let number): number
      case .value(let question):
        if case .number(let number) = answers[question] { number.double } else { nil }
      case .place(let reference): answers.place(at: reference, in: survey).map(Double.init)
      case .moment(let question):
        switch answers[question] {
        case .date(let date): Double(date.dayNumber)
        case .time(let time): Double(time.minutes)
        default: nil
        }
      case .count(let question):
        Double(Set(answers.values(of: question).map { Array($0.utf8) }).count)
      case .score(let reference): survey.score(at: reference, of: answers)
      case .negated(let inner): inner.value(for: answers, in: survey).map { -$0 }
      case .add(let left, let right): both(left, right, answers, survey, +)
      case .subtract(let left, let right): both(left, right, answers, survey, -)
      case .multiply(let left, let right): both(left, right, answers, survey, *)
      case .divide(let left, let right): both(left, right, answers, survey, /)
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private func both(
    _ left: NumberExpression, _ right: NumberExpression, _ answers: AnswerSet, _ survey: Survey,
    _ operation: (Double, Double) -> Double
  ) -> Double? {
    guard let left = left.value(for: answers, in: survey),
      let right = right.value(for: answers, in: survey)
    else { return nil }
    return operation(left, right)
  }
}

extension AnswerSet {
  /// The text that an answer compares by: an option's value, or what was written.
  package func text(at reference: AnswerReference, in survey: Survey) -> String? {
    switch self[reference.question] {
    case .choice(let value), .text(let value): return value
    case .rows(let rows):
      guard let row = reference.row, survey.questions[reference.question].rows.indices.contains(row)
      else { return nil }
      let id = survey.questions[reference.question].rows[row].id
      return rows.first { $0.row == id }?.value
    default: return nil
    }
  }

  /// What was chosen or ranked.
  package func values(of question: Int) -> [String] {
    if case .choices(let values) = self[question] { values } else { [] }
  }

  /// The place 1…n of the chosen option in written order.
  package func place(at reference: AnswerReference, in survey: Survey) -> Int? {
    guard let text = text(at: reference, in: survey) else { return nil }
    return survey.questions[reference.question].options.firstIndex { isSame($0.value, text) }
      .map { $0 + 1 }
  }
}

/// Equal by code points; Swift's own `==` also takes canonically equivalent texts for equal.
func isSame(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
