import SurveyModel
import SurveyRuntime

/// Looks for answers of a whole survey under which a condition holds, by trying all that the
/// conditions involved can tell apart.
struct AnswerSearch {
  /// A condition that decides what is asked.
  enum Constraint: Hashable {
    case question(Int)
    case section(Int)
  }

  /// So many combinations are tried at most (product of the distinguishable answers).
  static let maximumCombinations = 4_096

  let survey: Survey
  /// The questions that matter, in written order, and their answers to try.
  private(set) var variables: [(question: Int, answers: [Answer?])] = []
  /// The conditions that decide whether those are asked.
  private(set) var constraints: [Constraint] = []

  /// Nothing when too many combinations are involved, or answers that cannot be listed.
  init?(_ conditions: [Condition], in survey: Survey, trying set: inout AnswerSet) {
    self.survey = survey
    guard let involved = Self.involved(in: conditions, survey) else { return nil }
    let atoms = involved.conditions.flatMap(\.atoms)
    guard atoms.count <= 500 else { return nil }
    let domain = AnswerDomain(survey: survey, limit: Self.maximumCombinations)
    var combinations = 1
    for question in involved.questions.sorted() {
      guard let answers = domain.answers(to: question, in: atoms, trying: &set), !answers.isEmpty
      else {
        return nil
      }
      combinations *= answers.count
      guard combinations <= Self.maximumCombinations else { return nil }
      variables.append((question, answers))
    }
    constraints = involved.constraints
  }

  /// All questions that the conditions read, and those that decide whether they are asked.
  private static func involved(
    in conditions: [Condition], _ survey: Survey
  ) -> (questions: Set<Int>, conditions: [Condition], constraints: [Constraint])? {
    var questions: Set<Int> = []
    var all: [Condition] = []
    var constraints: [Constraint] = []
    var sections: Set<Int> = []
    var waiting = conditions
    while let condition = waiting.popLast() {
      all.append(condition)
      for index in condition.questions where questions.insert(index).inserted {
        guard survey.questions.indices.contains(index) else { return nil }
        // Each can be answered in two ways at least, apart from few: many are too many.
        if questions.count > 40 { return nil }
        let question = survey.questions[index]
        // A condition that was not understood could say anything.
        if question.showIf == nil, question.places.has("show_if") { return nil }
        if let own = question.showIf {
          waiting.append(own)
          constraints.append(.question(index))
        }
        if survey.sections.indices.contains(question.section),
          survey.sections[question.section].showIf == nil,
          survey.sections[question.section].places.has("show_if")
        {
          return nil
        }
        if survey.sections.indices.contains(question.section),
          let outer = survey.sections[question.section].showIf,
          sections.insert(question.section).inserted
        {
          waiting.append(outer)
          constraints.append(.section(question.section))
        }
      }
    }
    return (questions, all, constraints)
  }

  /// Whether some answers make all of the conditions hold; constraints left out count as holding.
  func exists(
    _ goals: [Condition], wanted: Bool = true, without ignored: Set<Constraint> = [],
    answers: inout AnswerSet
  ) -> Bool {
    defer { for variable in variables { answers[variable.question] = nil } }
    return search(0, goals, wanted, ignored, &answers)
  }

  private func search(
    _ depth: Int, _ goals: [Condition], _ wanted: Bool, _ ignored: Set<Constraint>,
    _ answers: inout AnswerSet
  ) -> Bool {
    guard depth < variables.count else {
      return goals.allSatisfy { $0.holds(for: answers, in: survey) } == wanted
    }
    let variable = variables[depth]
    guard isAsked(variable.question, ignored, answers) else {
      answers[variable.question] = nil
      return search(depth + 1, goals, wanted, ignored, &answers)
    }
    for answer in variable.answers {
      answers[variable.question] = answer
      if search(depth + 1, goals, wanted, ignored, &answers) { return true }
    }
    answers[variable.question] = nil
    return false
  }

  private func isAsked(
    _ index: Int, _ ignored: Set<Constraint>, _ answers: AnswerSet
  ) -> Bool {
    let question = survey.questions[index]
    if let own = question.showIf, !ignored.contains(.question(index)),
      !own.holds(for: answers, in: survey)
    {
      return false
    }
    if survey.sections.indices.contains(question.section),
      let outer = survey.sections[question.section].showIf,
      !ignored.contains(.section(question.section)), !outer.holds(for: answers, in: survey)
    {
      return false
    }
    return true
  }
}
