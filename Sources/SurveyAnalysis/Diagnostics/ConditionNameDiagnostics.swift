import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

// Names in conditions that mean nothing, or nothing yet: unknown-question, unknown-row,
// unknown-option, bare-option, later-question, condition-cycle, no-answer-to-compare,
// not-a-condition.

extension Diagnostic {
  /// No question has this id.
  static func unknownQuestion(
    _ name: ConditionName, in scope: ConditionScope, source: ConditionText
  ) -> Diagnostic {
    let earlier = scope.subjects.prefix(scope.limit).filter { $0.type != .note }.map(\.id)
    let near =
      nearestName(to: name.id, among: earlier)
      ?? nearestName(to: name.id, among: scope.subjects.map(\.id))
    var diagnostic = Diagnostic(
      .unknownQuestion, .error, "there is no question with the id \"\(name.id)\"",
      at: source.range(name.idPart), label: near.map { "did you mean \($0)?" } ?? "",
      fixes: near.map {
        [source.fix("write \($0)", [ConditionEdit(name.idPart, $0)], isSafe: true)]
      } ?? [])
    if near == nil {
      let folded = name.id.caseFolded
      if let subject = scope.subjects.prefix(scope.limit).first(where: {
        ($0.options ?? []).contains { $0.value.caseFolded == folded }
      }), let value = subject.options?.first(where: { $0.value.caseFolded == folded })?.value {
        let word = subject.type == .chooseMany || subject.type == .rank ? "includes" : "=="
        diagnostic.help =
          "\(value) is an answer of the question \(subject.id): `\(subject.id) \(word) \(quoted(value))`"
      } else if earlier.isEmpty {
        diagnostic.help = "no question is asked before this one"
      } else {
        diagnostic.help = "the questions asked before are \(listed(earlier, joinedBy: "and"))"
      }
    } else if let near, let index = scope.index(of: near), let subject = scope[index] {
      diagnostic.secondary = [Label(subject.places["question"], "this is \(near)")]
    }
    return diagnostic
  }

  /// The same, of what stands on one side of a comparison.
  static func unknownQuestion(
    _ name: ConditionName?, spelled side: ConditionSyntax, in scope: ConditionScope,
    source: ConditionText
  ) -> Diagnostic {
    unknownQuestion(
      name ?? ConditionName(id: source.text(side.part), idPart: side.part), in: scope,
      source: source)
  }

  /// The grid has no such row.
  static func unknownRow(
    _ row: String, at part: Range<Int>, of name: ConditionName,
    rows: [(id: String, text: String)], source: ConditionText
  ) -> Diagnostic {
    let byText = rows.first { $0.text.caseFolded == row.caseFolded }?.id
    let near = byText ?? nearestName(to: row, among: rows.map(\.id))
    return Diagnostic(
      .unknownRow, .error, "there is no row \"\(row)\" in the grid \"\(name.id)\"",
      at: source.range(part), label: near.map { "did you mean \($0)?" } ?? "",
      help: "its rows are \(listed(rows.map(\.id), joinedBy: "and"))",
      fixes: near.map { [source.fix("write \($0)", [ConditionEdit(part, $0)], isSafe: true)] } ?? []
    )
  }

  /// Only grids have rows.
  static func unknownRow(
    _ row: String, at part: Range<Int>, of name: ConditionName, noGrid subject: ConditionSubject,
    source: ConditionText
  ) -> Diagnostic {
    let value = subject.options?.first { $0.value.caseFolded == row.caseFolded }?.value
    let operation = subject.type == .chooseMany || subject.type == .rank ? "includes" : "=="
    let correct = value.map { "\(name.id) \(operation) \(quoted($0))" }
    return Diagnostic(
      .unknownRow, .error,
      "the question \"\(name.id)\" has no rows, since it is no grid", at: source.range(part),
      label: correct == nil
        ? "only a grid can be asked for a row" : "an answer is compared: \(operation)",
      help: correct.map { "write `\($0)`" } ?? "write `\(name.id)` alone",
      fixes: correct.map {
        [source.fix("write `\($0)`", [ConditionEdit(name.part, $0)], isSafe: false)]
      } ?? [])
  }

