import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// Values of the wrong shape.
extension Diagnostic {
  static func wrongShape(
    of key: String, wanted: ValueShape, found node: Node, at range: SourceRange,
    looksTranslated: Bool = false, source: String = ""
  ) -> Diagnostic {
    var fixes: [Fix] = []
    var notes: [String] = []
    var help: String? = exampleHelp("write it like this:", key, wanted.example)
    if looksTranslated, let pairs = node.pairs {
      let tags = pairs.compactMap { $0.key.scalar?.text }
      notes = [
        "texts in several languages need a line `languages: [\(tags.joined(separator: ", "))]`"
      ]
      help = "add that line at the top level"
    } else if wanted == .text, let items = node.elements,
      items.allSatisfy({ $0.scalar != nil }), !items.isEmpty
    {
      let text = items.compactMap { $0.scalar?.text.normalised }.joined(separator: ", ")
      fixes = [Fix("make it one text", [Edit(range, yamlQuoted(text))], isSafe: false)]
      notes = ["square brackets make a list"]
      help = nil
    } else if case .list = wanted, node.scalar != nil, key != "questions", key != "sections",
      let fix = listFix(source, at: range)
    {
      fixes = [fix]
      help = nil
    } else if key == "questions", node.pairs?.first?.key.scalar?.text == "question",
      let fix = dashBeforeMap(source, at: range)
    {
      fixes = [fix]
      help = nil
    }
    return Diagnostic(
      .wrongShape, .error, "`\(key)` should be \(wanted.words), and here is \(node.noun)",
      at: range, label: "this is \(node.noun)", notes: notes, help: help, fixes: fixes)
  }

  /// A file whose lines are no keys with values.
  static func documentIsNoMap(_ node: Node, source: String, at range: SourceRange) -> Diagnostic {
    let example = "begin like this: `title: Lunch Survey`, then `question: What did you eat?`"
    guard let items = node.elements else {
      return Diagnostic(
        .wrongShape, .error, "there is text in this file, but no survey yet", at: range,
        label: "a survey is made of lines like `title: Lunch Survey`",
        help: example + " (or run `surveyc new`, which writes a survey to begin with)")
    }
    let isDashed = items.allSatisfy { $0.pairs?.count == 1 } && source.hasPrefix("- ")
    return Diagnostic(
      .wrongShape, .error,
      isDashed
        ? "the first lines of a survey have no dash in front"
        : "a survey does not begin with a list",
      at: range, label: isDashed ? "`title` begins its line" : "should begin with `title: …`",
      help: example)
  }

  static func questionIsNoMap(_ node: Node, source: String, at range: SourceRange) -> Diagnostic {
    var fixes: [Fix] = []
    if let text = node.scalar?.text.normalised, !text.isEmpty, !text.contains("\n") {
      let value = source.contains("\n") ? yamlQuoted(text) : source
      fixes = [Fix("make it a question", [Edit(range, "question: \(value)")], isSafe: false)]
    }
    return Diagnostic(
      .wrongShape, .error,
      "a question should be a map of keys and values, and here is \(node.noun)",
      at: range, label: "should begin with `question: …`",
      help: fixes.isEmpty ? "write it like this: `- question: What did you eat?`" : nil,
      fixes: fixes)
  }

