import Diagnostics
import FileSystem
import SourceText
import SurveyCompiler
import SurveyModel
import UnicodeText
import YAMLSyntax

/// The value between two stages as text, for people who work on the compiler.
enum Emission {
  static func text(of path: String, stage: String) throws(CommandError) -> String {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw CommandError(error) }
    let file = SourceFile(name: path, bytes: bytes)
    var bag = DiagnosticBag()
    switch stage {
    case "events": return TerminalLines.inert(eventListing(of: file))
    case "tree":
      guard let root = YAMLDocument.parse(file, reporting: &bag).root else { return "nothing\n" }
      return TerminalLines.inert(tree(root, LineTable(file), depth: 0))
    default:
      guard let survey = SurveyCompiler.survey(of: file, reporting: &bag) else {
        return "nothing\n"
      }
      var text = ""
      dump(survey, to: &text)
      return TerminalLines.inert(text)
    }
  }

  private static func tree(_ node: Node, _ lines: LineTable, depth: Int) -> String {
    let start = lines.position(of: node.range.start)
    let end = lines.position(of: node.range.end)
    let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
    let indent = String(repeating: "  ", count: depth)
    let remarks = node.remarks.isEmpty ? "" : " \(node.remarks)"
    switch node.content {
    case .scalar(let scalar):
      return "\(indent)\(scalar.style) \(scalar.text.debugDescription) \(place)\(remarks)\n"
    case .sequence(let nodes):
      return "\(indent)sequence \(place)\(remarks)\n"
        + nodes.map { tree($0, lines, depth: depth + 1) }.joined()
    case .mapping(let pairs):
      return "\(indent)mapping \(place)\(remarks)\n"
        + pairs.map { pair in
          tree(pair.key, lines, depth: depth + 1) + tree(pair.value, lines, depth: depth + 2)
        }.joined()
    }
  }
}

/// Text of several lines with nothing in it that a terminal obeys.
enum TerminalLines {
  static func inert(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.inert(String($0)) }
      .joined(separator: "\n")
  }
}
