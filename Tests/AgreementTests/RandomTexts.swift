/// Texts that try to end a literal, to be markup, to be a number, or to be two texts at once.
enum RandomTexts {
  static let plain = [
    "Cheese", "Pickles", "Onions", "Salad", "Soup", "Tacos", "Maths", "Music", "Sport", "A", "B",
    "C", "9", "10", "11", "Monday", "Friday", "Agree", "Disagree", "cats and dogs",
    "Salt", "Ham", "Ham, egg",
  ]

  static let odd = [
    "true", "no", "Yes", "NO", "1", "0", "null", "08", "1.10", "7E2", "12:30", "2025-05-01", "~",
    "Salt; pepper", "a, b", "a,b", "a | b", "Ham, egg; chips", "line\nbreak", "\"quoted\"",
    "it's", "back\\slash", "end\\", "'''", "\"\"\"", "\"\"\"\nimport os", "{}", "{0}", "{name}",
    "%s %d", "${x}", "`tick`", "</script>", "<b>bold</b>", "<3", "<!-- x", "-->", "]]>", "# hash",
    "=1+1", "-1", "+2", "@x", "'=a", "''", "'", "\"", "[x]", "q1.x", "id", "survey", "*star*",
    "&amp;", "!tag", "%TAG", "? q", ": c", "- d", "tab\there", "__proto__", "constructor",
    "toString", "hasOwnProperty", "length", "NaN", "Infinity", "-0", "1e5", "0x1F", "1,5",
    "Caf\u{E9}", "Cafe\u{301}", "\u{212B}", "\u{212A}", "\u{FB01}", "ΑΣ", "ας", "Straße",
    "İstanbul", "ǅ", "日本語のテキスト", "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{FFFD}", "\u{E000}", "zero\u{200B}width", "rtl\u{202E}ltr", "العربية", "\u{301}first",
    "nbsp\u{A0}inside", "line\u{2028}end", "\u{FF21}", "\u{10000}", "\u{FFFC}", "é", "e\u{301}x",
    "\u{1100}\u{1161}", "del\u{7F}ete", "next\u{85}line",
  ]

  /// A text in YAML's double quotes, whatever is in it.
  static func yaml(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x00..<0x20, 0x7F..<0xA0, 0x0300..<0x0370, 0x1100..<0x1200, 0x2000..<0x2100,
        0xD800..<0xF900, 0xFFF0...0xFFFF:
        result += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension SeededGenerator {
  mutating func text() -> String {
    pick(chance(60) ? RandomTexts.plain : RandomTexts.odd)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Up to `count` texts that stay different when they are normalised.
  mutating func texts(_ range: ClosedRange<Int>) -> [String] {
    let count = number(range)
    var seen: Set<String> = ["other"]
    var texts: [String] = []
    for _ in 0..<(4 * count) where texts.count < count {
      let text = self.text()
      // Swift compares by canonical equivalence.
      if seen.insert(text).inserted { texts.append(text) }
    }
    return texts
  }
}
