import Diagnostics
import SourceText
import UnicodeText
import YAMLSyntax

// What is wrong with the way a condition is written: condition-syntax, single-equals,
// foreign-operator, smart-quotes, condition-list.

extension Diagnostic {
  /// A condition that cannot be read.
  static func conditionSyntax(_ error: ConditionSyntaxError, source: ConditionText) -> Diagnostic {
    Diagnostic(
      .conditionSyntax, .error, error.message, at: source.placed(error.part), label: error.label,
      notes: error.notes, help: error.help,
      fixes: error.fix.map { [source.fix($0.title, $0.edits, isSafe: $0.isSafe)] } ?? [])
  }

  /// An operator or quote of another language; the fix mends all of them in the condition.
  static func conditionSlip(
    _ slip: ConditionSlip, all slips: [ConditionSlip], source: ConditionText
  ) -> Diagnostic {
    let edits = slips.flatMap(\.edits)
    func make(
      _ id: DiagnosticID, _ message: String, label: String, title: String, notes: [String] = []
    ) -> Diagnostic {
      Diagnostic(
        id, .error, message, at: source.range(slip.part), label: label, notes: notes,
        fixes: [source.fix(title, edits, isSafe: true)])
    }
    switch slip.kind {
    case .singleEquals:
      return make(
        .singleEquals, "`=` does not compare; a comparison is written `==`",
        label: "two equals signs here", title: "write `==`")
    case .foreignOperator(let text, let correct):
      return make(
        .foreignOperator, "`\(text)` is written `\(correct)` in a condition",
        label: "write `\(correct)`", title: "write `\(correct)`")
    case .curlyQuotes:
      return make(
        .smartQuotes, "a condition needs straight quotes", label: "these are curly quotes",
        title: "write straight quotes",
        notes: [
          "word processors and phones turn \" into curly quotes by themselves; here the two are different characters"
        ])
    case .backticks:
      return make(
        .conditionSyntax, "an answer stands in double quotes, not in backticks",
        label: "write \"…\"", title: "write double quotes")
    case .capitals(let word):
      return make(
        .conditionSyntax, "`\(word)` is written in small letters: `\(word.caseFolded)`",
        label: "write `\(word.caseFolded)`", title: "write `\(word.caseFolded)`")
    case .leadingWord(let word):
      return make(
        .conditionSyntax, "`\(word)` is not needed: `show_if` says it already",
        label: "leave this word out", title: "leave out `\(word)`")
    case .decimalComma(let text):
      let point = text.split(separator: ",").joined(separator: ".")
      return make(
        .conditionSyntax, "a decimal point is needed: \(point), not \(text)",
        label: "write \(point)", title: "write \(point)")
    }
  }

  /// The whole condition stands in curly quotes, as if they were YAML's.
  static func smartQuotesAroundCondition(inner: String, source: ConditionText) -> Diagnostic {
    Diagnostic(
      .smartQuotes, .error, "a condition needs no quotes around it, and no curly ones",
      at: source.whole, label: "leave the outer quotes out",
      fixes: [source.rewriting("leave the curly quotes out", as: inner, isSafe: true)])
  }

  /// A list where one condition belongs.
  static func conditionList(_ node: Node, elements: [Node], file: SourceFile) -> Diagnostic {
    let texts = elements.compactMap(\.scalar).map(\.text.normalised)
    let example =
      texts.count == elements.count && texts.count > 1
      ? texts.joined(separator: " and ") : "lunch == \"Salad\" and grade == \"9\""
    var fixes: [Fix] = []
    if texts.count == elements.count, texts.count > 1 {
      for word in ["and", "or"] {
        let joined = texts.map { parenthesised($0, inside: word) }.joined(separator: " \(word) ")
        fixes.append(
          Fix(
            word == "and" ? "all of them must hold" : "one of them is enough",
            [Edit(node.range, singleQuoted(joined))], isSafe: false))
      }
    } else if texts.count == 1, let only = texts.first {
      fixes.append(
        Fix(
          "write the condition without a list", [Edit(node.range, singleQuoted(only))],
          isSafe: false))
    }
    return Diagnostic(
      .conditionList, .error,
      "`show_if` takes one condition, not a list of \(elements.count)", at: node.range,
      label: elements.count > 1 ? "join these with `and` or with `or`" : "leave the list out",
      help: elements.count < 2
        ? nil : "write `\(example)` if all must hold, or put `or` between them if one is enough",
      fixes: fixes)
  }

