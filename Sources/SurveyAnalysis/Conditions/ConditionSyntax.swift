/// A condition as it was written: shape without meaning, parts as byte ranges of its text.
indirect enum ConditionSyntax {
  case number(Double, String, Range<Int>)
  case text(String, Range<Int>)
  case list([ConditionSyntax], Range<Int>)
  case name(ConditionName)
  /// Several bare words in a row: an option written without its quotes.
  case bareWords(String, Range<Int>)
  case call(function: String, argument: ConditionSyntax, Range<Int>)
  case negated(ConditionSyntax, Range<Int>)
  case arithmetic(ArithmeticOperator, ConditionSyntax, ConditionSyntax)
  case comparison(ComparisonOperator, Range<Int>, ConditionSyntax, ConditionSyntax)
  case not(ConditionSyntax, Range<Int>)
  /// Two or more, joined by `and`.
  case all([ConditionSyntax])
  /// Two or more, joined by `or`.
  case any([ConditionSyntax])
  case parenthesised(ConditionSyntax, Range<Int>)

  var part: Range<Int> {
    switch self {
    case .number(_, _, let part), .text(_, let part), .list(_, let part), .bareWords(_, let part),
      .call(_, _, let part), .negated(_, let part), .not(_, let part),
      .parenthesised(_, let part):
      part
    case .name(let name): name.part
    case .arithmetic(_, let left, let right), .comparison(_, _, let left, let right):
      left.part.lowerBound..<max(left.part.lowerBound, right.part.upperBound)
    case .all(let parts), .any(let parts):
      (parts.first?.part.lowerBound ?? 0)..<(parts.last?.part.upperBound ?? 0)
    }
  }

  /// The operator of `lunch == "Salad"` or `lunch in "Salad"`, and where its answer begins.
  var listBegin: (operation: Range<Int>, answer: Int)? {
    guard case .comparison(let operation, let part, .name, .text(_, let answer)) = self,
      operation == .equal || operation == .isIn
    else { return nil }
    return (part, answer.lowerBound)
  }

  /// Whether it is true or false, and not a value.
  var isCondition: Bool {
    switch withoutParentheses {
    case .comparison, .not, .all, .any, .call("answered", _, _): true
    default: false
    }
  }

  var withoutParentheses: ConditionSyntax {
    if case .parenthesised(let inner, _) = self { inner.withoutParentheses } else { self }
  }
}

/// `toppings` or `meals.monday`.
struct ConditionName {
  var id: String
  var idPart: Range<Int>
  var row: String?
  var rowPart: Range<Int>?

  var part: Range<Int> { idPart.lowerBound..<(rowPart?.upperBound ?? idPart.upperBound) }
  var spelled: String { row.map { "\(id).\($0)" } ?? id }
}

enum ArithmeticOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

enum ComparisonOperator: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "in"
  case isNotIn = "not in"
  case includes
  case excludes
}
