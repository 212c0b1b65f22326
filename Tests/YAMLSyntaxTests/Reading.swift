import Diagnostics
import SourceText
import YAMLSyntax

/// What the reading of one text gave, in forms that are easy to compare.
struct Reading {
  let file: SourceFile
  let root: Node?
  let document: YAMLDocument
  let diagnostics: [Diagnostic]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    file = SourceFile(name: "test.yaml", bytes: bytes)
    var bag = DiagnosticBag()
    document = YAMLDocument.parse(file, reporting: &bag)
    root = document.root
    diagnostics = bag.sorted
  }

  /// `line id` of each diagnostic.
  var found: [String] {
    let lines = LineTable(file)
    return diagnostics.map { "\(lines.lineNumber(of: $0.range.start)) \($0.id.rawValue)" }
  }

  /// The text with the first fix of every diagnostic applied.
  var fixed: String {
    var bytes = file.bytes
    let edits = diagnostics.compactMap(\.fixes.first).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The node at a path of keys and places, in the tree.
  func node(_ path: String...) -> Node? {
    var node = root
    for step in path {
      if let place = Int(step), let elements = node?.elements {
        node = elements.indices.contains(place) ? elements[place] : nil
      } else {
        node = node?.pairs?.first { $0.key.scalar?.text == step }?.value
      }
    }
    return node
  }

  func text(_ node: Node?) -> String? { node.map { file.text(in: $0.range) } }
}

/// A tree in one line: `{a: [b, c]}`.
func outline(_ node: Node?) -> String {
  guard let node else { return "nothing" }
  switch node.content {
  case .scalar(let scalar): return scalar.text
  case .sequence(let nodes): return "[" + nodes.map { outline($0) }.joined(separator: ", ") + "]"
  case .mapping(let pairs):
    return "{" + pairs.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ")
      + "}"
  }
}
