/// Makes a script short without changing what it does: white space and comments go, and the names
/// that it declares become short ones.
///
/// Names of properties stay. A name means the same variable wherever it stands before and after,
/// since different names stay different and no new one is a name that was there: so scopes need
/// not be known. Every statement must end in `;` or `}`.
struct ScriptShortening {
  private typealias Token = ScriptTokens.Token

  private enum Role {
    case variable, property
    /// `{name}` for `{name: name}`.
    case shorthand
  }

  private let tokens: [Token]
  private var roles: [Int: Role] = [:]
  private var declared: Set<String> = []

  static func shortened(_ script: String) -> String {
    ScriptShortening(script).text
  }

  private init(_ script: String) {
    tokens = ScriptTokens(script).tokens
    findRoles()
    findDeclarations()
  }

  private func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  // MARK: Roles

  /// Tells variables from properties: by a point before them, and by their place in the braces of an
  /// object or pattern.
  private mutating func findRoles() {
    var brackets: [Bracket] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{" where token.kind == .mark: brackets.append(brace(at: index))
      case "(", "[": if token.kind == .mark { brackets.append(.block) }
      case "}", ")", "]": if token.kind == .mark { _ = brackets.popLast() }
      default: break
      }
      if token.kind == .literal {
        // The code of a template literal stands in braces that are parts of literals.
        if token.text.hasPrefix("}") { _ = brackets.popLast() }
        if token.text.hasSuffix("${") { brackets.append(.block) }
      }
      guard token.kind == .word else { continue }
      let before = text(at: index - 1)
      let after = text(at: index + 1)
      if before == "." || before == "?." || brackets.last == .classBody {
        roles[index] = .property
      } else if brackets.last == .object, before == "{" || before == "," {
        roles[index] = after == ":" || after == "(" ? .property : .shorthand
        if token.text == "async", tokens.indices.contains(index + 1),
          tokens[index + 1].kind == .word
        {
          roles[index] = .property
        }
      } else if brackets.last == .object, before == "async" {
        roles[index] = .property
      } else {
        roles[index] = .variable
      }
    }
  }

  private enum Bracket {
    case block, object, classBody
  }

  /// What a brace opens; an object may be a pattern too.
  private func brace(at index: Int) -> Bracket {
    let before = text(at: index - 1)
    guard tokens.indices.contains(index - 1), tokens[index - 1].kind == .mark else {
      if text(at: index - 2) == "class" { return .classBody }
      let isObject =
        ["return", "const", "let", "of", "typeof"].contains(before) || before.hasSuffix("${")
      return isObject ? .object : .block
    }
    return [")", "=>", ";", "{", "}"].contains(before) ? .block : .object
  }

  // MARK: Declarations

  private mutating func findDeclarations() {
    for (index, token) in tokens.enumerated() where token.kind == .word || token.text == "=>" {
      switch token.text {
      case "function":
        declareName(at: index + 1)
        declareParameters(from: index + 2)
      case "class": declareName(at: index + 1)
      case "const", "let": declarePattern(from: index + 1)
      case "catch" where text(at: index + 1) == "(": declareParameters(from: index + 1)
      case "=>":
        if text(at: index - 1) == ")" {
          declareParameters(from: opening(of: index - 1))
        } else {
          declareName(at: index - 1)
        }
      default:
        // A method of an object or class.
        if text(at: index + 1) == "(", roles[index] != .variable || token.text == "constructor",
          let end = closing(of: index + 1), text(at: end + 1) == "{",
          text(at: index - 1) != "."
        {
          declareParameters(from: index + 1)
        }
      }
    }
  }

  private mutating func declareName(at index: Int) {
    if tokens.indices.contains(index), tokens[index].kind == .word, roles[index] == .variable {
      declared.insert(tokens[index].text)
    }
  }

  private mutating func declarePattern(from index: Int) {
    if text(at: index) == "{" || text(at: index) == "[" {
      declareParameters(from: index)
    } else {
      declareName(at: index)
      // `let a, b;` and `let a = 1;` without more: one declaration a statement.
    }
  }

  /// The names that a list of parameters or a pattern declares: those behind its brackets and
  /// commas, and not what their defaults are made of.
  private mutating func declareParameters(from open: Int) {
    guard let end = closing(of: open) else { return }
    var index = open
    while index <= end {
      let before = text(at: index - 1)
      let isFirst = ["(", "[", "{", ",", "..."].contains(before)
      let isRenamed = before == ":" && roles[index] == .variable
      if tokens[index].kind == .word, index > open, isFirst || isRenamed,
        roles[index] == .shorthand || roles[index] == .variable
      {
        declared.insert(tokens[index].text)
      }
      if text(at: index) == "=", index > open {
        index = endOfDefault(from: index + 1, before: end)
      } else {
        index += 1
      }
    }
  }

  private func endOfDefault(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      switch text(at: index) {
      case ",", "}", "]", ")": return index
      case "(", "[", "{": index = (closing(of: index) ?? end) + 1
      default: index += 1
      }
    }
    return end
  }

  private func closing(of open: Int) -> Int? {
    guard ["(", "[", "{"].contains(text(at: open)) else { return nil }
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private func opening(of close: Int) -> Int {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) where tokens[index].kind == .mark {
      switch tokens[index].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return close
  }

  // MARK: Printing

  private var text: String {
    let names = shortNames
    var result = ""
    for (index, token) in tokens.enumerated() {
      var piece = token.text
      if token.kind == .word, let short = names[token.text] {
        switch roles[index] {
        case .variable: piece = short
        case .shorthand: piece = token.text + ":" + short
        case .property, nil: break
        }
      }
      if needsSpace(between: result, and: piece) { result += " " }
      if piece == "}", result.hasSuffix(";") || result.hasSuffix(",") { result.removeLast() }
      result += piece
    }
    return result
  }

  /// The most frequent name gets the shortest one. Two names may become the same one when no
  /// statement of the top level has both: then neither can stand in the other's scope where it is
  /// used. The names of the top level itself are all different.
  private var shortNames: [String: String] {
    var counts: [String: Int] = [:]
    var places: [String: Set<Int>] = [:]
    var taken: Set<String> = Self.reserved
    var atTopLevel: Set<String> = []
    var depth = 0
    var statement = 0
    for (index, token) in tokens.enumerated() {
      if token.kind == .word {
        if roles[index] != .property, declared.contains(token.text) {
          counts[token.text, default: 0] += 1
          places[token.text, default: []].insert(statement)
          if depth == 0 { atTopLevel.insert(token.text) }
        } else {
          taken.insert(token.text)
        }
      }
      depth += change(ofDepthAt: index)
      if depth == 0, token.text == ";" || token.text == "}" { statement += 1 }
    }
    let order = counts.keys.sorted {
      let (left, right) = (counts[$0] ?? 0, counts[$1] ?? 0)
      return left == right ? $0 < $1 : left > right
    }
    var number = 0
    var uses: [(name: String, places: Set<Int>, isAtTopLevel: Bool)] = []
    var result: [String: String] = [:]
    for name in order {
      let own = places[name] ?? []
      let isAtTopLevel = atTopLevel.contains(name)
      let free = uses.firstIndex {
        $0.places.isDisjoint(with: own) && !($0.isAtTopLevel && isAtTopLevel)
      }
      if let free {
        uses[free].places.formUnion(own)
        uses[free].isAtTopLevel = uses[free].isAtTopLevel || isAtTopLevel
        result[name] = uses[free].name
      } else {
        while taken.contains(Self.name(number)) { number += 1 }
        let short = Self.name(number)
        number += 1
        uses.append((short, own, isAtTopLevel))
        result[name] = short
      }
    }
    return result
  }

  /// How a token changes the depth of brackets; a template literal's code is in it, not below it.
  private func change(ofDepthAt index: Int) -> Int {
    let token = tokens[index]
    if token.kind == .literal {
      return (token.text.hasSuffix("${") ? 1 : 0) - (token.text.hasPrefix("}") ? 1 : 0)
    }
    switch token.text {
    case "{", "(", "[": return 1
    case "}", ")", "]": return -1
    default: return 0
    }
  }

  private static let reserved: Set<String> = ["do", "if", "in", "of", "as", "is"]

  /// a, b, … Z, aa, ba, …
  private static func name(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var rest = number
    var name = ""
    repeat {
      name.append(letters[rest % letters.count])
      rest = rest / letters.count - 1
    } while rest >= 0
    return name
  }

  private func needsSpace(between text: String, and piece: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = piece.unicodeScalars.first else {
      return false
    }
    if ScriptTokens.isNamePart(last) && ScriptTokens.isNamePart(first) { return true }
    return (last == "+" || last == "-") && last == first
  }
}
