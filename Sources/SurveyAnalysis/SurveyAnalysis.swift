import Diagnostics
import SourceText
import SurveyModel
import YAMLSyntax

/// From the tree of a file to a survey: decode the shape, resolve the names, check the meaning.
///
/// Returns nothing when there are errors without which a survey would not be one; all mistakes are
/// reported either way.
package func analyze(
  _ document: YAMLDocument, of file: SourceFile, options: AnalysisOptions,
  reporting bag: inout DiagnosticBag
) -> Survey? {
  nil
}
