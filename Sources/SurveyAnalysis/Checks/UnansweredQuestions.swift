import Diagnostics
import SourceText
import SurveyModel

/// `condition-on-optional` and `holds-when-unanswered`: what a condition means for those who leave
/// the question out that it asks about.
@Sendable func checkUnansweredQuestions(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  let survey = subject.survey
  // Of a condition that always or never holds there is nothing more to say.
  let settled = Set(
    bag.diagnostics.filter { $0.id == .neverShown || $0.id == .alwaysTrue }.map(\.range))
  for section in survey.sections {
    if let condition = section.showIf, !settled.contains(section.places["show_if"]) {
      report(condition, at: section.places["show_if"], in: subject, &bag)
    }
  }
  for index in survey.questions.indices {
    guard let condition = survey.questions[index].showIf else { continue }
    let range = survey.questions[index].places["show_if"]
    if !settled.contains(range) { report(condition, at: range, in: subject, &bag) }
  }
}

private func report(
  _ condition: Condition, at range: SourceRange, in subject: CheckSubject,
  _ bag: inout DiagnosticBag
) {
  let survey = subject.survey
  var uses = AnswerUses()
  uses.add(condition, isNegated: false)
  func names(_ indices: Set<Int>) -> [(id: String, range: SourceRange)] {
    indices.sorted().filter { survey.questions.indices.contains($0) }.map {
      (survey.questions[$0].id, survey.questions[$0].places["question"])
    }
  }
  let maybeUnanswered = uses.all.filter { index in
    guard survey.questions.indices.contains(index) else { return false }
    let question = survey.questions[index]
    let outer =
      survey.sections.indices.contains(question.section)
      ? survey.sections[question.section].showIf : nil
    return !question.isRequired || question.showIf != nil || outer != nil
  }
  let holding = uses.negated.subtracting(uses.guarded).intersection(maybeUnanswered)
  if !holding.isEmpty {
    bag.report(
      .holdsWhenUnanswered(
        names(holding), at: range, written: subject.file.text(in: range)))
  }
  let optional = uses.positive.subtracting(uses.guarded).subtracting(holding)
    .filter { survey.questions.indices.contains($0) && !survey.questions[$0].isRequired }
  if !optional.isEmpty {
    bag.report(.conditionOnOptional(names(optional), at: range))
  }
}

/// How a condition reads answers.
private struct AnswerUses {
  /// Read by `==`, `in`, `includes`, `<`: false without an answer.
  var positive: Set<Int> = []
  /// Read by `!=`, `not in`, `excludes`: true without an answer.
  var negated: Set<Int> = []
  /// `answered(id)` stands somewhere: the author thought of it.
  var guarded: Set<Int> = []

  var all: Set<Int> { positive.union(negated) }

  mutating func add(_ condition: Condition, isNegated: Bool) {
    switch condition {
    case .constant: break
    case .not(let inner): add(inner, isNegated: !isNegated)
    case .and(let left, let right), .or(let left, let right):
      add(left, isNegated: isNegated)
      add(right, isNegated: isNegated)
    case .answered: guarded.formUnion(condition.questions)
    case .textEqual, .textIn, .includes, .compare:
      if isNegated {
        negated.formUnion(condition.questions)
      } else {
        positive.formUnion(condition.questions)
      }
    }
  }
}
