import Diagnostics
import SourceText
import SurveyModel

/// Looks at a survey that is understood and says what is doubtful in its meaning.
///
/// It is also called with a survey that has errors, as far as that could be built.
package func checkSurvey(
  _ survey: Survey, of file: SourceFile, reporting bag: inout DiagnosticBag
) {
  let subject = CheckSubject(survey: survey, file: file)
  for check in checks { check(subject, &bag) }
}

/// What a check looks at.
struct CheckSubject {
  let survey: Survey
  let file: SourceFile
  /// The words of each question's text; several checks look at them.
  private let wordings: [WordedText]
  /// The checks of wording know English only.
  let isEnglish: Bool
  private let types: [QuestionType]

  init(survey: Survey, file: SourceFile) {
    self.survey = survey
    self.file = file
    types = survey.questions.map(\.type)
    isEnglish = survey.languages.first.map { $0.primary == "en" } ?? true
    wordings = survey.questions.map { WordedText($0.text) }
  }

  func wording(of question: Int) -> WordedText { wordings[question] }

  /// The indices of the questions of some types. Checks look at a question in its place until there
  /// is something to say about it, since copying one costs more than most checks.
  func questions(where isWanted: (QuestionType) -> Bool) -> [Int] {
    types.indices.filter { isWanted(types[$0]) }
  }
}

typealias SurveyCheck = @Sendable (CheckSubject, inout DiagnosticBag) -> Void

/// All checks, in the order of the catalogue of diagnostics.
private let checks: [SurveyCheck] = [
  checkReachability,
  checkUnansweredQuestions,
  checkContrast,
  checkChartColors,
  checkPaletteLength,
  checkSliceCount,
  checkDoubleQuestions,
  checkLeadingQuestions,
  checkScaleBalance,
  checkRanges,
  checkWaysOut,
  checkQuestionLength,
  checkOptionLength,
  checkSurveyLength,
  checkPersonalData,
  checkSmallGroups,
  checkShuffledScales,
  checkScaleLabels,
]
