import Diagnostics
import SourceText

/// Reads a file as often as it has slips that YAML stops at: each is reported once, mended in
/// memory, and read past, so that the rest of the file is checked in the same run.
struct Recovery {
  private var source: MendedBytes
  private let start: SourceRange

  init(_ file: SourceFile) {
    source = MendedBytes(file.bytes)
    start = SourceRange(at: file.hasByteOrderMark ? 3 : 0)
  }

  mutating func read(reporting bag: inout DiagnosticBag) -> Node? {
    let outcome = TreeBuilder.read(source)
    for diagnostic in outcome.diagnostics { bag.report(diagnostic) }
    if let failure = outcome.failure {
      bag.report(
        Diagnostic(
          .yamlSyntax, .error, "this line cannot be understood",
          at: source.range(failure.offset, failure.offset)))
      return nil
    }
    guard let root = outcome.root, root.scalar?.isAbsent != true else {
      if !bag.hasErrors { bag.report(.emptyFile(at: start)) }
      return nil
    }
    return root
  }
}
