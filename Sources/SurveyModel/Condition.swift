/// Whose answer a condition reads: a question, or one row of a grid, by index into
/// `Survey.questions` and into the grid's rows.
package struct AnswerReference: Hashable, Sendable {
  package var question: Int
  package var row: Int?

  package init(question: Int, row: Int? = nil) {
    self.question = question
    self.row = row
  }
}

/// A condition after type checking: every printer and the interpreter read this one tree.
///
/// It has two truth values. A comparison with no answer is false; `!=`, `not in` and `excludes`
/// have become `not` of their opposites, so nothing here knows a third value.
package indirect enum Condition: Hashable, Sendable {
  case constant(Bool)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)
  /// Whether there is an answer: for a grid in any row, for `choose_many` also `[]`.
  case answered(AnswerReference)
  /// Both sides are there and are the same text by code points (of options: the same value).
  case textEqual(TextOperand, TextOperand)
  /// The answer is there and is one of the texts.
  case textIn(AnswerReference, [String])
  /// The value is among the chosen (`choose_many`, `rank`).
  case includes(Int, String)
  /// Both sides have a number and they compare so (as IEEE 754 doubles).
  case compare(NumberExpression, Relation, NumberExpression)

  package enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}

/// A text that is compared: an answer's value, or one that the author wrote.
package enum TextOperand: Hashable, Sendable {
  case answer(AnswerReference)
  case literal(String)
}

/// An arithmetic expression; it has no value when an answer that it needs has none, on division by
/// zero, and whenever a result is not finite.
package indirect enum NumberExpression: Hashable, Sendable {
  case literal(Double)
  /// The number given to a `number` or `rating`.
  case value(Int)
  /// The place 1…n of the chosen option in written order (`scale`, grid row).
  case place(AnswerReference)
  /// The day number of a `date` (days since 1970-01-01) or the minutes of a `time`.
  case moment(Int)
  /// How many distinct values were chosen (`choose_many`, `rank`); 0 without an answer.
  case count(Int)
  /// Quiz or option points where the question has them; else the place 1…n of a scale or grid row
  /// (n…1 when reversed), or the rating.
  case score(AnswerReference)
  case negated(NumberExpression)
  case add(NumberExpression, NumberExpression)
  case subtract(NumberExpression, NumberExpression)
  case multiply(NumberExpression, NumberExpression)
  case divide(NumberExpression, NumberExpression)
}

extension Condition {
  /// The indices of all questions that the condition reads.
  package var questions: Set<Int> {
    switch self {
    case .constant: []
    case .not(let inner): inner.questions
    case .and(let left, let right), .or(let left, let right): left.questions.union(right.questions)
    case .answered(let reference), .textIn(let reference, _): [reference.question]
    case .textEqual(let left, let right): left.questions.union(right.questions)
    case .includes(let question, _): [question]
    case .compare(let left, _, let right): left.questions.union(right.questions)
    }
  }
}

extension TextOperand {
  package var questions: Set<Int> {
    switch self {
    case .answer(let reference): [reference.question]
    case .literal: []
    }
  }
}

extension NumberExpression {
  package var questions: Set<Int> {
    switch self {
    case .literal: []
    case .value(let question), .moment(let question), .count(let question): [question]
    case .place(let reference), .score(let reference): [reference.question]
    case .negated(let inner): inner.questions
    case .add(let left, let right), .subtract(let left, let right), .multiply(let left, let right),
      .divide(let left, let right):
      left.questions.union(right.questions)
    }
  }
}