  static func optionIsAList(_ node: Node, source: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongShape, .error, "an option should be a text, and here is a list", at: range,
      label: "a list inside the list of options",
      help: "an option that begins with `[` needs quotes: \(yamlQuoted(source))")
  }

  /// Options in braces, which make a map.
  static func optionsAreAMap(_ node: Node, source: String, at range: SourceRange) -> Diagnostic {
    let pairs = node.pairs ?? []
    var fixes: [Fix] = []
    if source.hasPrefix("{"), source.hasSuffix("}"),
      pairs.allSatisfy({ $0.value.scalar?.isAbsent ?? false })
    {
      fixes = [
        Fix(
          "write square brackets",
          [
            Edit(SourceRange(start: range.start, end: range.start + 1), "["),
            Edit(SourceRange(start: range.end - 1, end: range.end), "]"),
          ], isSafe: false)
      ]
    }
    return Diagnostic(
      .wrongShape, .error,
      "`options` should be a list, and here is \(node.noun)", at: range,
      label: "a list has square brackets",
      help: fixes.isEmpty
        ? "write the options in square brackets, `[Soup, Salad]`, or each on a line of its own "
          + "behind a dash" : nil, fixes: fixes)
  }

  static func optionsAreAText(source: String, at range: SourceRange) -> Diagnostic {
    let isOnLines = source.utf8.contains(0x0A)
    return Diagnostic(
      .wrongShape, .error, "`options` should be a list, and here is a text", at: range,
      label: isOnLines
        ? "each of these lines needs a dash and a space in front"
        : "a list has square brackets, or a dash and a space before each item",
      fixes: listFix(source, at: range).map { [$0] } ?? [])
  }

  /// A colour, or several in a list, without saying of what.
  static func colorsAreNoMap(_ node: Node, source: String, at range: SourceRange) -> Diagnostic {
    let names = (node.elements ?? [node]).compactMap { $0.scalar?.text.normalised }
      .map(yamlText)
    var fixes: [Fix] = []
    func offer(_ title: String, _ text: String) {
      fixes.append(Fix(title, [Edit(range, text)], isSafe: false))
    }
    if names.count == 1, !source.contains("\n"), let name = names.first, name != "\"\"" {
      offer("colour the Submit button", "{submit: \(name)}")
    } else if names.count == 2, !source.contains("\n") {
      offer("colour the two buttons", "{submit: \(names[0]), results: \(names[1])}")
    }
    if names.count > 1, !source.contains("\n") {
      offer("colour the parts of the charts", "{palette: [\(names.joined(separator: ", "))]}")
    }
    return Diagnostic(
      .wrongShape, .error, "`colors` does not say what has this colour", at: range,
      label: "the colour of what?",
      help: fixes.isEmpty ? "write it like this: `colors: {submit: blue, results: green}`" : nil,
      fixes: fixes)
  }

  /// `Salad: with dressing` as an option or a row.
  static func optionMap(
    _ key: String, _ value: String, noun: String, full: String, at range: SourceRange
  ) -> Diagnostic {
    if value.isEmpty {
      return Diagnostic(
        .optionMap, .error, "the colon makes this \(noun) a key with nothing behind it", at: range,
        label: "leave the colon out",
        fixes: [Fix("leave the colon out", [Edit(range, key)], isSafe: true)])
    }
    let text = "\(key): \(value)"
    var fixes = [
      Fix("put it in quotes", [Edit(range, yamlQuoted(text))], isSafe: true)
    ]
    let map =
      noun == "row"
      ? "{id: \(safeIdentifier(from: key, prefix: "r")), text: \(value)}"
      : "{value: \(key), label: \(value)}"
    fixes.append(
      Fix("say what is stored and what is shown", [Edit(range, map)], isSafe: false))
    return Diagnostic(
      .optionMap, .error, "the colon makes this \(noun) a key with a value", at: range,
      label: "a text with `: ` in it needs quotes", fixes: fixes)
  }

  static func notABoolean(_ word: String, for key: String, at range: SourceRange) -> Diagnostic {
    let yes = ["on", "y", "1", "t", "always", "sure", "true.", "yep", "ja", "sí", "si", "oui"]
    let no = ["off", "n", "0", "f", "never", "nope", "nein", "non"]
    let folded = word.lowercased()
    var fixes: [Fix] = []
    if yes.contains(folded) { fixes = [Fix("write `true`", [Edit(range, "true")], isSafe: false)] }
    if no.contains(folded) { fixes = [Fix("write `false`", [Edit(range, "false")], isSafe: false)] }
    let found = word.isEmpty ? "nothing stands there" : "\"\(word)\" is neither"
    return Diagnostic(
      .notABoolean, .error, "`\(key)` is either `true` or `false`, and \(found)", at: range,
      label: "write `true` or `false`",
      help: fixes.isEmpty
        ? "write `\(key): true` or `\(key): false`; `yes` and `no` work too" : nil,
      fixes: fixes)
  }

  static func notANumber(_ word: String, for key: String, at range: SourceRange) -> Diagnostic {
    var fixes: [Fix] = []
    if let number = numberMeant(by: word) {
      fixes = [Fix("write `\(number)`", [Edit(range, number)], isSafe: false)]
    }
    let found = word.isEmpty ? "nothing stands there" : "\"\(word)\" is none"
    return Diagnostic(
      .notANumber, .error, "`\(key)` should be a number, and \(found)", at: range,
      label: "write digits",
      help: fixes.isEmpty ? "write it in digits, like `\(key): 20`" : nil, fixes: fixes)
  }

  /// Digits for a number in words, with a decimal comma, or with its unit.
  private static func numberMeant(by word: String) -> String? {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen", "twenty",
    ]
    if let value = words.firstIndex(of: word.lowercased()) { return "\(value)" }
    let comma = String(word.map { $0 == "," ? "." : $0 })
    if comma != word, DecimalNumber(comma) != nil { return comma }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    return DecimalNumber(digits) != nil ? String(digits) : nil
  }

  static func notADate(_ word: String, for key: String, at range: SourceRange) -> Diagnostic {
    var fixes: [Fix] = []
    let parts = word.split(whereSeparator: { "./-".contains($0) }).map(String.init)
    if parts.count == 3 {
      let turned = parts[0].utf8.count == 4 ? parts : parts.reversed()
      let padded = turned.map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined(separator: "-")
      if CalendarDate(padded) != nil {
        fixes = [Fix("write `\(padded)`", [Edit(range, padded)], isSafe: false)]
      }
    }
    let isForm = parts.count == 3 && word.utf8.count == 10 && parts[0].utf8.count == 4
    return Diagnostic(
      .notADate, .error,
      isForm
        ? "`\(key)`: there is no day \(word) in the calendar"
        : "`\(key)` should be a date, and \"\(word)\" is none that can be read", at: range,
      label: "year-month-day", help: fixes.isEmpty ? "write it like `2026-05-31`" : nil,
      fixes: fixes)
  }

  static func notATime(_ word: String, for key: String, at range: SourceRange) -> Diagnostic {
    var fixes: [Fix] = []
    let parts = word.split(whereSeparator: { ":.h".contains($0) }).map(String.init)
    if parts.count == 2 {
      let padded = parts.map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined(separator: ":")
      if TimeOfDay(padded) != nil {
        fixes = [Fix("write `\(padded)`", [Edit(range, padded)], isSafe: false)]
      }
    }
    return Diagnostic(
      .notADate, .error, "`\(key)` should be a time of the day, and \"\(word)\" is none",
      at: range, label: "hours:minutes, 00:00 to 23:59",
      help: fixes.isEmpty ? "write it like `08:15` or `18:30`" : nil, fixes: fixes)
  }

  static func notAnIdentifier(
    _ word: String, proposal: String, allowsHyphen: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notAnIdentifier, .error, "\"\(word)\" cannot be an id", at: range,
      label: "write `\(proposal)`",
      notes: [
        allowsHyphen
          ? "an id has letters a–z, digits, `_` and `-`, and begins with a letter"
          : "an id has letters a–z, digits and `_`, no spaces, and begins with a letter"
      ],
      fixes: [Fix("write `\(proposal)`", [Edit(range, proposal)], isSafe: true)])
  }

  static func unknownType(_ word: String, meant: String?, at range: SourceRange) -> Diagnostic {
    let types = QuestionType.allCases.map { type in
      "  \(type.rawValue.padded(to: 12)) \(type.summary)"
    }
    let message = word.isEmpty ? "`type` is empty" : "there is no question type `\(word)`"
    guard let meant else {
      return Diagnostic(
        .unknownType, .error, message, at: range, label: "not a type",
        help: "the types are\n" + types.joined(separator: "\n"))
    }
    return Diagnostic(
      .unknownType, .error, message, at: range, label: "did you mean `\(meant)`?",
      fixes: [Fix("write `\(meant)`", [Edit(range, meant)], isSafe: true)])
  }

  /// Another tool's word for a type.
  static func foreignType(
    _ word: String, _ foreign: ForeignType, isKeyThere: Bool, at range: SourceRange,
    insertion: KeyInsertion
  ) -> Diagnostic {
    let right = foreign.type.rawValue
    var replacement = right
    var more = ""
    if let key = foreign.key, !isKeyThere {
      more = " and `\(key.rawValue): \(foreign.value)`"
      replacement += insertion.separator + "\(key.rawValue): \(foreign.value)"
    }
    return Diagnostic(
      .unknownType, .error, "the type `\(word)` is called `\(right)` here", at: range,
      label: "write `\(right)`\(more)", notes: ["`\(right)` takes \(foreign.type.summary)"],
      fixes: [
        Fix("write `\(right)`\(more)", [Edit(range, replacement)], isSafe: true)
      ])
  }

  /// A type that depends on whom one asks.
  static func ambiguousType(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ambiguousType, .error,
      "`\(word)` means one answer to some people and several answers to others", at: range,
      label: "one or several?",
      notes: [
        "`choose_one`: each person picks exactly one option",
        "`choose_many`: each person can pick several options",
      ],
      fixes: [
        Fix("one answer: write `choose_one`", [Edit(range, "choose_one")], isSafe: false),
        Fix("several answers: write `choose_many`", [Edit(range, "choose_many")], isSafe: false),
      ])
  }

  static func unknownValue(
    _ word: String, of key: String, meant: String?, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let message =
      word.isEmpty ? "`\(key)` is empty" : "`\(key)` cannot be \"\(word)\""
    let choices = enumeration(known, quoted: false, joinedBy: "or")
    guard let meant else {
      return Diagnostic(
        .unknownValue, .error, message, at: range, label: "not one of the words for `\(key)`",
        help: "`\(key)` can be \(choices)")
    }
    return Diagnostic(
      .unknownValue, .error, message, at: range, label: "did you mean `\(meant)`?",
      notes: ["`\(key)` can be \(choices)"],
      fixes: [Fix("write `\(meant)`", [Edit(range, meant)], isSafe: true)])
  }

  /// `# surveyc: allow …` of something that is no id of a diagnostic.
  static func unknownAllowance(_ id: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownValue, .error, "there is no diagnostic `\(id)` to allow", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not an id",
      help: meant == nil ? "the id stands in square brackets at the end of a diagnostic" : nil,
      fixes: meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }

  static func emptyList(of key: String, _ shape: ValueShape, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyList, .error, "the list `\(key)` is empty", at: range, label: "nothing in it",
      help: exampleHelp("fill it, like this:", key, shape.example))
  }

  static func emptyText(of key: String, isAbsent: Bool, at range: SourceRange) -> Diagnostic {
    let what =
      switch key {
      case "option": "this option has no text"
      case "row": "this row has no text"
      default: "`\(key)` has no text"
      }
    return Diagnostic(
      .emptyText, .error, what, at: range,
      label: isAbsent ? "nothing stands here" : "nothing between the quotes",
      help: key == "option" || key == "row"
        ? "write what people shall read, or remove it" : "write the text, or remove the line")
  }

  /// `{{` without `}}`.
  static func templateSyntax(_ piece: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templateSyntax, .error, "`{{` begins a place to fill in, and no `}}` ends it", at: range,
      label: "where does the name end?",
      help: "write it like `{{school}}`; for two braces as they are, write `\\{{`")
  }

  static func templateIsEmpty(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templateSyntax, .error, "there is no name between `{{` and `}}`", at: range,
      label: "what shall stand here?",
      help: "write it like `{{school}}`; for two braces as they are, write `\\{{`")
  }
}
