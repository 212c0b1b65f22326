import Diagnostics
import SourceText

// What follows from conditions taken together: never-shown, always-true, condition-on-optional,
// holds-when-unanswered.

extension Diagnostic {
  /// No answers reach a question or section. Decided exactly where at most 4,096 combinations of
  /// distinguishable answers are involved; the rivals are the conditions that exclude this one.
  static func neverShown(
    at range: SourceRange, condition: String, isSection: Bool,
    rivals: [(name: String, condition: String, range: SourceRange)],
    asked: [(id: String, answers: String, range: SourceRange)]
  ) -> Diagnostic {
    let what = isSection ? "section" : "question"
    return Diagnostic(
      .neverShown, .error,
      rivals.isEmpty
        ? "no answers make this condition hold, so nobody ever sees the \(what)"
        : "nobody ever sees this \(what): its condition and another one exclude each other",
      at: range,
      label: rivals.isEmpty ? "this can never be true" : "this needs other answers",
      secondary: rivals.map { Label($0.range, "\($0.name) this holds") }
        + (rivals.isEmpty ? asked.map { Label($0.range, "\($0.id): \($0.answers)") } : []),
      help: rivals.isEmpty
        ? "if one of several answers is enough, join the comparisons with `or`"
        : "change one of these conditions, or take the \(what) out")
  }

  /// A condition that all answers fulfil.
  static func alwaysTrue(
    at range: SourceRange, isSection: Bool, required: String?
  ) -> Diagnostic {
    Diagnostic(
      .alwaysTrue, .warning,
      "this condition always holds, so everybody sees the \(isSection ? "section" : "question")",
      at: range, label: "true whatever is answered",
      notes: required.map { ["the question \"\($0)\" is required, so it always has an answer"] }
        ?? [],
      help: "leave `show_if` out, or ask for something that not everybody answers")
  }

  /// The condition asks about questions that may be left out.
  static func conditionOnOptional(
    _ questions: [(id: String, range: SourceRange)], at range: SourceRange
  ) -> Diagnostic {
    let names = listed(questions.map { "\"\($0.id)\"" }, joinedBy: "and")
    let isOne = questions.count == 1
    return Diagnostic(
      .conditionOnOptional, .info,
      "whoever leaves out \(names) does not get to see this", at: range,
      secondary: questions.map { Label($0.range, "\($0.id) may be left out") },
      help: "add `required: true` to \(names) if everybody should decide",
      fixes: []
    ).noting(isOne ? nil : "without an answer a comparison does not hold")
  }

  /// The condition also holds for those who have not answered.
  static func holdsWhenUnanswered(
    _ questions: [(id: String, range: SourceRange)], at range: SourceRange, written: String
  ) -> Diagnostic {
    let names = listed(questions.map { "\"\($0.id)\"" }, joinedBy: "and")
    let guards = questions.map { "answered(\($0.id))" }.joined(separator: " and ")
    return Diagnostic(
      .holdsWhenUnanswered, .info,
      "this also holds for someone who has not answered \(names)", at: range,
      notes: ["`!=`, `not in` and `excludes` hold wherever `==`, `in` and `includes` do not"],
      help: "if only those who answered are meant, begin with `\(guards) and `")
  }

  private func noting(_ note: String?) -> Diagnostic {
    guard let note else { return self }
    var copy = self
    copy.notes.append(note)
    return copy
  }
}
