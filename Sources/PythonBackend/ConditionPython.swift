import SurveyModel

/// Prints conditions as Python expressions over `a`, the answers by question index, with the
/// functions of `conditions.py`.
enum ConditionPython {
  static func expression(_ condition: Condition, in survey: Survey) -> String {
    func print(_ condition: Condition) -> String { expression(condition, in: survey) }
    switch condition {
    case .constant(let value): return value ? "True" : "False"
    case .not(let inner): return "not (\(print(inner)))"
    case .and(let left, let right): return "(\(print(left)) and \(print(right)))"
    case .or(let left, let right): return "(\(print(left)) or \(print(right)))"
    case .answered(let reference):
      return reference.row == nil
        ? "is_answered(a[\(reference.question)])"
        : "text_at(\(answer(reference, survey))) is not None"
    case .textEqual(let left, let right):
      return "same_text(\(operand(left, survey)), \(operand(right, survey)))"
    case .textIn(let reference, let texts):
      return "text_at(\(answer(reference, survey))) in "
        + PythonLiteral.list(texts.map(PythonLiteral.string))
    case .includes(let question, let value):
      return "\(PythonLiteral.string(value)) in chosen(a[\(question)])"
    case .compare(let left, let relation, let right):
      return "\(number(left, survey)) \(relation.rawValue) \(number(right, survey))"
    }
  }

  /// The answer, and the row where there is one, as arguments.
  private static func answer(_ reference: AnswerReference, _ survey: Survey) -> String {
    let answer = "a[\(reference.question)]"
    guard let row = reference.row else { return answer }
    return "\(answer), \(PythonLiteral.string(survey.questions[reference.question].rows[row].id))"
  }

  private static func operand(_ operand: TextOperand, _ survey: Survey) -> String {
    switch operand {
    case .answer(let reference): "text_at(\(answer(reference, survey)))"
    case .literal(let text): PythonLiteral.string(text)
    }
  }

  private static func number(_ expression: NumberExpression, _ survey: Survey) -> String {
    func print(_ expression: NumberExpression) -> String { number(expression, survey) }
    switch expression {
    case .literal(let value): return value < 0 ? "(\(value))" : "\(value)"
    case .value(let question): return "number_at(a[\(question)])"
    case .place(let reference):
      return "place_at(\(reference.question), \(answer(reference, survey)))"
    case .moment(let question): return "moment_at(a[\(question)])"
    case .count(let question): return "float(len(set(chosen(a[\(question)]))))"
    case .score(let reference):
      return "score_at(\(reference.question), \(answer(reference, survey)))"
    case .negated(let inner): return "(-\(print(inner)))"
    case .add(let left, let right): return "finite(\(print(left)) + \(print(right)))"
    case .subtract(let left, let right): return "finite(\(print(left)) - \(print(right)))"
    case .multiply(let left, let right): return "finite(\(print(left)) * \(print(right)))"
    case .divide(let left, let right): return "quotient(\(print(left)), \(print(right)))"
    }
  }
}
