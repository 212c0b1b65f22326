@testable import YAMLSyntax

/// The event stream in the notation of the YAML test suite.
enum EventPrinter {
  /// Nothing when reading stopped at a mistake.
  static func print(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      guard var reader = EventReader(buffer) else { return nil }
      var lines: [String] = []
      while true {
        guard case .success(let event) = reader.next() else { return nil }
        lines.append(line(event))
        if case .streamEnd = event.kind { return lines.joined(separator: "\n") + "\n" }
      }
    }
  }

  private static func line(_ event: Event) -> String {
    let properties =
      (event.anchor.map { " &\($0)" } ?? "") + (event.tag.map { " <\($0)>" } ?? "")
    switch event.kind {
    case .streamStart: return "+STR"
    case .streamEnd: return "-STR"
    case .documentStart(let isExplicit): return isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd(let isExplicit): return isExplicit ? "-DOC ..." : "-DOC"
    case .alias(let name): return "=ALI *\(name)"
    case .sequenceStart(let isFlow): return "+SEQ" + (isFlow ? " []" : "") + properties
    case .sequenceEnd: return "-SEQ"
    case .mappingStart(let isFlow): return "+MAP" + (isFlow ? " {}" : "") + properties
    case .mappingEnd: return "-MAP"
    case .scalar(let scalar):
      return "=VAL\(properties) \(sign(scalar.style))\(escaped(scalar.text))"
    }
  }

  private static func sign(_ style: Scalar.Style) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
