import SurveyModel

/// Prints conditions as Python expressions over `answers`, with the functions of `conditions.py`.
///
/// A number that is not there is NaN, with which no comparison holds.
struct ConditionPython {
  private let survey: Survey

  init(_ survey: Survey) {
    self.survey = survey
  }

  private static let lineWidth = 80

  /// What stands after `return`: on one line, or a line an operand.
  func body(of condition: Condition) -> String {
    let whole = expression(condition)
    if whole.count <= Self.lineWidth { return whole }
    let (word, operands): (String, [String])
    switch condition {
    case .and: (word, operands) = ("and", conjuncts(condition).map { operand($0, of: .and) })
    case .or: (word, operands) = ("or", disjuncts(condition).map { operand($0, of: .or) })
    default: return whole
    }
    return "(\n        " + operands.joined(separator: "\n        \(word) ") + "\n    )"
  }

  /// How tightly an expression binds; the loosest first.
  private enum Binding: Int {
    case or, and, not, comparison
  }

  private func binding(_ condition: Condition) -> Binding {
    switch condition {
    case .or: .or
    case .and: .and
    case .not(let inner): negated(inner) == nil ? .not : .comparison
    default: .comparison
    }
  }

  /// In parentheses where it binds less tightly than what it stands in.
  private func operand(_ condition: Condition, of outer: Binding) -> String {
    let text = expression(condition)
    return binding(condition).rawValue < outer.rawValue ? "(\(text))" : text
  }

  private func conjuncts(_ condition: Condition) -> [Condition] {
    guard case .and(let left, let right) = condition else { return [condition] }
    return conjuncts(left) + conjuncts(right)
  }

  private func disjuncts(_ condition: Condition) -> [Condition] {
    guard case .or(let left, let right) = condition else { return [condition] }
    return disjuncts(left) + disjuncts(right)
  }

  private func expression(_ condition: Condition) -> String {
    switch condition {
    case .constant(let value): return value ? "True" : "False"
    case .not(let inner):
      return negated(inner) ?? "not " + operand(inner, of: .comparison)
    case .and: return conjuncts(condition).map { operand($0, of: .and) }.joined(separator: " and ")
    case .or: return disjuncts(condition).map { operand($0, of: .or) }.joined(separator: " or ")
    case .answered(let reference): return call("answered", reference)
    case .textEqual(let left, let right): return equality(left, "==", right)
    case .textIn(let reference, let texts): return "\(call("text", reference)) in \(list(texts))"
    case .includes(let question, let value):
      return "\(PythonLiteral.string(value)) in \(chosen(question))"
    case .compare(let left, let relation, let right):
      return "\(side(left)) \(relation.rawValue) \(side(right))"
    }
  }

  /// The opposite where Python has a word for it; nothing else.
  private func negated(_ condition: Condition) -> String? {
    switch condition {
    case .textEqual(let left, let right):
      if case .answer = left, case .answer = right { return nil }
      return equality(left, "!=", right)
    case .textIn(let reference, let texts):
      return "\(call("text", reference)) not in \(list(texts))"
    case .includes(let question, let value):
      return "\(PythonLiteral.string(value)) not in \(chosen(question))"
    case .compare(let left, .equal, let right): return "\(side(left)) != \(side(right))"
    default: return nil
    }
  }

  private func equality(_ left: TextOperand, _ sign: String, _ right: TextOperand) -> String {
    if case .answer(let left) = left, case .answer(let right) = right {
      return "same_text(\(call("text", left)), \(call("text", right)))"
    }
    return "\(text(left)) \(sign) \(text(right))"
  }

  private func text(_ operand: TextOperand) -> String {
    switch operand {
    case .answer(let reference): call("text", reference)
    case .literal(let text): PythonLiteral.string(text)
    }
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(PythonLiteral.string).joined(separator: ", ") + "]"
  }

  private func chosen(_ question: Int) -> String {
    call("chosen", AnswerReference(question: question))
  }

  /// A call with the id of the question, and that of the row where there is one.
  private func call(_ function: String, _ reference: AnswerReference) -> String {
    let question = survey.questions[reference.question]
    var arguments = ["answers", PythonLiteral.string(question.id)]
    if let row = reference.row { arguments.append(PythonLiteral.string(question.rows[row].id)) }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Numbers

  /// A number that is compared; 12 reads better than 12.0 where it makes no difference.
  private func side(_ expression: NumberExpression) -> String {
    if case .literal(let value) = expression, value == value.rounded(), abs(value) < 1e9 {
      return "\(Int(value))"
    }
    return number(expression)
  }

  private func number(_ expression: NumberExpression) -> String {
    switch expression {
    case .literal(let value):
      guard value.isFinite else { return "NOTHING" }
      return value.sign == .minus ? "(\(value))" : "\(value)"
    case .value(let question): return call("number", AnswerReference(question: question))
    case .place(let reference): return call("place", reference)
    case .moment(let question): return call("moment", AnswerReference(question: question))
    case .count(let question): return call("count", AnswerReference(question: question))
    case .score(let reference): return call("score", reference)
    case .negated(let inner): return "(-\(number(inner)))"
    case .add(let left, let right): return "finite(\(number(left)) + \(number(right)))"
    case .subtract(let left, let right): return "finite(\(number(left)) - \(number(right)))"
    case .multiply(let left, let right): return "finite(\(number(left)) * \(number(right)))"
    case .divide(let left, let right): return "divided(\(number(left)), \(number(right)))"
    }
  }
}
