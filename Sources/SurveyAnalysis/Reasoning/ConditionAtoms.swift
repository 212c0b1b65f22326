import SurveyModel

extension Condition {
  /// The comparisons that it is made of.
  var atoms: [Condition] {
    switch self {
    case .constant: []
    case .not(let inner): inner.atoms
    case .and(let left, let right), .or(let left, let right): left.atoms + right.atoms
    case .answered, .textEqual, .textIn, .includes, .compare: [self]
    }
  }

  /// The answers that it reads, row by row.
  var references: Set<AnswerReference> {
    switch self {
    case .constant: []
    case .not(let inner): inner.references
    case .and(let left, let right), .or(let left, let right):
      left.references.union(right.references)
    case .answered(let reference), .textIn(let reference, _): [reference]
    case .textEqual(let left, let right): left.references.union(right.references)
    case .includes(let question, _): [AnswerReference(question: question)]
    case .compare(let left, _, let right): left.references.union(right.references)
    }
  }
}

extension TextOperand {
  var references: Set<AnswerReference> {
    if case .answer(let reference) = self { [reference] } else { [] }
  }
}

extension NumberExpression {
  var references: Set<AnswerReference> {
    switch self {
    case .literal: []
    case .value(let question), .moment(let question), .count(let question):
      [AnswerReference(question: question)]
    case .place(let reference), .score(let reference): [reference]
    case .negated(let inner): inner.references
    case .add(let left, let right), .subtract(let left, let right), .multiply(let left, let right),
      .divide(let left, let right):
      left.references.union(right.references)
    }
  }

  var hasScore: Bool {
    switch self {
    case .score: true
    case .literal, .value, .moment, .count, .place: false
    case .negated(let inner): inner.hasScore
    case .add(let left, let right), .subtract(let left, let right), .multiply(let left, let right),
      .divide(let left, let right):
      left.hasScore || right.hasScore
    }
  }

  /// `slope * x + shift`, when the expression is that of the one answer that it reads.
  var line: (slope: Double, shift: Double)? {
    switch self {
    case .literal(let value): return (0, value)
    case .value, .moment: return (1, 0)
    case .place, .count, .score: return nil
    case .negated(let inner): return inner.line.map { (0 - $0.slope, 0 - $0.shift) }
    case .add(let left, let right):
      guard let left = left.line, let right = right.line else { return nil }
      return (left.slope + right.slope, left.shift + right.shift)
    case .subtract(let left, let right):
      guard let left = left.line, let right = right.line else { return nil }
      return (left.slope - right.slope, left.shift - right.shift)
    case .multiply(let left, let right):
      guard let left = left.line, let right = right.line else { return nil }
      if left.slope == 0 { return (left.shift * right.slope, left.shift * right.shift) }
      if right.slope == 0 { return (right.shift * left.slope, right.shift * left.shift) }
      return nil
    case .divide(let left, let right):
      guard let left = left.line, let right = right.line, right.slope == 0, right.shift != 0 else {
        return nil
      }
      return (left.slope / right.shift, left.shift / right.shift)
    }
  }
}

extension Condition {
  /// Where a comparison of one number or moment turns; nothing when that cannot be said, an empty
  /// list when it turns nowhere.
  var turningPoints: [Double]? {
    guard case .compare(let left, _, let right) = self else { return [] }
    guard let left = left.line, let right = right.line else { return nil }
    let slope = left.slope - right.slope
    if slope == 0 { return [] }
    let point = (right.shift - left.shift) / slope
    return point.isFinite ? [point] : []
  }
}
