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
  guard let root = document.root else { return nil }
  var decoder = SurveyDecoder(file, reporting: bag)
  decoder.allow(document.allowances)
  decoder.reportRemarks(in: root)
  let survey = decoder.survey(root, options: options)
  bag = decoder.bag
  if let survey { checkSurvey(survey, of: file, reporting: &bag) }
  return bag.hasErrors ? nil : survey
}
