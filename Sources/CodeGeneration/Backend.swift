import Diagnostics
import SurveyModel

/// One form into which a survey is compiled.
package protocol Backend: Sendable {
  /// The word after `--target`.
  var name: String { get }
  /// What it makes, in a few words, for `--help`.
  var summary: String { get }
  /// Says what this target cannot express.
  func check(_ survey: Survey, reporting bag: inout DiagnosticBag)
  /// Pure and total: the same survey gives the same bytes.
  func generate(_ survey: Survey) -> [OutputFile]
}

extension Backend {
  package func check(_ survey: Survey, reporting bag: inout DiagnosticBag) {}
}

/// A file that a back end has made, not yet written.
package struct OutputFile: Hashable, Sendable {
  /// Relative to the output folder, `/` between parts.
  package var path: String
  package var bytes: [UInt8]
  package var isExecutable: Bool

  package init(path: String, text: String, isExecutable: Bool = false) {
    self.path = path
    self.bytes = Array(text.utf8)
    self.isExecutable = isExecutable
  }
}
