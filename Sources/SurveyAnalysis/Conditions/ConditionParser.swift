import SurveyModel

/// Reads the tokens of a condition, loosest first: `or`, `and`, `not`, one comparison, `+ -`, `* /`,
/// minus sign.
struct ConditionParser {
  private let source: ConditionText
  private let tokens: [ConditionToken]
  private let scope: ConditionScope
  private var index = 0
  private var depth = 0
  private(set) var slips: [ConditionSlip] = []

  /// Deeper nesting and longer sums would need more stack than the printers should use.
  private static let maximumDepth = 60
  private static let maximumTokens = 4_000
  private static let maximumOperators = 200

  init(_ tokens: [ConditionToken], of source: ConditionText, in scope: ConditionScope) {
    self.tokens = tokens
    self.source = source
    self.scope = scope
  }

  private var token: ConditionToken {
    tokens.indices.contains(index)
      ? tokens[index] : ConditionToken(kind: .end, part: source.bytes.count..<source.bytes.count)
  }

  private func token(after distance: Int) -> ConditionToken? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  private mutating func advance() { index += 1 }

  mutating func parse() throws(ConditionSyntaxError) -> ConditionSyntax {
    if tokens.count > Self.maximumTokens { throw .tooLong(tokens.last?.part ?? 0..<0) }
    skipLeadingWord()
    let syntax = try disjunction()
    switch token.kind {
    case .end: return syntax
    case .symbol(")"): throw .strayParenthesis(token.part)
    default: throw leftOver(after: syntax)
    }
  }

  /// `if lunch == …`, `when lunch == …`.
  private mutating func skipLeadingWord() {
    guard let word = token.word, ["if", "when", "only_if", "If", "When"].contains(word),
      scope.index(of: word) == nil, let next = self.token(after: 1), next.kind != .end,
      !next.isSymbol("==")
    else { return }
    slips.append(
      ConditionSlip(
        kind: .leadingWord(word), part: token.part,
        edits: [ConditionEdit(token.part.lowerBound..<next.part.lowerBound, "")]))
    advance()
  }

  // MARK: and, or, not

