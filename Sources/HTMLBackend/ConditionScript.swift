import SurveyModel

/// Prints conditions as JavaScript expressions over `a`, the answers by question index, with the
/// functions of `conditions.js` and `condition-score.js`.
///
/// A number that is not there is NaN, with which every comparison is false.
package enum ConditionScript {
  /// `shows` and `sectionShows`: a function or null for each question and each section.
  package static func declarations(of survey: Survey) -> String {
    let questions = survey.questions.map { function($0.showIf) }
    let sections = survey.sections.map { function($0.showIf) }
    return "const shows=\(ScriptLiteral.array(trimmed(questions)));\n"
      + "const sectionShows=\(ScriptLiteral.array(trimmed(sections)));\n"
  }

  private static func function(_ condition: Condition?) -> String {
    condition.map { "(a)=>" + expression($0) } ?? "null"
  }

  /// A place past the end of an array reads as no condition too.
  private static func trimmed(_ functions: [String]) -> [String] {
    Array(functions[..<(functions.lastIndex { $0 != "null" }.map { $0 + 1 } ?? 0)])
  }

  package static func expression(_ condition: Condition) -> String {
    switch condition {
    case .constant(let value): value ? "true" : "false"
    case .not(let inner): "!(\(expression(inner)))"
    case .and(let left, let right): "(\(expression(left))&&\(expression(right)))"
    case .or(let left, let right): "(\(expression(left))||\(expression(right)))"
    case .answered(let reference):
      reference.row == nil
        ? "isAnswered(\(answer(reference)))" : "textAt(\(answer(reference)))!==null"
    case .textEqual(let left, let right): "sameText(\(operand(left)),\(operand(right)))"
    case .textIn(let reference, let texts):
      ScriptLiteral.array(texts.map(ScriptLiteral.string))
        + ".includes(textAt(\(answer(reference))))"
    case .includes(let question, let value):
      "listAt(a[\(question)]).includes(\(ScriptLiteral.string(value)))"
    case .compare(let left, let relation, let right):
      number(left) + (relation == .equal ? "===" : relation.rawValue) + number(right)
    }
  }

  private static func operand(_ operand: TextOperand) -> String {
    switch operand {
    case .answer(let reference): "textAt(\(answer(reference)))"
    case .literal(let text): ScriptLiteral.string(text)
    }
  }

  private static func number(_ expression: NumberExpression) -> String {
    switch expression {
    case .literal(let value): literal(value)
    case .value(let question): "valueAt(a[\(question)])"
    case .place(let reference): "placeAt(\(reference.question),\(answer(reference)))"
    case .moment(let question): "momentAt(a[\(question)])"
    case .count(let question): "new Set(listAt(a[\(question)])).size"
    case .score(let reference): "scoreAt(\(reference.question),\(answer(reference)))"
    case .negated(let inner): "(-\(number(inner)))"
    case .add(let left, let right): "finite(\(number(left))+\(number(right)))"
    case .subtract(let left, let right): "finite(\(number(left))-\(number(right)))"
    case .multiply(let left, let right): "finite(\(number(left))*\(number(right)))"
    case .divide(let left, let right): "finite(\(number(left))/\(number(right)))"
    }
  }

  private static func literal(_ value: Double) -> String {
    guard value.isFinite else { return "NaN" }
    return value.sign == .minus ? "(\(value))" : "\(value)"
  }

  /// The answer, and the place of the row among the grid's where there is one.
  private static func answer(_ reference: AnswerReference) -> String {
    reference.row.map { "a[\(reference.question)],rowID(\(reference.question),\($0))" }
      ?? "a[\(reference.question)]"
  }
}
