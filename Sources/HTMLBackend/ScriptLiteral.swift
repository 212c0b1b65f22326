/// JavaScript literals that mean exactly the given value and are safe inside `<script>`.
package enum ScriptLiteral {
  /// A string literal in double quotes. Beside what JavaScript asks for, whatever HTML could take
  /// for markup, and whatever changes how a reader sees the source, is escaped.
  package static func string(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { literal, scalar in
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        literal += "\\x" + hexadecimal(scalar, digits: 2)
      case "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        literal += "\\u" + hexadecimal(scalar, digits: 4)
      default: literal.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// An object literal; a member without a value is left out.
  package static func object(_ members: [(name: String, value: String?)]) -> String {
    let written = members.compactMap { member in
      member.value.map { (isWord(member.name) ? member.name : string(member.name)) + ":" + $0 }
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  /// Whether a member's name needs no quotes; `__proto__` would set the prototype either way, but
  /// no id begins with an underscore.
  private static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let text = String(scalar.value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