  private static func parenthesised(_ text: String, inside word: String) -> String {
    word == "and" && text.contains(" or ") ? "(\(text))" : text
  }

  private static func singleQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// A map where a condition belongs.
  static func conditionMap(_ node: Node, file: SourceFile) -> Diagnostic {
    var fixes: [Fix] = []
    var example = "lunch == \"Salad\""
    if let pairs = node.pairs, pairs.count == 1, let pair = pairs.first,
      let key = pair.key.scalar?.text.normalised, let value = pair.value.scalar?.text.normalised
    {
      example = "\(key) == \(quoted(value))"
      fixes = [Fix("write a comparison", [Edit(node.range, singleQuoted(example))], isSafe: false)]
    }
    return Diagnostic(
      .conditionSyntax, .error, "a condition is one line of text, not a map of keys",
      at: node.range, label: "write a comparison here", help: "for example `show_if: \(example)`",
      fixes: fixes)
  }
}

extension ConditionText {
  /// The place of a part; an empty one is shown at the character before it.
  func placed(_ part: Range<Int>) -> SourceRange {
    if !part.isEmpty { return range(part) }
    if bytes.isEmpty { return whole }
    let end = min(max(part.lowerBound, 1), bytes.count)
    return range(end - 1..<end)
  }
}

// The ways in which a condition can fail to be one.

