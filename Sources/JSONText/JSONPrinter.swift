extension JSONValue {
  /// The layout of Python's `json.dumps(value, indent=2, ensure_ascii=False)`, without a final
  /// newline: the canonical layout of everything that surveyc prints as JSON.
  package var indented: String {
    var printer = JSONPrinter(indents: true)
    printer.print(self, depth: 0)
    return printer.text
  }

  /// On one line without spaces, for JSON Lines and for data inside other files.
  package var compact: String {
    var printer = JSONPrinter(indents: false)
    printer.print(self, depth: 0)
    return printer.text
  }
}

private struct JSONPrinter {
  var text = ""
  let indents: Bool

  mutating func print(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let string): print(string)
    case .array(let elements):
      list(elements, between: "[", and: "]", depth: depth) { printer, element in
        printer.print(element, depth: depth + 1)
      }
    case .object(let members):
      list(members, between: "{", and: "}", depth: depth) { printer, member in
        printer.print(member.name)
        printer.text += printer.indents ? ": " : ":"
        printer.print(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], between open: String, and close: String, depth: Int,
    each print: (inout JSONPrinter, Element) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      newLine(depth: depth + 1)
      print(&self, element)
    }
    if !elements.isEmpty { newLine(depth: depth) }
    text += close
  }

  private mutating func newLine(depth: Int) {
    guard indents else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  /// Only `"`, `\` and controls below U+0020 are escaped, as Python does it.
  private mutating func print(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{08}": text += "\\b"
      case "\u{0C}": text += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
