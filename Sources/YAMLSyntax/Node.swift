import SourceText

/// One node of the YAML tree, with its place in the file as the author wrote it.
///
/// Aliases are expanded (the node then has the place of the anchor's node), merge keys are merged.
package struct Node: Sendable {
  package var content: Content
  /// The exact characters of the node in the file, without trailing space, line end or comment.
  package var range: SourceRange
  /// What the reader of YAML noticed and only someone who knows the node's meaning can judge.
  package var remarks: [Remark]

  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Pair])
  }

  package init(_ content: Content, range: SourceRange, remarks: [Remark] = []) {
    self.content = content
    self.range = range
    self.remarks = remarks
  }
}

/// A key and its value, in written order.
package struct Pair: Sendable {
  package var key: Node
  package var value: Node

  package init(key: Node, value: Node) {
    self.key = key
    self.value = value
  }
}

/// A scalar exactly as YAML hands it over: escapes and folding done, nothing trimmed, no types.
package struct Scalar: Sendable {
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package var text: String
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Nothing at all was written (`title:`), as opposed to an empty text in quotes.
  package var isAbsent: Bool { text.isEmpty && style == .plain }
}

/// A thing that YAML accepts and that is probably not what the author meant.
package enum Remark: Sendable, Hashable {
  /// A plain scalar was cut off by `#` (directly followed by a non-space) after a space; the range
  /// is the comment's, from `#` to the end of the line.
  case cutOffByHash(SourceRange)
  /// The node carries a tag (`!important`); the range is the tag's.
  case tag(SourceRange)
  /// A plain scalar stands in curly quotes; the range is the scalar's with its quotes.
  case smartQuotes(SourceRange)
  /// The node stands for something that could not be read (an alias of nothing), which has been
  /// reported; nothing more is to be said about its content.
  case unreadable
}

extension Node {
  /// Whether the node only stands for something unreadable that has been reported already.
  package var isUnreadable: Bool { !remarks.isEmpty && remarks.contains(.unreadable) }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var elements: [Node]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  package var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}
