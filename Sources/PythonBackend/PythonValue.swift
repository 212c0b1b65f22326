import UnicodeText

/// A Python value to be printed.
indirect enum PythonValue {
  case text(String)
  /// A number or a name, as it is spelled.
  case source(String)
  case list([PythonValue])
  case dictionary([(String, PythonValue)])

  private static let lineWidth = 98

  /// The value on one line where it fits beside `used` columns; else a line an item.
  func source(indent: Int, used: Int) -> String {
    let line = onOneLine
    if used + line.displayWidth <= Self.lineWidth, !isDeep { return line }
    let space = String(repeating: " ", count: indent + 4)
    let items: [String]
    let brackets: (String, String)
    switch self {
    case .text, .source: return line
    case .list(let elements):
      brackets = ("[", "]")
      items = elements.map { $0.source(indent: indent + 4, used: indent + 5) }
    case .dictionary(let members):
      brackets = ("{", "}")
      items = members.map { name, value in
        let name = PythonLiteral.string(name) + ": "
        return name + value.source(indent: indent + 4, used: indent + 5 + name.count)
      }
    }
    let lines = items.map { "\n\(space)\($0)," }.joined()
    return "\(brackets.0)\(lines)\n\(space.dropLast(4))\(brackets.1)"
  }

  private var onOneLine: String {
    switch self {
    case .text(let text): return PythonLiteral.string(text)
    case .source(let source): return source
    case .list(let elements):
      return "[" + elements.map(\.onOneLine).joined(separator: ", ") + "]"
    case .dictionary(let members):
      return "{"
        + members.map { "\(PythonLiteral.string($0.0)): \($0.1.onOneLine)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// A question is easier to read on several lines, even a short one.
  private var isDeep: Bool {
    if case .dictionary(let members) = self { return members.contains { $0.0 == "type" } }
    if case .list(let elements) = self { return elements.contains { $0.isDeep } }
    return false
  }
}