  private mutating func disjunction() throws(ConditionSyntaxError) -> ConditionSyntax {
    var parts = [try conjunction()]
    while token.isWord("or") {
      let part = token.part
      advance()
      try needOperand(after: "or", at: part)
      parts.append(try conjunction())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(ConditionSyntaxError) -> ConditionSyntax {
    var parts = [try negation()]
    while token.isWord("and") {
      let part = token.part
      advance()
      try needOperand(after: "and", at: part)
      parts.append(try negation())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(ConditionSyntaxError) -> ConditionSyntax {
    guard token.isWord("not") else { return try comparison() }
    let start = token.part
    advance()
    try needOperand(after: "not", at: start)
    try enter(start)
    let inner = try negation()
    depth -= 1
    return .not(inner, start.lowerBound..<inner.part.upperBound)
  }

  private mutating func enter(_ part: Range<Int>) throws(ConditionSyntaxError) {
    depth += 1
    if depth > Self.maximumDepth { throw .tooDeep(part, limit: Self.maximumDepth) }
  }

  private func needOperand(after word: String, at part: Range<Int>) throws(ConditionSyntaxError) {
    switch token.kind {
    case .end, .symbol(")"), .symbol("]"), .symbol(","): throw .nothingAfter(word, at: part)
    case .word("and"), .word("or"): throw .twoWords(word, token.word ?? "", at: token.part)
    default: return
    }
  }

  // MARK: comparisons

  private mutating func comparison() throws(ConditionSyntaxError) -> ConditionSyntax {
    if case .end = token.kind, index == 0 { throw .empty(token.part) }
    let left = try sum()
    guard let (operation, part) = try comparisonOperator(after: left) else { return left }
    if case .end = token.kind {
      throw .nothingAfter(operation.rawValue, at: part, left: left, in: scope)
    }
    try needOperand(after: operation.rawValue, at: part)
    if operation == .isIn || operation == .isNotIn { try refuseParenthesisedList() }
    let right = try rightSide()
    let syntax = ConditionSyntax.comparison(operation, part, left, right)
    let next = index
    if let (second, secondPart) = try comparisonOperator(after: syntax) {
      if case .end = token.kind { throw .nothingAfter(second.rawValue, at: secondPart) }
      index = next
      throw .chain(operation, second, at: secondPart, middle: source.text(right.part), right: right)
    }
    return syntax
  }

  private mutating func comparisonOperator(
    after left: ConditionSyntax
  ) throws(ConditionSyntaxError) -> (ComparisonOperator, Range<Int>)? {
    let start = token.part
    switch token.kind {
    case .symbol(let symbol):
      guard let operation = ComparisonOperator(rawValue: symbol) else { return nil }
      advance()
      return (operation, start)
    case .word("not"):
      guard let next = self.token(after: 1), next.isWord("in") else { break }
      advance()
      advance()
      return (.isNotIn, start.lowerBound..<next.part.upperBound)
    case .word(let word):
      if let operation = ComparisonOperator(rawValue: word) {
        advance()
        return (operation, start)
      }
    default: return nil
    }
    if let phrase = ForeignPhrase.longest(at: tokens[min(index, tokens.count)...]) {
      // `not` alone joins a question and an answer only; elsewhere it begins what follows.
      if phrase.words == "not" { guard case .name = left else { return nil } }
      throw .foreignPhrase(phrase, after: left, source: source, in: scope)
    }
    return nil
  }

  /// `in ("Soup", "Salad")`: a list stands in square brackets.
  private func refuseParenthesisedList() throws(ConditionSyntaxError) {
    guard token.isSymbol("(") else { return }
    let start = token.part
    for next in tokens.dropFirst(index + 1) {
      switch next.kind {
      case .text, .number, .symbol(","): continue
      case .word(let word) where !conditionWords.contains(word): continue
      case .symbol(")"): throw .parenthesisedList(open: start, close: next.part)
      default: return
      }
    }
  }

  /// After an operator, several words in a row are an option whose quotes were left out.
  private mutating func rightSide() throws(ConditionSyntaxError) -> ConditionSyntax {
    let start = index
    if case .word(let first) = token.kind, !conditionWords.contains(first) {
      var end = index
      while tokens.indices.contains(end) {
        switch tokens[end].kind {
        case .word(let word) where !conditionWords.contains(word): end += 1
        case .number where end > start: end += 1
        default: break
        }
        if !tokens.indices.contains(end) { break }
        if case .word(let word) = tokens[end].kind, !conditionWords.contains(word) { continue }
        if case .number = tokens[end].kind { continue }
        break
      }
      if end > start + 1, tokens.indices.contains(end - 1) {
        let part = tokens[start].part.lowerBound..<tokens[end - 1].part.upperBound
        index = end
        return .bareWords(source.text(part), part)
      }
    }
    return try sum()
  }

  // MARK: arithmetic

  private mutating func sum() throws(ConditionSyntaxError) -> ConditionSyntax {
    var left = try product()
    var count = 0
    while case .symbol(let symbol) = token.kind, symbol == "+" || symbol == "-",
      let operation = ArithmeticOperator(rawValue: symbol)
    {
      count += 1
      if count > Self.maximumOperators { throw .tooLong(token.part) }
      let part = token.part
      advance()
      try needOperand(after: symbol, at: part)
      left = .arithmetic(operation, left, try product())
    }
    return left
  }

  private mutating func product() throws(ConditionSyntaxError) -> ConditionSyntax {
    var left = try factor()
    var count = 0
    while case .symbol(let symbol) = token.kind, symbol == "*" || symbol == "/",
      let operation = ArithmeticOperator(rawValue: symbol)
    {
      count += 1
      if count > Self.maximumOperators { throw .tooLong(token.part) }
      let part = token.part
      advance()
      try needOperand(after: symbol, at: part)
      left = .arithmetic(operation, left, try factor())
    }
    return left
  }

  private mutating func factor() throws(ConditionSyntaxError) -> ConditionSyntax {
    let start = token
    switch start.kind {
    case .symbol("-"):
      advance()
      try needOperand(after: "-", at: start.part)
      try enter(start.part)
      let inner = try factor()
      depth -= 1
      return .negated(inner, start.part.lowerBound..<inner.part.upperBound)
    case .number(let text): return try number(text)
    case .text(let text):
      advance()
      return .text(text, start.part)
    case .symbol("("): return try parentheses()
    case .symbol("["): return try list()
    case .word(let word): return try name(word)
    case .symbol(let symbol): throw .unexpected(symbol, at: start.part)
    case .end: throw .unfinished(start.part)
    }
  }

  private mutating func number(_ text: String) throws(ConditionSyntaxError) -> ConditionSyntax {
    var text = text
    var part = token.part
    // `2,5`: digits, a comma and digits without space, outside of a list.
    if let comma = self.token(after: 1), comma.isSymbol(","), listDepth == 0,
      let next = self.token(after: 2), case .number(let fraction) = next.kind,
      comma.part.lowerBound == part.upperBound, next.part.lowerBound == comma.part.upperBound
    {
      let whole = part.lowerBound..<next.part.upperBound
      slips.append(
        ConditionSlip(
          kind: .decimalComma("\(text),\(fraction)"), part: whole,
          edits: [ConditionEdit(comma.part, ".")]))
      text = "\(text).\(fraction)"
      part = whole
      advance()
      advance()
    }
    advance()
    let value = DecimalNumber(text)?.double ?? Double(text)
    guard let value, value.isFinite else { throw .numberTooLarge(part) }
    return .number(value, text, part)
  }

  private mutating func parentheses() throws(ConditionSyntaxError) -> ConditionSyntax {
    let open = token.part
    advance()
    if token.isSymbol(")") { throw .emptyParentheses(open.lowerBound..<token.part.upperBound) }
    if case .end = token.kind { throw .unclosed("(", ")", at: open, end: token.part) }
    try enter(open)
    let inner = try disjunction()
    depth -= 1
    guard token.isSymbol(")") else {
      if case .end = token.kind { throw .unclosed("(", ")", at: open, end: token.part) }
      throw leftOver(after: inner)
    }
    let part = open.lowerBound..<token.part.upperBound
    advance()
    return .parenthesised(inner, part)
  }

  private var listDepth = 0

  private mutating func list() throws(ConditionSyntaxError) -> ConditionSyntax {
    let open = token.part
    advance()
    listDepth += 1
    defer { listDepth -= 1 }
    try enter(open)
    defer { depth -= 1 }
    var elements: [ConditionSyntax] = []
    while !token.isSymbol("]") {
      if case .end = token.kind { throw .unclosed("[", "]", at: open, end: token.part) }
      elements.append(try rightSide())
      if token.isSymbol(",") {
        advance()
      } else if !token.isSymbol("]") {
        if case .end = token.kind { throw .unclosed("[", "]", at: open, end: token.part) }
        throw .missingComma(before: token.part)
      }
    }
    let part = open.lowerBound..<token.part.upperBound
    advance()
    return .list(elements, part)
  }

  private mutating func name(_ word: String) throws(ConditionSyntaxError) -> ConditionSyntax {
    let start = token.part
    if ["answered", "count", "score"].contains(word) { return try call(word) }
    if conditionWords.contains(word) { throw .unexpected(word, at: start) }
    advance()
    if token.isSymbol("("), token.part.lowerBound == start.upperBound {
      throw .unknownFunction(word, at: start)
    }
    var name = ConditionName(id: word, idPart: start)
    if token.isSymbol("."), let next = self.token(after: 1) {
      switch next.kind {
      case .word(let row):
        name.row = row
        name.rowPart = next.part
        advance()
        advance()
      case .number(let row):
        name.row = row
        name.rowPart = next.part
        advance()
        advance()
      default: throw .nothingAfter(".", at: token.part)
      }
    }
    return .name(name)
  }

  private mutating func call(_ function: String) throws(ConditionSyntaxError) -> ConditionSyntax {
    let start = token.part
    advance()
    guard token.isSymbol("(") else {
      throw .missingParentheses(function, at: start, next: token)
    }
    let open = token.part
    advance()
    guard case .word(let word) = token.kind, !conditionWords.contains(word) else {
      if case .end = token.kind { throw .unclosed("(", ")", at: open, end: token.part) }
      throw .needsQuestion(function, at: token.part, token: token, in: scope)
    }
    let argument = try name(word)
    guard token.isSymbol(")") else {
      if case .end = token.kind { throw .unclosed("(", ")", at: open, end: token.part) }
      throw .oneQuestionOnly(function, at: token.part)
    }
    let part = start.lowerBound..<token.part.upperBound
    advance()
    return .call(function: function, argument: argument, part)
  }

  private func leftOver(after left: ConditionSyntax) -> ConditionSyntaxError {
    .leftOver(source.text(token.part), at: token.part, after: left, source: source)
  }
}
