import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

// Both sides of a comparison must be of one kind: type-mismatch, not-a-date, and the lists of `in`.

extension Diagnostic {
  private static func mismatch(
    _ message: String, at part: Range<Int>, source: ConditionText, label: String = "",
    help: String? = nil, fix: (title: String, edits: [ConditionEdit], isSafe: Bool)? = nil,
    secondary: [Label] = []
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error, message, at: source.range(part), label: label, secondary: secondary,
      help: help,
      fixes: fix.map { [source.fix($0.title, $0.edits, isSafe: false)] } ?? [])
  }

  /// A number stands beside an answer that is no number.
  static func numberAgainst(
    _ answer: ConditionAnswer, _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let isLeft = answer.name.part == sides.left.withoutParentheses.part
    let other = isLeft ? sides.right : sides.left
    return numberAgainst(answer, other, operation: sides, source: source)
  }

  /// The same in a list.
  static func numberAgainst(
    _ answer: ConditionAnswer, _ element: ConditionSyntax, source: ConditionText
  ) -> Diagnostic {
    numberAgainst(answer, element, operation: nil, source: source)
  }

  private static func numberAgainst(
    _ answer: ConditionAnswer, _ other: ConditionSyntax, operation: ComparisonSides?,
    source: ConditionText
  ) -> Diagnostic {
    let written = source.text(other.part)
    let isOrder = operation.map { Condition.Relation(rawValue: $0.operation.rawValue) } ?? nil
    let name = answer.spelled
    if let sides = operation, let isOrder, isOrder != .equal {
      if answer.kind == .option { return noOrder(answer, sides, source: source) }
      if answer.kind == .place {
        return mismatch(
          "\"\(name)\" is compared with one of its options, not with a number", at: other.part,
          source: source, label: "\(name) can be \(answer.listedOptions)",
          help: "score(\(name)) is the place of the answer as a number",
          fix: (
            "compare the score", [ConditionEdit(answer.name.part, "score(\(name))")], false
          ))
      }
    }
    switch answer.kind {
    case .option, .place, .text:
      let isOption = answer.options?.contains { $0.value == written } ?? true
      return mismatch(
        isOption
          ? "an answer of \"\(name)\" is a text and stands in quotes: \(quoted(written))"
          : "\"\(name)\" is compared with one of its options, not with a number",
        at: other.part, source: source,
        label: isOption ? "write \(quoted(written))" : "\(name) can be \(answer.listedOptions)",
        fix: isOption && written.utf8.count < 40
          ? ("write \(quoted(written))", [ConditionEdit(other.part, quoted(written))], true) : nil)
    case .many:
      return mismatch(
        "\"\(name)\" has several answers, which are no number", at: answer.name.part,
        source: source, label: "count(\(name)) is how many were chosen",
        fix: (
          "compare how many were chosen", [ConditionEdit(answer.name.part, "count(\(name))")],
          false
        ))
    case .date, .time:
      return mismatch(
        "\"\(name)\" is \(answer.kind == .date ? "a date" : "a time"), not a number",
        at: other.part, source: source,
        help:
          "write \(answer.kind == .date ? "a day like \"2026-05-01\"" : "a time like \"08:15\"")")
    case .grid: return gridWithoutRow(answer, source: source)
    case .number: return mismatch("this is no number", at: other.part, source: source)
    }
  }

  /// A text stands beside a number.
  static func textAgainstNumber(
    _ text: String, at part: Range<Int>, _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let isLeft = part == sides.left.part
    let number = source.text((isLeft ? sides.right : sides.left).part)
    let isNumber = DecimalNumber(text) != nil
    return mismatch(
      "\(number) is a number, and \(quoted(text)) is a text", at: part, source: source,
      label: isNumber ? "write \(text) without quotes" : "a number was expected",
      fix: isNumber ? ("leave the quotes out", [ConditionEdit(part, text)], true) : nil)
  }

  /// Two fixed texts are compared, and no question.
  static func twoTexts(
    _ sides: ComparisonSides, in scope: ConditionScope, source: ConditionText
  ) -> Diagnostic {
    for side in [sides.left, sides.right] {
      if case .text(let text, let part) = side.withoutParentheses, scope.index(of: text) != nil {
        return mismatch(
          "a question is named without quotes: \(text)", at: part, source: source,
          label: "in quotes this is an answer",
          fix: ("leave the quotes out", [ConditionEdit(part, text)], true))
      }
    }
    return mismatch(
      "two texts are compared here, and no question", at: sides.whole, source: source,
      label: "one side must be a question's id, without quotes")
  }

  /// `[…]` stands beside `==`.
  static func listCompared(_ sides: ComparisonSides, source: ConditionText) -> Diagnostic {
    var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
    if case .list = sides.right, sides.operation == .equal || sides.operation == .notEqual {
      let word = sides.operation == .equal ? "in" : "not in"
      fix = ("write `\(word)`", [ConditionEdit(sides.part, word)], true)
    }
    return mismatch(
      "a list of answers goes with `in`, not with `\(sides.operation.rawValue)`",
      at: sides.part, source: source,
      label: sides.operation == .equal ? "write `in`" : "", fix: fix)
  }

  /// `==` with a question of several answers.
  static func equalsOfMany(
    _ answer: ConditionAnswer, _ text: String, _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let word = sides.operation == .equal ? "includes" : "excludes"
    let correct = "\(answer.spelled) \(word) \(quoted(text))"
    return mismatch(
      "\"\(answer.spelled)\" has several answers; `\(word)` asks for one among them",
      at: sides.part, source: source, label: "write `\(word)`",
      fix: ("write `\(correct)`", [ConditionEdit(sides.whole, correct)], true))
  }

  /// A grid is compared as a whole.
  static func gridWithoutRow(_ answer: ConditionAnswer, source: ConditionText) -> Diagnostic {
    let rows = (answer.subject.rows ?? []).map { "\(answer.spelled).\($0.id)" }
    return mismatch(
      "\"\(answer.spelled)\" is a grid: say which row is meant", at: answer.name.part,
      source: source, label: rows.first.map { "for example \($0)" } ?? "",
      help: rows.isEmpty ? nil : "its rows are \(listed(rows, joinedBy: "and"))",
      fix: rows.count == 1
        ? rows.first.map { ("write \($0)", [ConditionEdit(answer.name.part, $0)], true) } : nil)
  }

  /// Two questions that share no option are compared.
  static func nothingInCommon(
    _ left: ConditionAnswer, _ right: ConditionAnswer, _ sides: ComparisonSides,
    source: ConditionText
  ) -> Diagnostic {
    mismatch(
      "\"\(left.spelled)\" and \"\(right.spelled)\" have no option in common",
      at: sides.whole, source: source, label: "these can never be equal",
      help:
        "\(left.spelled) can be \(left.listedOptions); \(right.spelled) can be \(right.listedOptions)"
    )
  }

  /// Two questions of different kinds are compared.
  static func cannotCompare(
    _ left: ConditionAnswer, _ right: ConditionAnswer, _ sides: ComparisonSides,
    source: ConditionText
  ) -> Diagnostic {
    mismatch(
      "\"\(left.spelled)\" and \"\(right.spelled)\" cannot be compared with each other",
      at: sides.whole, source: source,
      label: "one is \(left.typeInWords), the other \(right.typeInWords)")
  }

  /// `<` needs an order that the question does not have.
  static func noOrder(
    _ answer: ConditionAnswer, _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let name = answer.spelled
    let symbol = sides.operation.rawValue
    var help: String?
    var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
    if let values = answer.numbers(for: sides), !values.isEmpty {
      let correct = "\(name) in [\(values.map { quoted($0) }.joined(separator: ", "))]"
      help = "the options of \(name) are texts, even when they look like numbers"
      fix = ("list the options that are meant", [ConditionEdit(sides.whole, correct)], false)
    } else if answer.kind == .many {
      help = "count(\(name)) is how many were chosen"
    } else if answer.kind == .option {
      help = "with `type: scale` the options of \(name) have the order in which they are written"
    }
    return mismatch(
      "`\(symbol)` needs an order, and the answers of \"\(name)\" have none", at: sides.part,
      source: source, label: "\(name) is \(answer.typeInWords)", help: help, fix: fix)
  }

  /// A condition stands where a value belongs.
  static func comparedCondition(_ syntax: ConditionSyntax, source: ConditionText) -> Diagnostic {
    var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
    if case .not(let inner, let part) = syntax {
      fix = ("leave `not` out", [ConditionEdit(part, source.text(inner.part))], false)
    }
    return mismatch(
      "a condition cannot be compared with anything", at: syntax.part, source: source,
      label: "this is true or false already",
      help: "`not (…)` turns a condition round", fix: fix)
  }

  /// An empty text is never an answer.
  static func emptyLiteral(
    _ answer: ConditionAnswer, at part: Range<Int>, _ sides: ComparisonSides?,
    source: ConditionText
  ) -> Diagnostic {
    let call = "answered(\(answer.spelled))"
    let correct = sides.flatMap { sides -> String? in
      switch sides.operation {
      case .equal: "not \(call)"
      case .notEqual: call
      default: nil
      }
    }
    return mismatch(
      "an empty text is never an answer", at: part, source: source,
      label: correct.map { "write `\($0)`" } ?? "an answer is missing in these quotes",
      fix: sides.flatMap { sides in
        correct.map { ("write `\($0)`", [ConditionEdit(sides.whole, $0)], true) }
      })
  }

  /// A literal is no date or time where one belongs.
  static func notAMoment(
    _ text: String, at part: Range<Int>, of answer: ConditionAnswer, source: ConditionText
  ) -> Diagnostic {
    let isDate = answer.kind == .date
    let example = isDate ? "\"2026-05-01\"" : "\"08:15\""
    let meant = isDate ? Self.date(meantBy: text) : Self.time(meantBy: text)
    let fixes =
      meant.map {
        [source.fix("write \(quoted($0))", [ConditionEdit(part, quoted($0))], isSafe: false)]
      } ?? []
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return Diagnostic(
        .typeMismatch, .error,
        "\"\(answer.spelled)\" is \(isDate ? "a date" : "a time"), and \(quoted(text)) is not",
        at: source.range(part), label: "write it like \(example)")
    }
    return Diagnostic(
      .notADate, .error,
      isDate
        ? "\(quoted(text)) is no day of the calendar" : "\(quoted(text)) is no time of the day",
      at: source.range(part),
      label: isDate ? "write year-month-day, like \(example)" : "write it like \(example)",
      fixes: fixes)
  }

  /// `2026-5-1` and `1.5.2026`; a day and month that could be swapped are left alone.
  private static func date(meantBy text: String) -> String? {
    let parts = text.split { !("0"..."9").contains($0) }.map(String.init)
    guard parts.count == 3, let year = parts.first(where: { $0.utf8.count == 4 }) else {
      return nil
    }
    func padded(_ text: String) -> String { text.utf8.count == 1 ? "0" + text : text }
    if parts[0] == year {
      let candidate = "\(year)-\(padded(parts[1]))-\(padded(parts[2]))"
      return CalendarDate(candidate) == nil ? nil : candidate
    }
    guard parts[2] == year else { return nil }
    let dayFirst = "\(year)-\(padded(parts[1]))-\(padded(parts[0]))"
    let monthFirst = "\(year)-\(padded(parts[0]))-\(padded(parts[1]))"
    switch (CalendarDate(dayFirst), CalendarDate(monthFirst)) {
    case (.some, .none): return dayFirst
    case (.none, .some): return monthFirst
    case (.some, .some): return dayFirst == monthFirst ? dayFirst : nil
    case (.none, .none): return nil
    }
  }

  private static func time(meantBy text: String) -> String? {
    let parts = text.split { !("0"..."9").contains($0) }.map(String.init)
    guard let first = parts.first, var hour = Int(first), parts.count <= 2 else { return nil }
    let folded = text.caseFolded
    if folded.contains("p"), hour < 12 { hour += 12 }
    if folded.contains("a"), hour == 12 { hour = 0 }
    let minute = parts.count == 2 ? parts[1] : "00"
    let candidate = (hour < 10 ? "0\(hour)" : "\(hour)") + ":" + minute
    return TimeOfDay(candidate) == nil ? nil : candidate
  }

  /// `count` of a question with one answer.
  static func cannotCount(
    _ answer: ConditionAnswer, at part: Range<Int>, source: ConditionText
  ) -> Diagnostic {
    mismatch(
      "`count` is for questions with several answers, and \"\(answer.spelled)\" has one",
      at: part, source: source, label: "\(answer.spelled) is \(answer.typeInWords)",
      help: "answered(\(answer.spelled)) says whether there is an answer")
  }

  /// `score` of a question that scores nothing.
  static func cannotScore(
    _ answer: ConditionAnswer, at part: Range<Int>, source: ConditionText
  ) -> Diagnostic {
    if answer.kind == .grid { return gridWithoutRow(answer, source: source) }
    return mismatch(
      "\"\(answer.spelled)\" has no score", at: part, source: source,
      label: "\(answer.spelled) is \(answer.typeInWords)",
      help:
        "a scale, a rating, and a question with `answer` or with `points` on its options have one")
  }

  /// An answer stands in arithmetic that is no number.
  static func noNumber(_ answer: ConditionAnswer, source: ConditionText) -> Diagnostic {
    mismatch(
      "\"\(answer.spelled)\" is no number to calculate with", at: answer.name.part,
      source: source, label: "\(answer.spelled) is \(answer.typeInWords)",
      help: answer.kind == .many
        ? "count(\(answer.spelled)) is how many were chosen"
        : answer.kind == .place ? "score(\(answer.spelled)) is the place of the answer" : nil)
  }

  /// A text or a list stands in arithmetic.
  static func noNumber(_ syntax: ConditionSyntax, source: ConditionText) -> Diagnostic {
    var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
    if case .text(let text, let part) = syntax, DecimalNumber(text) != nil {
      fix = ("leave the quotes out", [ConditionEdit(part, text)], true)
    }
    return mismatch(
      "\(source.text(syntax.part)) is no number to calculate with", at: syntax.part,
      source: source, label: "a number was expected", fix: fix)
  }

  /// `in` with something that is no list.
  static func needsList(
    _ first: ConditionChecker.Operand, _ second: ConditionChecker.Operand,
    _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let word = sides.operation.rawValue
    if case .text(let text, _) = first, case .answer(let answer) = second, answer.kind == .many {
      let include = sides.operation == .isIn ? "includes" : "excludes"
      let correct = "\(answer.spelled) \(include) \(quoted(text))"
      return mismatch(
        "to look into the answers of \"\(answer.spelled)\", write `\(include)`", at: sides.part,
        source: source, label: "write `\(correct)`",
        fix: ("write `\(correct)`", [ConditionEdit(sides.whole, correct)], true))
    }
    let part = sides.right.part
    let inner = source.text(sides.right.withoutParentheses.part)
    var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
    switch second {
    case .text, .number: fix = ("write a list", [ConditionEdit(part, "[\(inner)]")], true)
    case .bare:
      fix = ("write a list", [ConditionEdit(part, "[\(quoted(inner))]")], false)
    case .list, .answer: break
    }
    return Diagnostic(
      .conditionSyntax, .error, "`\(word)` needs a list of answers in square brackets",
      at: source.range(part), label: "write [\(inner)]",
      fixes: fix.map { [source.fix($0.title, $0.edits, isSafe: $0.isSafe)] } ?? [])
  }

  /// `in []`.
  static func emptyList(at part: Range<Int>, source: ConditionText) -> Diagnostic {
    Diagnostic(
      .conditionSyntax, .error, "this list is empty", at: source.range(part),
      label: "which answers are meant?")
  }

  /// A list holds something else than texts and numbers.
  static func notALiteral(_ element: ConditionSyntax, source: ConditionText) -> Diagnostic {
    Diagnostic(
      .conditionSyntax, .error, "a list holds answers only: texts in quotes, or numbers",
      at: source.range(element.part), label: "this is neither")
  }

  /// `in` with a question of several answers.
  static func inOfMany(
    _ answer: ConditionAnswer, _ elements: [ConditionSyntax], _ sides: ComparisonSides,
    source: ConditionText
  ) -> Diagnostic {
    let word = sides.operation == .isIn ? "includes" : "excludes"
    let joint = sides.operation == .isIn ? " or " : " and "
    let parts = elements.map { "\(answer.spelled) \(word) \(source.text($0.part))" }
    let joined = parts.count > 1 ? "(\(parts.joined(separator: joint)))" : parts.joined()
    return mismatch(
      "\"\(answer.spelled)\" has several answers; ask for each with `\(word)`", at: sides.part,
      source: source, label: "write `\(word)`",
      fix: ("ask for each", [ConditionEdit(sides.whole, joined)], false))
  }

  /// `includes [ … ]`.
  static func includesList(
    _ answer: ConditionAnswer, _ elements: [ConditionSyntax], _ sides: ComparisonSides,
    source: ConditionText
  ) -> Diagnostic {
    let word = sides.operation.rawValue
    let parts = elements.map { "\(answer.spelled) \(word) \(source.text($0.part))" }
    func joined(_ joint: String) -> String {
      parts.count > 1 ? "(\(parts.joined(separator: joint)))" : parts.joined()
    }
    var diagnostic = mismatch(
      "`\(word)` takes one answer, not a list", at: sides.right.part, source: source,
      label: "ask for each with `\(word)`")
    diagnostic.fixes = [
      source.fix("all of them", [ConditionEdit(sides.whole, joined(" and "))], isSafe: false),
      source.fix("any of them", [ConditionEdit(sides.whole, joined(" or "))], isSafe: false),
    ]
    return diagnostic
  }

  /// `includes` where there are not several answers.
  static func cannotInclude(
    _ first: ConditionChecker.Operand, _ sides: ComparisonSides, source: ConditionText
  ) -> Diagnostic {
    let word = sides.operation.rawValue
    if case .answer(let answer) = first, answer.kind != .many {
      let symbol = sides.operation == .includes ? "==" : "!="
      let isText: Bool = if case .text = sides.right { true } else { false }
      return mismatch(
        "`\(word)` is for questions with several answers, and \"\(answer.spelled)\" has one",
        at: sides.part, source: source, label: isText ? "write `\(symbol)`" : "",
        help: answer.kind == .text ? "a written text can only be compared as a whole" : nil,
        fix: isText
          ? ("write `\(symbol)`", [ConditionEdit(sides.part, symbol)], answer.kind != .text) : nil)
    }
    if case .text(let text, _) = first, case .name(let name) = sides.right {
      let correct = "\(name.spelled) \(word) \(quoted(text))"
      return mismatch(
        "the question stands first: \(correct)", at: sides.whole, source: source,
        label: "write `\(correct)`",
        fix: ("write `\(correct)`", [ConditionEdit(sides.whole, correct)], true))
    }
    return mismatch(
      "`\(word)` asks whether one answer in quotes is among those chosen", at: sides.whole,
      source: source, help: "for example `toppings \(word) \"Cheese\"`")
  }
}