extension ConditionSyntaxError {
  static func empty(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "the condition is empty", part: part, label: "nothing is written here",
      help: "write a comparison, such as `show_if: lunch == \"Salad\"`, or leave `show_if` out")
  }

  static func unclosedText(
    from start: Int, to end: Int, in source: ConditionText
  ) -> ConditionSyntaxError {
    let quote = source.text(start..<min(start + 1, end))
    return ConditionSyntaxError(
      message: "this text in quotes never ends", part: start..<end,
      label: "a closing \(quote) is missing",
      fix: ("close the quotes", [ConditionEdit(end..<end, quote)], false))
  }

  static func strayCharacter(_ character: String, at part: Range<Int>) -> ConditionSyntaxError {
    var help = "a condition is made of questions, answers in quotes and words such as == and or"
    switch character {
    case "{", "}":
      help = "a list of answers stands in square brackets: lunch in [\"Soup\", \"Salad\"]"
    case "%": help = "write the number alone, without %"
    case ";": help = "write `and` or `or` between two comparisons"
    case "$", "@": help = "write the question's id alone, without \(character)"
    case ":": help = "write == between a question and an answer"
    case "?": help = "a condition ends without a question mark"
    default: break
    }
    return ConditionSyntaxError(
      message: "`\(character)` has no meaning in a condition", part: part,
      label: "this character", help: help)
  }

  static func strayParenthesis(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "this parenthesis closes nothing", part: part, label: "no `(` belongs to it",
      fix: ("leave it out", [ConditionEdit(part, "")], false))
  }

  static func unclosed(
    _ open: String, _ close: String, at part: Range<Int>, end: Range<Int>
  ) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: open == "(" ? "this parenthesis is never closed" : "this bracket is never closed",
      part: part, label: "a `\(close)` is missing",
      fix: ("close it at the end", [ConditionEdit(end.upperBound..<end.upperBound, close)], false))
  }

  static func tooDeep(_ part: Range<Int>, limit: Int) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "the condition is nested too deeply (more than \(limit) levels)", part: part,
      help: "ask the same with fewer parentheses, or split it over two questions")
  }

  static func tooLong(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "the condition is too long", part: part,
      help: "several answers of one question fit in a list: lunch in [\"Soup\", \"Salad\"]")
  }

  static func nothingAfter(_ word: String, at part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "there is nothing after `\(word)`", part: part,
      label: word == "and" || word == "or" ? "a second comparison is missing" : "compare with what?"
    )
  }

  static func nothingAfter(
    _ word: String, at part: Range<Int>, left: ConditionSyntax, in scope: ConditionScope
  ) -> ConditionSyntaxError {
    var error = nothingAfter(word, at: part)
    if case .name(let name) = left, let index = scope.index(of: name.id),
      let options = scope[index]?.options, let first = options.first
    {
      let isMembership = word == "in" || word == "not in"
      let example = isMembership ? "[\(quoted(first.value))]" : quoted(first.value)
      error.help = "for example `\(name.spelled) \(word) \(example)`"
    }
    return error
  }

  static func twoWords(_ first: String, _ second: String, at part: Range<Int>)
    -> ConditionSyntaxError
  {
    ConditionSyntaxError(
      message: "a comparison is missing between `\(first)` and `\(second)`", part: part,
      label: "before this word")
  }

  static func chain(
    _ first: ComparisonOperator, _ second: ComparisonOperator, at part: Range<Int>,
    middle: String, right: ConditionSyntax
  ) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "two comparisons cannot share a side", part: part,
      label: "a second comparison begins here",
      help: "write the middle twice, with `and` between",
      fix: (
        "write two comparisons",
        [ConditionEdit(part.lowerBound..<part.lowerBound, "and \(middle) ")], false
      ))
  }

  static func unexpected(_ text: String, at part: Range<Int>) -> ConditionSyntaxError {
    var error = ConditionSyntaxError(
      message: "`\(text)` cannot stand here", part: part,
      label: "a question or an answer was expected")
    if text == "==" || text == "!=" || ["includes", "excludes", "in"].contains(text) {
      error.message = "there is nothing before `\(text)`"
      error.label = "which question is compared?"
    } else if text == "and" || text == "or" {
      error.message = "there is nothing before `\(text)`"
      error.label = "a comparison is missing"
    }
    return error
  }

  static func unfinished(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "the condition is not finished", part: part, label: "something is missing here")
  }

  static func numberTooLarge(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "this number is too large", part: part,
      notes: ["answers are below 1,000,000,000"])
  }

  static func emptyParentheses(_ part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "there is nothing in these parentheses", part: part,
      label: "a comparison is missing")
  }

  static func parenthesisedList(open: Range<Int>, close: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "a list of answers stands in square brackets",
      part: open.lowerBound..<close.upperBound, label: "write [ and ]",
      fix: ("write square brackets", [ConditionEdit(open, "["), ConditionEdit(close, "]")], true))
  }

  static func missingComma(before part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "a comma is missing in this list", part: part, label: "before this",
      fix: (
        "write a comma", [ConditionEdit(part.lowerBound..<part.lowerBound, ", ")], false
      ))
  }

  static func unknownFunction(_ name: String, at part: Range<Int>) -> ConditionSyntaxError {
    let near = nearestName(to: name, among: ["answered", "count", "score"])
    return ConditionSyntaxError(
      message: "there is no function `\(name)`", part: part,
      label: near.map { "did you mean `\($0)`?" } ?? "",
      help: "there are answered(…), count(…) and score(…)",
      fix: near.map { ("write `\($0)`", [ConditionEdit(part, $0)], true) })
  }

  static func missingParentheses(
    _ function: String, at part: Range<Int>, next: ConditionToken
  ) -> ConditionSyntaxError {
    var error = ConditionSyntaxError(
      message: "`\(function)` needs a question in parentheses", part: part,
      label: "write \(function)(…)")
    if let word = next.word, !conditionWords.contains(word) {
      error.fix = (
        "put \(word) in parentheses",
        [ConditionEdit(part.lowerBound..<next.part.upperBound, "\(function)(\(word))")], true
      )
    }
    return error
  }

  static func needsQuestion(
    _ function: String, at part: Range<Int>, token: ConditionToken, in scope: ConditionScope
  ) -> ConditionSyntaxError {
    var error = ConditionSyntaxError(
      message: "`\(function)` takes the id of a question", part: part,
      label: "no question's id stands here")
    if case .text(let text) = token.kind, scope.index(of: text) != nil {
      error.label = "write it without quotes"
      error.fix = ("leave the quotes out", [ConditionEdit(part, text)], true)
    }
    return error
  }

  static func oneQuestionOnly(_ function: String, at part: Range<Int>) -> ConditionSyntaxError {
    ConditionSyntaxError(
      message: "`\(function)` takes one question and nothing else", part: part,
      label: "a `)` was expected here")
  }

  static func leftOver(
    _ text: String, at part: Range<Int>, after left: ConditionSyntax, source: ConditionText
  ) -> ConditionSyntaxError {
    var error = ConditionSyntaxError(
      message: "`\(text)` does not belong here", part: part,
      label: "the condition should end before this")
    switch text {
    case "then", "THEN", "Then":
      error.message = "`\(text)` is not needed: `show_if` says it already"
      error.label = "end the condition before this"
      error.fix = (
        "leave out the end", [ConditionEdit(left.part.upperBound..<source.bytes.count, "")],
        part.upperBound == source.bytes.count
      )
    case "," where left.listBegin != nil:
      let rest = source.text(part.lowerBound..<source.bytes.count)
      error.message = "several answers stand in a list in square brackets, after `in`"
      error.label = "more answers begin here"
      if let (operation, begin) = left.listBegin {
        error.fix = (
          "write a list",
          [
            ConditionEdit(operation, "in"), ConditionEdit(begin..<begin, "["),
            ConditionEdit(source.bytes.count..<source.bytes.count, "]"),
          ], false
        )
      }
      if rest.contains(" and ") || rest.contains(" or ") { error.fix = nil }
    case ",":
      error.label = "write `and` or `or` instead of a comma"
      error.fix = ("write `and`", [ConditionEdit(part, " and")], false)
    case "]": error.label = "no `[` belongs to it"
    case "(": error.label = "`and` or `or` is missing before it"
    default:
      if case .name = left {
        error.message = "`\(text)` cannot stand between a question and an answer"
        error.label = "write ==, !=, <, >, in or includes"
      } else if case .comparison = left.withoutParentheses {
        error.message = "`and` or `or` is missing before `\(text)`"
        error.label = "a second comparison begins here"
        error.fix = (
          "write `and`", [ConditionEdit(part.lowerBound..<part.lowerBound, "and ")], false
        )
      }
    }
    return error
  }

  static func foreignPhrase(
    _ phrase: ForeignPhrase, after left: ConditionSyntax, source: ConditionText,
    in scope: ConditionScope
  ) -> ConditionSyntaxError {
    let written = source.text(phrase.part)
    var isMany = false
    if case .name(let name) = left, let index = scope.index(of: name.id) {
      isMany = scope[index]?.type == .chooseMany || scope[index]?.type == .rank
    }
    let correct: String
    switch phrase.meaning {
    case .comparison(let operation): correct = operation.rawValue
    case .holds: correct = isMany ? "includes" : "=="
    case .holdsNot: correct = isMany ? "excludes" : "!="
    case .answered, .notAnswered:
      let call = "answered(\(source.text(left.part)))"
      let text = phrase.meaning == .answered ? call : "not \(call)"
      return ConditionSyntaxError(
        message: "`\(written)` is written `\(text)`", part: phrase.part,
        label: "write `\(text)`",
        fix: (
          "write `\(text)`",
          [ConditionEdit(left.part.lowerBound..<phrase.part.upperBound, text)], true
        ))
    }
    return ConditionSyntaxError(
      message: "`\(written)` is written `\(correct)` in a condition", part: phrase.part,
      label: "write `\(correct)`",
      fix: ("write `\(correct)`", [ConditionEdit(phrase.part, correct)], true))
  }
}