  /// The question has no such option.
  static func unknownOption(
    _ text: String, at part: Range<Int>, of answer: ConditionAnswer, source: ConditionText
  ) -> Diagnostic {
    let options = answer.options ?? []
    let folded = text.caseFolded
    let names = options.flatMap { option in
      ([option.value] + option.labels).map { (name: $0, value: option.value) }
    }
    let byLabel = options.first { $0.labels.contains(text) }
    let byCase = names.first { $0.name.caseFolded == folded }
    let near = nearestName(to: text, among: names.map(\.name))
    let meant =
      byLabel?.value ?? byCase?.value
      ?? near.flatMap { near in
        names.first { $0.name == near }?.value
      }
    let values = options.map { quoted($0.value) }
    var diagnostic = Diagnostic(
      .unknownOption, .error,
      "there is no option \"\(text)\" in question \"\(answer.spelled)\"",
      at: source.range(part),
      label: values.isEmpty ? "" : "\(answer.spelled) can be \(listed(values))",
      fixes: meant.map {
        [source.fix("write \(quoted($0))", [ConditionEdit(part, quoted($0))], isSafe: true)]
      } ?? [])
    if let byLabel {
      diagnostic.message =
        "\"\(text)\" is the label of an option; a condition compares its value \"\(byLabel.value)\""
      diagnostic.label = "write \(quoted(byLabel.value))"
    } else if byCase != nil {
      diagnostic.notes = ["capital and small letters are different in a condition"]
    }
    if let meant, let place = answer.place(ofOption: meant) {
      diagnostic.secondary = [
        Label(place, byLabel == nil ? "did you mean this one?" : "this option")
      ]
    }
    return diagnostic
  }

  /// An option stands in a condition without quotes.
  static func bareOption(
    value: String, at part: Range<Int>, of answer: ConditionAnswer, after start: String = "",
    source: ConditionText
  ) -> Diagnostic {
    let correct = start + quoted(value)
    return Diagnostic(
      .bareOption, .error, "an answer stands in quotes: \(quoted(value))", at: source.range(part),
      label: "write \(correct)",
      secondary: answer.place(ofOption: value).map { [Label($0, "the option is here")] } ?? [],
      notes: ["without quotes it would be the id of a question"],
      fixes: [
        source.fix("write \(correct)", [ConditionEdit(part, correct)], isSafe: true)
      ])
  }

  /// A word without quotes that is no option either, or the answer to a question without options.
  static func bareOption(
    value: String?, written text: String, at part: Range<Int>, of answer: ConditionAnswer,
    source: ConditionText
  ) -> Diagnostic {
    let values = (answer.options ?? []).map { quoted($0.value) }
    let isFree = answer.options == nil
    return Diagnostic(
      .bareOption, .error,
      "\(text) is no question, and an answer would stand in quotes", at: source.range(part),
      label: isFree ? "write \(quoted(text))" : "\(answer.spelled) can be \(listed(values))",
      fixes: isFree
        ? [source.fix("write \(quoted(text))", [ConditionEdit(part, quoted(text))], isSafe: true)]
        : [])
  }

  /// The condition speaks of a question that is asked later, or of its own.
  static func laterQuestion(
    _ name: ConditionName, subject: ConditionSubject, isSelf: Bool, source: ConditionText
  ) -> Diagnostic {
    if isSelf {
      return Diagnostic(
        .laterQuestion, .error, "the question \"\(name.id)\" cannot depend on its own answer",
        at: source.range(name.part), label: "this is the question itself",
        help: "name a question that is asked before, or leave `show_if` out")
    }
    return Diagnostic(
      .laterQuestion, .error, "\"\(name.id)\" has not been asked yet when this is decided",
      at: source.range(name.part), label: "asked later",
      secondary: [Label(subject.places["question"], "\(name.id) is asked here")],
      help: "move the question \"\(name.id)\" further up, before this condition")
  }

  /// Questions wait for each other's answers; `chain` begins and ends with the same id.
  static func conditionCycle(
    chain: [String], at range: SourceRange, others: [(id: String, range: SourceRange)]
  ) -> Diagnostic {
    // Of a very long loop the beginning and the end are enough to find it.
    let shown = chain.count > 9 ? chain.prefix(5) + ["…"] + chain.suffix(3) : chain
    return Diagnostic(
      .conditionCycle, .error,
      "these conditions wait for each other: \(shown.joined(separator: " → "))", at: range,
      label: "\(chain.first ?? "") waits for \(chain.dropFirst().first ?? "")",
      secondary: others.prefix(7).map { Label($0.range, $0.id) },
      notes: ["a question can depend only on questions that are asked before it"],
      help:
        "take one of these conditions out, or make it depend on a question asked before all of them"
    )
  }

  /// A note cannot be answered.
  static func noAnswerToCompare(
    _ name: ConditionName, subject: ConditionSubject, source: ConditionText
  ) -> Diagnostic {
    Diagnostic(
      .noAnswerToCompare, .error, "\"\(name.id)\" is a note, and nobody answers a note",
      at: source.range(name.part), label: "this has no answer",
      secondary: [
        Label(
          subject.places.has("type") ? subject.places["type"] : subject.places["question"],
          "\(name.id) is a note")
      ], help: "compare a question that has an answer, or give \(name.id) another type")
  }

