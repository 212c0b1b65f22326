import UnicodeText

/// Cuts the text of a condition into tokens.
struct ConditionLexer {
  private let source: ConditionText
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private var index = 0
  private(set) var slips: [ConditionSlip] = []

  init(_ source: ConditionText) {
    self.source = source
    var offset = 0
    var scalars: [(Unicode.Scalar, Int)] = []
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
  }

  /// Operators of other languages and what they are here, longest first.
  private static let foreign: [(text: String, correct: String)] = [
    ("===", "=="), ("!==", "!="), ("<=>", "=="), ("<>", "!="), ("=>", ">="), ("=<", "<="),
    ("=!", "!="), ("&&", "and"), ("||", "or"), ("~=", "!="), ("≠", "!="), ("≤", "<="), ("≥", ">="),
    ("&", "and"), ("|", "or"), ("×", "*"), ("÷", "/"), ("−", "-"), ("–", "-"),
  ]

  private static let own = [
    "==", "!=", "<=", ">=", "<", ">", "(", ")", "[", "]", ",", ".", "+", "-", "*", "/",
  ]

  private static let curly: Set<Unicode.Scalar> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}",
    "\u{00AB}", "\u{00BB}", "\u{2039}", "\u{203A}",
  ]

  mutating func tokens() throws(ConditionSyntaxError) -> [ConditionToken] {
    var tokens: [ConditionToken] = []
    while let scalar = peek() {
      if WhiteSpace.contains(scalar) {
        index += 1
      } else if let token = try token(startingWith: scalar) {
        tokens.append(token)
      }
    }
    let end = source.bytes.count
    let last = tokens.last?.part.upperBound ?? end
    tokens.append(ConditionToken(kind: .end, part: last..<last))
    return tokens
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance].scalar : nil
  }

  private func offset(_ index: Int) -> Int {
    index < scalars.count ? scalars[index].offset : source.bytes.count
  }

  private func starts(with text: String) -> Bool {
    var distance = 0
    for scalar in text.unicodeScalars {
      guard peek(distance) == scalar else { return false }
      distance += 1
    }
    return true
  }

  private mutating func token(
    startingWith scalar: Unicode.Scalar
  ) throws(ConditionSyntaxError) -> ConditionToken? {
    switch scalar {
    case "\"", "'": return try quotedText(closedBy: [scalar], slip: nil)
    case "`": return try quotedText(closedBy: ["`"], slip: .backticks)
    case _ where Self.curly.contains(scalar):
      return try quotedText(closedBy: Self.curly.union(["\"", "'"]), slip: .curlyQuotes)
    case "0"..."9": return number()
    case "." where peek(1).map({ ("0"..."9").contains($0) }) == true: return number()
    case _ where Self.isWordScalar(scalar): return word()
    default: return try symbol()
    }
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private mutating func word() -> ConditionToken {
    let start = index
    while let scalar = peek() {
      let isApostrophe =
        (scalar == "'" || scalar == "\u{2019}") && peek(1).map(Self.isWordScalar) == true
        && index > start
      guard Self.isWordScalar(scalar) || isApostrophe else { break }
      index += 1
    }
    let part = offset(start)..<offset(index)
    let text = source.text(part)
    let folded = text.caseFolded
    if folded != text, conditionWords.contains(folded) {
      slips.append(
        ConditionSlip(
          kind: .capitals(text), part: part, edits: [ConditionEdit(part, folded)]))
      return ConditionToken(kind: .word(folded), part: part)
    }
    return ConditionToken(kind: .word(text), part: part)
  }

  private mutating func number() -> ConditionToken {
    let start = index
    func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ("0"..."9").contains($0) } ?? false
    }
    while isDigit(peek()) { index += 1 }
    if peek() == ".", isDigit(peek(1)) {
      index += 1
      while isDigit(peek()) { index += 1 }
    }
    if peek() == "e" || peek() == "E" {
      let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
      if isDigit(peek(1 + sign)) {
        index += 1 + sign
        while isDigit(peek()) { index += 1 }
      }
    }
    // `7E` or `2nd` is a word that begins with a digit: an option written without its quotes.
    if let next = peek(), Self.isWordScalar(next) {
      while let scalar = peek(), Self.isWordScalar(scalar) { index += 1 }
      let part = offset(start)..<offset(index)
      return ConditionToken(kind: .word(source.text(part)), part: part)
    }
    let part = offset(start)..<offset(index)
    return ConditionToken(kind: .number(source.text(part)), part: part)
  }

  private mutating func quotedText(
    closedBy closers: Set<Unicode.Scalar>, slip: ConditionSlip.Kind?
  ) throws(ConditionSyntaxError) -> ConditionToken {
    let start = index
    index += 1
    var value = String.UnicodeScalarView()
    while let scalar = peek() {
      if closers.contains(scalar) {
        // An apostrophe inside curly quotes is not their end.
        let isApostrophe =
          slip == .curlyQuotes && (scalar == "\u{2019}" || scalar == "'")
          && scalars[start].scalar != "\u{2018}" && scalars[start].scalar != "\u{201A}"
        if !isApostrophe {
          index += 1
          let part = offset(start)..<offset(index)
          let text = String(value).normalised
          if let slip {
            slips.append(
              ConditionSlip(kind: slip, part: part, edits: [ConditionEdit(part, quoted(text))]))
          }
          return ConditionToken(kind: .text(text), part: part)
        }
      }
      if scalar == "\\", let next = peek(1), next == "\"" || next == "'" || next == "\\" {
        value.append(next)
        index += 2
      } else {
        value.append(scalar)
        index += 1
      }
    }
    throw .unclosedText(from: offset(start), to: source.bytes.count, in: source)
  }

  private mutating func symbol() throws(ConditionSyntaxError) -> ConditionToken {
    let start = index
    for (text, correct) in Self.foreign where starts(with: text) {
      return foreignOperator(text, correct: correct)
    }
    for text in Self.own where starts(with: text) {
      index += text.unicodeScalars.count
      return ConditionToken(kind: .symbol(text), part: offset(start)..<offset(index))
    }
    if starts(with: "=") {
      index += 1
      let part = offset(start)..<offset(index)
      slips.append(
        ConditionSlip(kind: .singleEquals, part: part, edits: [ConditionEdit(part, "==")]))
      return ConditionToken(kind: .symbol("=="), part: part)
    }
    if starts(with: "!") { return foreignOperator("!", correct: "not") }
    index += 1
    let part = offset(start)..<offset(index)
    throw .strayCharacter(source.text(part), at: part)
  }

  /// Whether the operator just before was mended to a word and a space: `||!`.
  private func followsWord(_ start: Int) -> Bool {
    guard let last = slips.last, last.part.upperBound == offset(start) else { return false }
    return last.edits.last?.replacement.hasSuffix(" ") == true
  }

  private mutating func foreignOperator(_ text: String, correct: String) -> ConditionToken {
    let start = index
    index += text.unicodeScalars.count
    let part = offset(start)..<offset(index)
    let isWord = conditionWords.contains(correct)
    var replacement = correct
    if isWord {
      if start > 0, let before = scalars[..<start].last?.scalar, !WhiteSpace.contains(before),
        before != "(", !followsWord(start)
      {
        replacement = " " + replacement
      }
      if let after = peek(), !WhiteSpace.contains(after) { replacement += " " }
    }
    slips.append(
      ConditionSlip(
        kind: .foreignOperator(text, correct: correct), part: part,
        edits: [ConditionEdit(part, replacement)]))
    return ConditionToken(kind: isWord ? .word(correct) : .symbol(correct), part: part)
  }
}

/// A text as a literal of a condition.
func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
    if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
    result.unicodeScalars.append(scalar)
  }
  return "\"\(escaped)\""
}
