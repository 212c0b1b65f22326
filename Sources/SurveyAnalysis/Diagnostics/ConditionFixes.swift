import Diagnostics
import SourceText

extension ConditionText {
  /// A fix that changes the condition and leaves it a right YAML value.
  func fix(_ title: String, _ edits: [ConditionEdit], isSafe: Bool) -> Fix {
    let changed = applying(edits)
    switch style {
    case .plain:
      if needsQuotes(changed) {
        let doubled = changed.split(separator: "'", omittingEmptySubsequences: false)
          .joined(separator: "''")
        return Fix(title, [Edit(whole, "'\(doubled)'")], isSafe: isSafe)
      }
      return Fix(title, edits.map { Edit(range($0.part), $0.replacement) }, isSafe: isSafe)
    case .singleQuoted:
      return Fix(
        title,
        edits.map { edit in
          let doubled = edit.replacement.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "''")
          return Edit(range(edit.part), doubled)
        }, isSafe: isSafe)
    case .doubleQuoted:
      return Fix(
        title,
        edits.map { edit in
          let escaped = edit.replacement.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
          }
          return Edit(range(edit.part), escaped)
        }, isSafe: isSafe)
    case .literal, .folded:
      return Fix(title, edits.map { Edit(range($0.part), $0.replacement) }, isSafe: isSafe)
    }
  }

  /// A fix that writes the whole condition anew.
  func rewriting(_ title: String, as text: String, isSafe: Bool) -> Fix {
    fix(title, [ConditionEdit(0..<bytes.count, text)], isSafe: isSafe)
  }

  /// Whether a text would not stand as a plain YAML value where the old one stood.
  private func needsQuotes(_ text: String) -> Bool {
    let special: Set<Character> = [
      "\"", "'", "[", "]", "{", "}", ",", ">", "|", "*", "&", "!", "%", "#", "@", "`", "?", ":",
    ]
    guard let first = text.first else { return false }
    if special.contains(first) || text.hasPrefix("- ") { return true }
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
      let next = bytes[index + 1]
      if byte == UInt8(ascii: ":"), next == 0x20 { return true }
      if byte == 0x20, next == UInt8(ascii: "#") { return true }
    }
    // Brackets and commas mean something when the question stands in braces; the old text shows
    // that they do not only if it has some itself.
    let flow: Set<UInt8> = Set("[]{},".utf8)
    return bytes.contains(where: flow.contains) && !self.bytes.contains(where: flow.contains)
  }
}

/// `"Burgers", "Sandwich" or "Salad"`; a long list is cut.
func listed(_ names: [String], limit: Int = 6, joinedBy word: String = "or") -> String {
  if names.count > limit {
    let rest = names.count - limit + 1
    return names.prefix(limit - 1).joined(separator: ", ") + " or one of \(rest) others"
  }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}
