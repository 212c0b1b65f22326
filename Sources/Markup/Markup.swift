/// A piece of an HTML or SVG document.
///
/// Everything that is written as HTML goes through this tree, and its printer is the only place
/// where text is escaped.
package indirect enum Markup: Hashable, Sendable {
  /// Text of a respondent or author; its bidi controls do nothing beyond themselves.
  case text(String)
  /// Text inside an element that takes nothing else, such as `title` or `option`.
  case plainText(String)
  case element(name: String, attributes: [Attribute], children: [Markup])
  /// A `script` or `style` element, whose content HTML does not escape.
  case rawElement(name: String, content: String)

  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An element; an attribute without a value (nil) is left out, one with an empty value is a flag.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    .element(
      name: name,
      attributes: attributes.compactMap { name, value in value.map { Attribute(name, $0) } },
      children: children)
  }
}

extension Markup: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension Sequence<Markup> {
  /// The HTML of the pieces, one after the other.
  package var html: String {
    reduce(into: "") { $1.print(into: &$0) }
  }
}

extension Markup {
  private static let emptyElements: Set<String> = [
    "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]

  fileprivate func print(into html: inout String) {
    switch self {
    case .text(let text): Self.escape(text, isolatingControls: true, into: &html)
    case .plainText(let text): Self.escape(text, isolatingControls: false, into: &html)
    case .rawElement(let name, let content):
      html += "<\(name)>\(Self.rawContent(content))</\(name)>"
    case .element(let name, let attributes, let children):
      html += "<" + name
      for attribute in attributes {
        html += " " + attribute.name
        if !attribute.value.isEmpty {
          html += "=\""
          Self.escape(attribute.value, isolatingControls: false, into: &html)
          html += "\""
        }
      }
      html += ">"
      if Self.emptyElements.contains(name) { return }
      for child in children { child.print(into: &html) }
      html += "</\(name)>"
    }
  }

  /// What stands between the tags of a raw element: nothing in it may end the element or begin a
  /// comment, and in strings of JavaScript and CSS `<\` is the same as `<`.
  package static func rawContent(_ content: String) -> String {
    var result = ""
    var afterLess = false
    for scalar in content.unicodeScalars {
      if afterLess && (scalar == "/" || scalar == "!") { result += "\\" }
      result.unicodeScalars.append(scalar)
      afterLess = scalar == "<"
    }
    return result
  }

  private static func escape(_ text: String, isolatingControls: Bool, into html: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += isolatingControls ? "\"" : "&quot;"
      case "\r": html += "&#13;"
      case _ where Self.isForbidden(scalar): html += "\u{FFFD}"
      case _ where isolatingControls && BidiControl.contains(scalar):
        html += "<bdi>&#\(scalar.value);</bdi>"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Controls and noncharacters that HTML does not allow in a document.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x20 && value != 0x09 && value != 0x0A || (0x7F...0x9F).contains(value)
      || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}

/// The characters that turn the direction of the text after them (Unicode UAX #9, explicit
/// formatting characters). Alone in an isolate they have nothing to turn.
package enum BidiControl {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
