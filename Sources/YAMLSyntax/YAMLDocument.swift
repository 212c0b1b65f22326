import Diagnostics
import SourceText

/// The one document of a file, as far as it could be read.
package struct YAMLDocument: Sendable {
  /// Nothing when the file holds no document, or when reading stopped and nothing could be saved.
  package var root: Node?
  /// The author's `# surveyc: allow ID, ID` comments, as written.
  package var allowances: [Allowance]

  package struct Allowance: Sendable {
    package var id: String
    package var range: SourceRange

    package init(id: String, range: SourceRange) {
      self.id = id
      self.range = range
    }
  }

  package init(root: Node?, allowances: [Allowance] = []) {
    self.root = root
    self.allowances = allowances
  }

  /// Reads a file; mistakes that YAML stops at are reported, mended in memory, and read past.
  package static func parse(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> YAMLDocument
  {
    let start = SourceRange(at: file.hasByteOrderMark ? 3 : 0)
    if file.bytes.count > Limits.bytes {
      bag.report(.tooLarge(byteCount: file.bytes.count, at: start))
      return YAMLDocument(root: nil)
    }
    var recovery = Recovery(file)
    let root = recovery.read(reporting: &bag)
    return YAMLDocument(root: root, allowances: Allowances.find(in: file))
  }
}