extension ConditionAnswer {
  var listedOptions: String { listed((options ?? []).map { quoted($0.value) }) }

  var typeInWords: String {
    switch kind {
    case .option: type == .yesNo ? "a yes or no" : "one of several options"
    case .place: "a place on a scale"
    case .number: "a number"
    case .text: "a written text"
    case .date: "a date"
    case .time: "a time"
    case .many: type == .rank ? "a ranking" : "several options"
    case .grid: "a grid of several rows"
    }
  }

  /// The options that an ordered comparison with a number means, when all options are numbers.
  fileprivate func numbers(for sides: ComparisonSides) -> [String]? {
    guard let options, let relation = Condition.Relation(rawValue: sides.operation.rawValue) else {
      return nil
    }
    let isLeft = name.part == sides.left.withoutParentheses.part
    let bound: Double
    switch (isLeft ? sides.right : sides.left).withoutParentheses {
    case .number(let value, _, _): bound = value
    case .text(let text, _):
      guard let value = DecimalNumber(text)?.double else { return nil }
      bound = value
    default: return nil
    }
    var values: [String] = []
    for option in options {
      guard let number = DecimalNumber(option.value)?.double else { return nil }
      let (left, right) = isLeft ? (number, bound) : (bound, number)
      let holds =
        switch relation {
        case .equal: left == right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
      if holds { values.append(option.value) }
    }
    return values
  }
}
