import CodeGeneration
import Diagnostics
import SurveyModel

/// Compiles a survey into one HTML file that asks it, keeps the responses and shows the results.
package struct HTMLBackend: Backend {
  package init() {}

  package var name: String { "html" }

  package var summary: String { "a form in one file, for any web browser" }

  package func generate(_ survey: Survey) -> [OutputFile] {
    [OutputFile(path: survey.id + ".html", text: FormPage(survey).html)]
  }
}
