import CodeGeneration
import SurveyModel

/// A script that counts the responses of one survey, for Python 3.8 and newer with nothing but its
/// standard library.
package struct PythonBackend: Backend {
  package let name = "python"
  package let summary = "a Python script that counts the answers"

  package init() {}

  package func generate(_ survey: Survey) -> [OutputFile] {
    let parts =
      [
        RuntimeSlice.text("head"),
        SurveyLiteral.source(of: survey),
        ConditionFunctions.source(of: survey),
      ] + RuntimeSlice.all.filter { $0.isNeeded(survey) }.map { RuntimeSlice.text($0.name) }
    return [
      OutputFile(
        path: "\(survey.id)-tally.py", text: parts.joined(separator: "\n\n"), isExecutable: true)
    ]
  }
}
