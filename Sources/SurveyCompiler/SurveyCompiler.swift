import CodeGeneration
import Diagnostics
import HTMLBackend
import PythonBackend
import SourceText
import SurveyAnalysis
import SurveyModel
import YAMLSyntax

/// The pipeline: bytes in, a survey, files out; a stage a line.
package enum SurveyCompiler {
  /// All targets, in the order of the documentation; adding one is a line here.
  package static let backends: [any Backend] = [HTMLBackend(), PythonBackend()]

  /// Front end: reads, decodes, resolves and checks one file.
  package static func survey(
    of file: SourceFile, options: AnalysisOptions = AnalysisOptions(),
    reporting bag: inout DiagnosticBag
  ) -> Survey? {
    let document = YAMLDocument.parse(file, reporting: &bag)
    return analyze(document, of: file, options: options, reporting: &bag)
  }

  /// Back end: the files of the chosen targets.
  package static func artifacts(
    of survey: Survey, targets: [any Backend], reporting bag: inout DiagnosticBag
  ) -> [OutputFile] {
    for target in targets { target.check(survey, reporting: &bag) }
    if bag.hasErrors { return [] }
    return targets.flatMap { $0.generate(survey) }
  }
}