  /// A question stands alone where a condition belongs.
  static func notACondition(_ answer: ConditionAnswer, source: ConditionText) -> Diagnostic {
    let name = answer.spelled
    let examples = answer.examples
    let isSure = answer.type == .yesNo
    return Diagnostic(
      .notACondition, .error, "\"\(name)\" is a question and not yet a condition",
      at: source.range(answer.name.part), label: "which answer to it?",
      help: isSure
        ? nil : "compare it, for example `\(examples.first ?? "answered(\(name))")`",
      fixes: examples.enumerated().map { index, example in
        source.fix(
          "write `\(example)`", [ConditionEdit(answer.name.part, example)],
          isSafe: isSure && index == 0)
      })
  }

  /// `show_if: true`.
  static func truthAlone(_ name: ConditionName, source: ConditionText) -> Diagnostic {
    let isTrue = ["true", "yes", "always"].contains(name.id.caseFolded)
    return Diagnostic(
      .notACondition, .error, "\(name.id) asks for no answer, so it is no condition",
      at: source.range(name.part),
      label: isTrue ? "without `show_if` everybody is asked" : "nobody would be asked",
      help: isTrue
        ? "leave `show_if` out" : "take the question out, or put a # before each of its lines")
  }

  /// A text, number or list stands alone where a condition belongs.
  static func notACondition(
    _ syntax: ConditionSyntax, after sibling: ConditionSyntax?, source: ConditionText
  ) -> Diagnostic {
    let part = syntax.part
    let written = source.text(part)
    var diagnostic = Diagnostic(
      .notACondition, .error, "\(written) alone is no condition", at: source.range(part),
      label: "nothing is compared here")
    switch (syntax, sibling) {
    case (.text(let text, _), .comparison(let operation, _, .name(let name), _))
    where [.equal, .notEqual, .includes, .excludes].contains(operation):
      let start = "\(name.spelled) \(operation.rawValue) "
      diagnostic.message =
        "\(quoted(text)) alone is no condition: the question must be named again"
      diagnostic.label = "write \(start)\(quoted(text))"
      diagnostic.fixes = [
        source.fix(
          "name the question again",
          [ConditionEdit(part.lowerBound..<part.lowerBound, start)],
          isSafe: operation == .equal || operation == .includes)
      ]
    case (.call(let function, let argument, _), _):
      let name = source.text(argument.part)
      let example = function == "count" ? "count(\(name)) >= 1" : "score(\(name)) >= 3"
      diagnostic.message = "\(written) is a number and not yet a condition"
      diagnostic.label = "compare it with a number"
      diagnostic.fixes = [
        source.fix("write `\(example)`", [ConditionEdit(part, example)], isSafe: false)
      ]
    case (.arithmetic, _), (.negated, _):
      diagnostic.message = "\(written) is a number and not yet a condition"
      diagnostic.label = "compare it with a number"
    case (.bareWords, _):
      diagnostic.help = "compare a question with an answer, such as `lunch == \"Salad\"`"
    default:
      diagnostic.help = "compare a question with it, such as `lunch == \"Salad\"`"
    }
    return diagnostic
  }
}

extension ConditionAnswer {
  /// Where an option stands in the spec.
  func place(ofOption value: String) -> SourceRange? {
    guard let option = subject.question?.options.first(where: { $0.value == value }) else {
      return nil
    }
    let range = option.places.has("label") ? option.places["label"] : option.places.whole
    return range.isEmpty ? nil : range
  }

  /// Conditions on this answer that make sense.
  var examples: [String] {
    let first = options?.first.map { quoted($0.value) }
    switch kind {
    case .option:
      if type == .yesNo { return ["\(spelled) == \"Yes\"", "\(spelled) == \"No\""] }
      return [first.map { "\(spelled) == \($0)" } ?? "answered(\(spelled))"]
    case .place:
      return [options?.last.map { "\(spelled) == \(quoted($0.value))" } ?? "answered(\(spelled))"]
    case .number: return ["\(spelled) >= 1"]
    case .many: return [first.map { "\(spelled) includes \($0)" } ?? "answered(\(spelled))"]
    case .grid:
      if let row = subject.rows?.first?.id, let first { return ["\(spelled).\(row) == \(first)"] }
      return ["answered(\(spelled))"]
    case .text, .date, .time: return ["answered(\(spelled))"]
    }
  }
}
