import Diagnostics
import SourceText
import SurveyModel

/// Colours and charts that do not exist, or not for this question.
extension Diagnostic {
  static func unknownColor(_ word: String, for key: String, meant: String?, at range: SourceRange)
    -> Diagnostic
  {
    let isHex = word.hasPrefix("#")
    let message =
      word.isEmpty
      ? "`\(key)` names no colour"
      : isHex ? "\"\(word)\" is no colour" : "there is no colour \"\(word)\""
    return Diagnostic(
      .unknownColor, .error, message, at: range,
      label: isHex
        ? "`#` wants 3 or 6 of the characters 0–9 and A–F"
        : meant.map { "did you mean `\($0)`?" } ?? "not a colour",
      help: meant == nil
        ? "use a name like `blue`, `teal` or `rebeccapurple`, or a code in quotes like "
          + "\"#7A3EB1\"" : nil,
      fixes: isHex
        ? [] : meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }

  static func colorWithoutHash(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownColor, .error, "the colour code \"\(word)\" lacks its `#`", at: range,
      label: "needs `#` and quotes",
      fixes: [Fix("write \"#\(word)\"", [Edit(range, "\"#\(word)\"")], isSafe: true)])
  }

  static func partsExceedWhole(_ kind: ChartKind, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .partsExceedWhole, .error,
      "a \(kind.rawValue) cannot show a question with several answers", at: range,
      label: "the parts would be more than the whole",
      notes: [
        "when people choose several options, the percentages add up to more than 100, and a "
          + "\(kind.rawValue) would lie about them"
      ],
      fixes: [Fix("write `bar`", [Edit(range, "bar")], isSafe: true)])
  }

  static func chartNotForType(_ kind: ChartKind, _ type: QuestionType, at range: SourceRange)
    -> Diagnostic
  {
    let first = type.charts.first?.rawValue ?? "none"
    return Diagnostic(
      .chartNotForType, .error,
      "a `\(type.rawValue)` question cannot be drawn as `\(kind.rawValue)`", at: range,
      label: "not for `\(type.rawValue)`",
      notes: [
        "it can be \(enumeration(type.charts.map(\.rawValue), quoted: false, joinedBy: "or"))"
      ],
      fixes: [Fix("write `\(first)`", [Edit(range, first)], isSafe: true)])
  }

  /// A document's chart that none of its questions can have.
  static func chartForNobody(_ kind: ChartKind, types: [QuestionType], at range: SourceRange)
    -> Diagnostic
  {
    let possible = ChartKind.allCases.filter { chart in
      types.contains { $0.charts.contains(chart) }
    }
    let first = possible.first?.rawValue ?? "none"
    return Diagnostic(
      .chartNotForType, .error, "no question of this survey can be drawn as `\(kind.rawValue)`",
      at: range, label: "not for these questions",
      notes: [
        "they can be \(enumeration(possible.map(\.rawValue), quoted: false, joinedBy: "or"))"
      ],
      fixes: [Fix("write `\(first)`", [Edit(range, first)], isSafe: true)])
  }
}
