/// The tokens of a script, as far as shortening it needs them: template literals come apart into
/// their texts and the code between them.
struct ScriptTokens {
  enum Kind: Hashable {
    /// Names and keywords.
    case word
    /// Strings, pieces of template literals, regular expressions, numbers.
    case literal
    /// One or more characters of punctuation.
    case mark
  }

  struct Token: Hashable {
    var kind: Kind
    var text: String
  }

  private(set) var tokens: [Token] = []
  private let source: [Unicode.Scalar]
  private var at = 0
  /// For each open `{` whether its `}` continues a template literal.
  private var braces: [Bool] = []

  init(_ script: String) {
    source = Array(script.unicodeScalars)
    while at < source.count { step() }
  }

  private mutating func step() {
    let scalar = source[at]
    if Self.isSpace(scalar) {
      at += 1
    } else if scalar == "/" && peek == "/" {
      while at < source.count && source[at] != "\n" { at += 1 }
    } else if Self.isNamePart(scalar) {
      let start = at
      let isNumber = ("0"..."9").contains(scalar)
      while at < source.count,
        Self.isNamePart(source[at]) || isNumber && source[at] == "."
      {
        at += 1
      }
      add(isNumber ? .literal : .word, from: start)
    } else if scalar == "\"" || scalar == "'" {
      quoted(until: scalar)
    } else if scalar == "`" {
      let start = at
      at += 1
      template(from: start)
    } else if scalar == "/" && beginsExpression {
      regularExpression()
    } else {
      punctuation()
    }
  }

  private var peek: Unicode.Scalar? { at + 1 < source.count ? source[at + 1] : nil }

  private mutating func add(_ kind: Kind, from start: Int) {
    var text = ""
    text.unicodeScalars.append(contentsOf: source[start..<min(at, source.count)])
    tokens.append(Token(kind: kind, text: text))
  }

  private mutating func quoted(until quote: Unicode.Scalar) {
    let start = at
    at += 1
    while at < source.count, source[at] != quote { at += source[at] == "\\" ? 2 : 1 }
    at += 1
    add(.literal, from: start)
  }

  /// Up to the end of a template literal or of its next piece of text.
  private mutating func template(from start: Int) {
    while at < source.count {
      if source[at] == "\\" {
        at += 2
      } else if source[at] == "`" {
        at += 1
        return add(.literal, from: start)
      } else if source[at] == "$" && peek == "{" {
        at += 2
        braces.append(true)
        return add(.literal, from: start)
      } else {
        at += 1
      }
    }
    add(.literal, from: start)
  }

  private mutating func regularExpression() {
    let start = at
    var isInClass = false
    at += 1
    while at < source.count, source[at] != "/" || isInClass {
      if source[at] == "\\" { at += 1 } else if source[at] == "[" { isInClass = true }
      if at < source.count, source[at] == "]", source[at - 1] != "\\" { isInClass = false }
      at += 1
    }
    at += 1
    while at < source.count, Self.isNamePart(source[at]) { at += 1 }
    add(.literal, from: start)
  }

  private mutating func punctuation() {
    let start = at
    let three = source[at..<min(at + 3, source.count)]
    let isLong = ["...", "===", "!==", "**=", "??=", "&&=", "||="].contains {
      $0.unicodeScalars.elementsEqual(three)
    }
    let isPair = [
      "=>", "?.", "??", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "++", "--",
      "**",
    ].contains { $0.unicodeScalars.elementsEqual(three.prefix(2)) }
    at += isLong ? 3 : isPair ? 2 : 1
    if source[start] == "{" { braces.append(false) }
    if source[start] == "}", braces.popLast() == true { return template(from: start) }
    add(.mark, from: start)
  }

  /// Whether a `/` here begins a regular expression rather than divides.
  private var beginsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return last.text.hasSuffix("${")
    case .word: return ["return", "typeof", "case", "of", "in"].contains(last.text)
    case .mark: return ![")", "]", "}"].contains(last.text)
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
      || ("A"..."Z").contains(scalar)
  }
}
