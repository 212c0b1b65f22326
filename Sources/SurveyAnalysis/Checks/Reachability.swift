import Diagnostics
import SourceText
import SurveyModel

/// `never-shown` and `always-true`: tries all answers that the conditions involved tell apart.
///
/// Every condition is tried on its own, with those that decide whether the questions it names are
/// asked, so that the work grows with the number of conditions and not with the survey.
@Sendable func checkReachability(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  var reachability = Reachability(subject: subject)
  for (index, section) in subject.survey.sections.enumerated() {
    reachability.check(section, at: index, &bag)
    for question in section.questions { reachability.check(question: question, &bag) }
  }
}

private struct Reachability {
  let subject: CheckSubject
  private var survey: Survey { subject.survey }
  private var answers: AnswerSet
  /// Questions that were reported, or stand in a section that was.
  private var dead: Set<Int> = []

  init(subject: CheckSubject) {
    self.subject = subject
    answers = AnswerSet(questionCount: subject.survey.questions.count)
  }

  mutating func check(_ section: Section, at index: Int, _ bag: inout DiagnosticBag) {
    guard let condition = section.showIf else { return }
    let isDead = check(
      goals: [condition], own: condition, outer: nil, at: section.places["show_if"],
      isSection: true, &bag)
    if isDead { dead.formUnion(section.questions) }
  }

  mutating func check(question index: Int, _ bag: inout DiagnosticBag) {
    guard survey.questions.indices.contains(index), !dead.contains(index) else { return }
    guard let condition = survey.questions[index].showIf else { return }
    let question = survey.questions[index]
    let section = survey.sections.indices.contains(question.section) ? question.section : nil
    let outer = section.flatMap { survey.sections[$0].showIf }
    let isDead = check(
      goals: [condition] + (outer.map { [$0] } ?? []), own: condition, outer: section,
      at: question.places["show_if"], isSection: false, &bag)
    if isDead { dead.insert(index) }
  }

  /// Returns whether no answers reach it.
  private mutating func check(
    goals: [Condition], own: Condition, outer: Int?, at range: SourceRange, isSection: Bool,
    _ bag: inout DiagnosticBag
  ) -> Bool {
    guard let search = AnswerSearch(goals, in: survey, trying: &answers),
      // What depends on an unreachable question was caused by that.
      !search.variables.contains(where: { dead.contains($0.question) })
    else { return false }
    guard search.exists(goals, answers: &answers) else {
      var ignored: Set<AnswerSearch.Constraint> = []
      for constraint in search.constraints
      where !search.exists(goals, without: ignored.union([constraint]), answers: &answers) {
        ignored.insert(constraint)
      }
      var rivals = search.constraints.filter { !ignored.contains($0) }
      if goals.count > 1, let outer,
        search.exists([own], without: ignored, answers: &answers)
      {
        rivals.insert(.section(outer), at: 0)
      }
      bag.report(
        .neverShown(
          at: range, condition: subject.file.text(in: range), isSection: isSection,
          rivals: rivals.map(place),
          asked: own.questions.sorted().prefix(3).compactMap { index in
            survey.questions[index].possibleAnswers.map {
              (survey.questions[index].id, $0, survey.questions[index].textRange)
            }
          }))
      return true
    }
    if !search.exists([own], wanted: false, answers: &answers) {
      bag.report(
        .alwaysTrue(
          at: range, isSection: isSection,
          required: requiredQuestion(in: own)))
    }
    return false
  }

  private func place(
    of constraint: AnswerSearch.Constraint
  ) -> (name: String, condition: String, range: SourceRange) {
    switch constraint {
    case .question(let index):
      let range = survey.questions[index].places["show_if"]
      return (
        "\"\(survey.questions[index].id)\" is asked only if", subject.file.text(in: range), range
      )
    case .section(let index):
      let range = survey.sections[index].places["show_if"]
      return ("this section is shown only if", subject.file.text(in: range), range)
    }
  }

  /// A question that must be answered, which may be why a condition always holds.
  private func requiredQuestion(in condition: Condition) -> String? {
    condition.questions.sorted().map { survey.questions[$0] }.first { $0.isRequired }?.id
  }
}

extension Question {
  /// What it can be answered with, in words; nothing when that is anything.
  fileprivate var possibleAnswers: String? {
    let suffix = isRequired ? " and must be answered" : ""
    switch body {
    case .number(let input):
      switch (input.minimum, input.maximum) {
      case (let low?, let high?): return "from \(low) to \(high)\(suffix)"
      case (let low?, nil): return "at least \(low)\(suffix)"
      case (nil, let high?): return "at most \(high)\(suffix)"
      case (nil, nil): return isRequired ? "must be answered" : nil
      }
    case .rating(let rating): return "from \(rating.minimum) to \(rating.maximum)\(suffix)"
    case .chooseOne, .yesNo: return "one answer only" + suffix
    case .scale(let choices, _):
      guard let first = choices.options.first, let last = choices.options.last else { return nil }
      return "from \"\(first.value)\" to \"\(last.value)\"\(suffix)"
    case .chooseMany(_, let bounds):
      if let most = bounds.maximum { return "at most \(most) answers\(suffix)" }
      return isRequired ? "must be answered" : nil
    case .date(let bounds):
      switch (bounds.minimum, bounds.maximum) {
      case (let low?, let high?): return "from \(low) to \(high)\(suffix)"
      case (let low?, nil): return "not before \(low)\(suffix)"
      case (nil, let high?): return "not after \(high)\(suffix)"
      case (nil, nil): return isRequired ? "must be answered" : nil
      }
    case .shortText, .longText, .time, .rank, .grid: return isRequired ? "must be answered" : nil
    case .note: return nil
    }
  }
}
