import Diagnostics
import SourceText
import SurveyModel

/// Keys that are unknown, misplaced, missing or of no use.
extension Diagnostic {
  /// A word whose meaning is plain: misspelt, or another tool's.
  static func unknownKey(_ word: String, meant: String, summary: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .unknownKey, .error, "there is no key `\(word)` here; the word is `\(meant)`", at: range,
      label: "write `\(meant)`",
      notes: ["`\(meant)`: \(summary.asPhrase)"],
      fixes: [Fix("write `\(meant)`", [Edit(range, meant)], isSafe: true)])
  }

  /// A word that resembles nothing, or whose right word stands there already.
  static func unknownKey(
    _ word: String, in level: SpecLevel, alreadyThere: String?, known: [String],
    at range: SourceRange
  ) -> Diagnostic {
    if let alreadyThere {
      return Diagnostic(
        .unknownKey, .error,
        "there is no key `\(word)` \(level.place); `\(alreadyThere)` says that already",
        at: range, label: "remove this line, or move its text to another key",
        help: "the keys that can stand \(level.place): \(all(known))")
    }
    return Diagnostic(
      .unknownKey, .error, "there is no key `\(word)` \(level.place)", at: range,
      label: "not known here", help: "the keys that can stand \(level.place): \(all(known))")
  }

  static func numberedQuestion(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error, "questions have no numbers: several questions stand in a list",
      at: range,
      label: "there is no key `\(word)`",
      help: exampleHelp(
        "write them like this:", "questions",
        "\n  - question: What did you eat?\n  - question: Did you like it?"))
  }

  private static func all(_ keys: [String]) -> String {
    keys.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// A key of the language, but of another map.
  static func misplacedKey(
    _ word: String, in level: SpecLevel, belongs: SpecLevel, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey, .error, "`\(word)` cannot stand \(level.place)", at: range,
      label: "belongs \(belongs.place)",
      help: "move this line so that it stands \(belongs.place)")
  }

  /// A question's key at the top level of a survey whose questions stand in a list.
  static func questionKeyAtTop(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, .error, "`\(word)` belongs to one question, not to the whole survey",
      at: range, label: "to which question does this belong?",
      help: "move this line to its question, as far to the right as that question's other keys")
  }

  static func keyIsNoText(in level: SpecLevel, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongShape, .error, "a key must be one word, and here stands a list or a map", at: range,
      label: "should be a word like `title`",
      help: "text that begins with `[` or `{` needs quotes: \"[like this]\"")
  }

  /// One key in two spellings (`colors` and `colours`).
  static func keyWrittenTwice(
    _ key: String, as written: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "`\(key)` is written twice", at: range,
      label: written == key ? "and again here" : "`\(written)` is the same key",
      secondary: [Label(first, "first here")], help: "keep one of the two")
  }

  static func missingKey(
    _ key: String, _ facts: KeyFacts, in level: SpecLevel, at range: SourceRange,
    because reason: String? = nil
  ) -> Diagnostic {
    let whose =
      switch level {
      case .document: "the survey"
      case .section: "this section"
      case .question: "this question"
      case .option: "this option"
      case .row: "this row"
      case .chart, .colors, .collect, .privacy, .quiz: "`\(level.rawValue)`"
      }
    let message =
      level == .question && key == "question"
      ? "this question has no text: `question` is missing" : "\(whose) has no `\(key)`"
    return Diagnostic(
      .missingKey, .error, message, at: range,
      label: "`\(key)` is missing", notes: reason.map { [$0] } ?? [],
      help: exampleHelp("add this, in your own words:", key, facts.example))
  }

  static func nothingAsked(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "the survey asks nothing: it has no `question` and no `questions`",
      at: range, label: "no question follows",
      help: "add a line like `question: What did you eat?`, or a list of `questions:`")
  }

  static func keyNotForType(
    _ key: QuestionKey, _ type: QuestionType, types: [QuestionType], isTypeWritten: Bool,
    at range: SourceRange, value: SourceRange, source: String
  ) -> Diagnostic {
    let can = enumeration(types.map(\.rawValue), quoted: false)
    let help =
      switch (key, type) {
      case (.reverse, .grid): "write `reverse: true` on the rows that count backwards"
      case (.options, .yesNo), (.other, .yesNo):
        "leave `\(key.rawValue)` out, or write `type: choose_one` with options of your own"
      case (.points, _): "leave `points` out"
      default:
        types.count == QuestionType.allCases.count - 1
          ? "leave this line out" : "leave this line out, or choose another `type`"
      }
    return Diagnostic(
      .keyNotForType, .error,
      "a `\(type.rawValue)` question cannot have `\(key.rawValue)`", at: range,
      label: "not for `\(type.rawValue)`",
      notes: isTypeWritten
        ? ["`\(key.rawValue)` is for \(can)"]
        : [
          "`\(key.rawValue)` is for \(can)",
          type == .chooseOne
            ? "without `type`, a question with options is `choose_one`"
            : "without `type`, a question without options is `short_text`",
        ], help: help)
  }

  /// Points on the options of a type whose options cannot be worth anything.
  static func optionPointsNotForType(_ type: QuestionType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyNotForType, .error, "an option of a `\(type.rawValue)` question cannot have `points`",
      at: range, label: "not for `\(type.rawValue)`",
      notes: ["`points` on options are for `choose_one`, `choose_many` and `scale`"],
      help: type == .rank ? "give the right order as `answer`" : "leave `points` out")
  }

  static func pointsWithoutAnswer(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "this question gives `points` but does not say the right `answer`",
      at: range, label: "points for which answer?",
      help: "add a line like `answer: Saturn`, or give the options `points` of their own")
  }

  static func questionAndQuestions(
    _ key: String, at range: SourceRange, first: String, at firstRange: SourceRange
  ) -> Diagnostic {
    let help =
      first == "sections" || key == "sections"
      ? "put every question into one of the `sections`, or leave the sections out"
      : "move the single question into the list of `questions`"
    return Diagnostic(
      .questionAndQuestions, .error, "`\(key)` cannot stand beside `\(first)`", at: range,
      label: "only one of the two can stay", secondary: [Label(firstRange, "already here")],
      help: help)
  }
}

extension String {
  /// A sentence as a part of another: a small first letter, no full stop.
  var asPhrase: String {
    guard let first else { return self }
    let phrase = last == "." ? String(dropLast()) : self
    // An abbreviation or a name (`Markdown`) keeps its capital.
    return hasPrefix("Markdown") ? phrase : first.lowercased() + phrase.dropFirst()
  }
}

/// `add a line like …` with an example of one line in the sentence, or of several beneath it.
func exampleHelp(_ words: String, _ key: String, _ example: String) -> String {
  guard example.contains("\n") else { return "\(words) `\(key): \(example)`" }
  let lines = "\(key):\(example)".split(separator: "\n")
  return ([words] + lines.map { "    \($0)" }).joined(separator: "\n")
}
