import Diagnostics
import SourceText
import SurveyModel

/// Looks at a survey that is understood and says what is doubtful in its meaning.
package func checkSurvey(
  _ survey: Survey, of file: SourceFile, reporting bag: inout DiagnosticBag
) {
}
