import Diagnostics
import SourceText
import SurveyModel

/// Ids, options, rows and questions that are the same, and names that stand for nothing.
extension Diagnostic {
  static func reservedID(_ id: String, use: String, proposal: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .reservedID, .error, "`\(id)` cannot be the id of a question: \(use)", at: range,
      label: "choose another name",
      fixes: [Fix("write `\(proposal)`", [Edit(range, proposal)], isSafe: false)])
  }

  static func duplicateID(
    _ id: String, proposal: String, at range: SourceRange, first: SourceRange, isDefault: Bool
  ) -> Diagnostic {
    Diagnostic(
      .duplicateID, .error, "two questions have the id `\(id)`", at: range,
      label: "used again here",
      secondary: [
        Label(first, isDefault ? "this question is called `\(id)` by itself" : "first used here")
      ],
      fixes: [Fix("write `\(proposal)`", [Edit(range, proposal)], isSafe: false)])
  }

  static func parameterAndQuestion(_ name: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateID, .error, "a parameter and a question are both called `\(name)`", at: range,
      label: "`{{\(name)}}` could mean either", secondary: [Label(first, "first used here")],
      help: "give one of the two another name")
  }

  static func idsDifferByCase(
    _ id: String, _ other: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .idsDifferByCase, .warning, "`\(id)` and `\(other)` differ only in capital letters",
      at: range, label: "easily mistaken for the other", secondary: [Label(first, "the other")],
      help: "give one of the two another name")
  }

  static func duplicateOption(_ value: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateOption, .error, "the option \"\(value)\" stands here twice", at: range,
      label: "the same again", secondary: [Label(first, "first here")],
      notes: ["answers are stored by their option, so two equal options could not be told apart"],
      help: "remove one of the two, or write another text")
  }

  /// An option with the value `other` beside `other: true`.
  static func otherIsAnOption(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateOption, .error, "two options have the value \"other\"", at: range,
      label: "the same value", secondary: [Label(first, "first here")],
      notes: ["`other:` adds an option whose value is \"other\""],
      help: "remove the one from the list, or give it another `value`")
  }

  static func optionsDifferByCase(
    _ value: String, _ other: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .optionsDifferByCase, .warning,
      "\"\(value)\" and \"\(other)\" differ only in capital letters", at: range,
      label: "the same to most readers", secondary: [Label(first, "the other")],
      help: "remove one of the two, or write another text")
  }

  static func duplicateLabel(
    _ label: String, values one: String, _ two: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateLabel, .warning, "two options both read \"\(label)\"", at: range,
      label: "nobody can tell it from the other", secondary: [Label(first, "the other")],
      notes: ["what is stored differs (\"\(one)\" and \"\(two)\"), but that is not shown"])
  }

  static func duplicateRow(text: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateRow, .error, "the row \"\(text)\" stands here twice", at: range,
      label: "the same again", secondary: [Label(first, "first here")],
      help: "remove one of the two, or write another text")
  }

  static func duplicateRow(id: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateRow, .error, "two rows have the id `\(id)`", at: range, label: "used again here",
      secondary: [Label(first, "first used here")], help: "give one of the two another id")
  }

  static func duplicateQuestion(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateQuestion, .warning, "this question is asked twice", at: range,
      label: "the same text again", secondary: [Label(first, "first asked here")],
      help: "remove one of the two, or say in the text how they differ")
  }

  static func unknownOptionList(
    _ name: String, meant: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownOptionList, .error, "there is no option list \"\(name)\"", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not among the `option_lists`",
      notes: meant == nil ? ["the option lists are \(enumeration(known, quoted: false))"] : [],
      help: meant == nil ? "options of its own stand in square brackets: `[\(name), …]`" : nil,
      fixes: meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }

  static func unusedOptionList(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedOptionList, .warning, "no question uses the option list `\(name)`", at: range,
      label: "never used",
      help: "write `options: \(name)` where it is meant, or remove the list")
  }

  static func implicitIDs(_ first: String, count: Int, at range: SourceRange, edits: [Edit])
    -> Diagnostic
  {
    let who = count == 1 ? "this question has" : "\(count) questions have"
    return Diagnostic(
      .implicitIDs, .info, "\(who) no `id`", at: range, label: "called `\(first)` by its place",
      notes: [
        "when questions are moved or added, these names change, and with them what conditions and "
          + "stored answers mean"
      ],
      fixes: [Fix("write the ids down", edits, isSafe: true)])
  }

  static func unknownParameter(
    _ name: String, written: String, meant: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let fixes =
      meant.map { [Fix("write `{{\($0)}}`", [Edit(range, "{{\($0)}}")], isSafe: true)] } ?? []
    return Diagnostic(
      .unknownParameter, .error, "nothing is called `\(name)`, so `\(written)` cannot be filled in",
      at: range, label: meant.map { "did you mean `\($0)`?" } ?? "no parameter and no question",
      notes: meant == nil && !known.isEmpty
        ? ["there are \(enumeration(known, quoted: false))"] : [],
      help: meant == nil
        ? "add it: `parameters: {\(safeIdentifier(from: name, prefix: "p")): …}`" : nil,
      fixes: fixes)
  }

  /// `--set` of a name that the spec does not have.
  static func parameterNotDeclared(
    _ name: String, meant: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownParameter, .error, "this survey has no parameter `\(name)` to set", at: range,
      label: known.isEmpty
        ? "there are no `parameters`" : "there are \(enumeration(known, quoted: false))",
      help: meant.map { "did you mean `--set \($0)=…`?" }
        ?? "add it to the spec: `parameters: {\(name): …}`")
  }

  /// The answer of a question that is asked later, in a text.
  static func laterQuestionInText(_ id: String, at range: SourceRange, asked: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      .laterQuestion, .error, "the answer to `\(id)` is not known yet where this text is read",
      at: range, label: asked == nil ? "not answered yet" : "asked later",
      secondary: asked.map { [Label($0, "asked here")] } ?? [],
      help: "use it only below that question, or move that question up")
  }

  static func noteInText(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noAnswerToCompare, .error, "`\(id)` is a note, and a note has no answer to show", at: range,
      label: "nothing to fill in", help: "use the id of a question")
  }
}
