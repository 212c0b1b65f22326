import YAMLSyntax

/// Texts in quotes, as an enumeration: `"Soup", "Salad" or "Bread"`; long ones are cut.
func enumeration(_ texts: [String], quoted: Bool = true, joinedBy word: String = "and") -> String {
  let most = 8
  var shown = texts.prefix(most).map { quoted ? "\"\($0)\"" : "`\($0)`" }
  if texts.count > most { shown.append("\(texts.count - most) more") }
  guard let last = shown.popLast() else { return "none" }
  return shown.isEmpty ? last : shown.joined(separator: ", ") + " \(word) " + last
}

/// A text as YAML reads it in double quotes.
func yamlQuoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A text as a plain YAML value where that is one, else in quotes.
func yamlText(_ text: String) -> String {
  let isPlain =
    !text.isEmpty
    && text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == " " || $0 == "_"
        || $0 == "-" || $0 == "." || $0 == "/" || $0 == "+"
    } && text.unicodeScalars.first.map { $0 != "-" && $0 != " " && $0 != "." } == true
    && text.unicodeScalars.last != " "
  return isPlain ? text : yamlQuoted(text)
}

extension Node {
  /// What was found, as a noun with its article.
  var noun: String {
    switch content {
    case .scalar(let scalar): scalar.isAbsent ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a map of keys and values"
    }
  }
}

extension String {
  /// Filled with spaces to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
