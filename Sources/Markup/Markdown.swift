import CCMark

/// CommonMark, read by cmark and turned into the same tree as everything else.
///
/// Raw HTML is shown as it was written, headings become bold paragraphs (the page's outline is its
/// own), pictures become their description, and a link goes only where `isSafe` says so.
package struct Markdown {
  /// What stands at a place for an answer.
  private let place: (Int) -> Markup

  /// The deepest nesting that is drawn; below it only the text is.
  private static let maximumDepth = 40
  private static let opening: Unicode.Scalar = "\u{01}"
  private static let closing: Unicode.Scalar = "\u{02}"

  /// A place for the answer of a question inside a Markdown text: two controls, which no
  /// document may contain, around the number.
  package static func mark(forPlace number: Int) -> String {
    "\(opening)\(number)\(closing)"
  }

  /// An author's text, without what could be taken for such a place.
  package static func withoutMarks(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar == opening || scalar == closing ? "\u{FFFD}" : scalar)
    }
    return result
  }

  package static func blocks(_ text: String, place: @escaping (Int) -> Markup) -> [Markup] {
    let bytes = Array(text.utf8)
    let document = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_VALIDATE_UTF8)
      }
    }
    guard let document else { return [.text(text)] }
    defer { cmark_node_free(document) }
    return Markdown(place: place).children(of: document, depth: 0)
  }

  /// Whether a link may go there: only to a page or to a letter.
  package static func isSafe(_ url: String) -> Bool {
    let lowered = url.lowercased()
    return ["http://", "https://", "mailto:"].contains { lowered.hasPrefix($0) }
      && !url.unicodeScalars.contains { $0.value <= 0x20 || $0 == opening || $0 == closing }
  }

  private func children(of node: OpaquePointer, depth: Int) -> [Markup] {
    var result: [Markup] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      result += markup(of: current, depth: depth)
      child = cmark_node_next(current)
    }
    return result
  }

  private func markup(of node: OpaquePointer, depth: Int) -> [Markup] {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    guard depth < Self.maximumDepth else { return text(literal) }
    let inside = { children(of: node, depth: depth + 1) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH:
      return isInTightList(node) ? inside() : [.element("p", [:], inside())]
    case CMARK_NODE_HEADING: return [.element("p", [:], [.element("strong", [:], inside())])]
    case CMARK_NODE_BLOCK_QUOTE: return [.element("blockquote", [:], inside())]
    case CMARK_NODE_LIST: return [list(node, items: inside())]
    case CMARK_NODE_ITEM: return [.element("li", [:], inside())]
    case CMARK_NODE_CODE_BLOCK:
      return [.element("pre", [:], [.element("code", [:], text(literal))])]
    case CMARK_NODE_HTML_BLOCK: return [.element("p", [:], text(literal))]
    case CMARK_NODE_THEMATIC_BREAK: return [.element("hr")]
    case CMARK_NODE_CODE: return [.element("code", [:], text(literal))]
    case CMARK_NODE_EMPH: return [.element("em", [:], inside())]
    case CMARK_NODE_STRONG: return [.element("strong", [:], inside())]
    case CMARK_NODE_LINK: return link(node, content: inside())
    case CMARK_NODE_SOFTBREAK: return ["\n"]
    case CMARK_NODE_LINEBREAK: return [.element("br")]
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: return text(literal)
    default: return inside()
    }
  }

  private func isInTightList(_ paragraph: OpaquePointer) -> Bool {
    guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item),
      cmark_node_get_type(list) == CMARK_NODE_LIST
    else { return false }
    return cmark_node_get_list_tight(list) != 0
  }

  private func list(_ node: OpaquePointer, items: [Markup]) -> Markup {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
      return .element("ul", [:], items)
    }
    let start = cmark_node_get_list_start(node)
    return .element("ol", ["start": start == 1 ? nil : String(start)], items)
  }

  /// In a new tab, so that following a link loses no answers; what is not safe keeps its text.
  private func link(_ node: OpaquePointer, content: [Markup]) -> [Markup] {
    let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    guard Self.isSafe(url) else { return content }
    return [
      .element("a", ["href": url, "rel": "noopener noreferrer", "target": "_blank"], content)
    ]
  }

  /// Splits at the places for answers.
  private func text(_ literal: String) -> [Markup] {
    var result: [Markup] = []
    var rest = literal.unicodeScalars[...]
    while let start = rest.firstIndex(of: Self.opening),
      let end = rest[start...].firstIndex(of: Self.closing)
    {
      if start > rest.startIndex { result.append(.text(String(rest[..<start]))) }
      if let number = Int(String(rest[rest.index(after: start)..<end])) {
        result.append(place(number))
      }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { result.append(.text(String(rest))) }
    return result
  }
}
