import Diagnostics
import SourceText
import SurveyModel
import YAMLSyntax

/// Reads a condition that stands outside the spec, as a file of its own, and may speak of every
/// question of the survey.
///
/// What is wrong is reported by the condition's own characters alone, since other places would be
/// the spec's.
package func compileCondition(
  in file: SourceFile, of survey: Survey, reporting bag: inout DiagnosticBag
) -> Condition? {
  let range = SourceRange(start: 0, end: file.bytes.count)
  let node = Node(.scalar(Scalar(file.text(in: range), style: .plain)), range: range)
  let subjects = survey.questions.map { question in
    ConditionSubject(
      id: question.id, type: question.type, text: question.text.written,
      options: question.options.map { option in
        (
          option.value,
          [option.label.written] + option.label.translations.map(\.template.written)
        )
      },
      rows: question.rows.map { ($0.id, $0.text.written) },
      isRequired: question.isRequired, places: question.places, question: question)
  }
  let scope = ConditionScope(subjects: subjects, limit: subjects.count)
  var found = DiagnosticBag()
  let condition = compileCondition(node, in: scope, of: file, reporting: &found)
  for var diagnostic in found.sorted {
    diagnostic.secondary = []
    bag.report(diagnostic)
  }
  return condition
}
