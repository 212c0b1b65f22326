import SurveyModel

/// A question as a condition sees it, known before the survey is complete.
package struct ConditionSubject: Sendable {
  package var id: String
  /// Nothing when the type could not be understood: then all that is said about it is accepted.
  package var type: QuestionType?
  /// The question's text in the default language.
  package var text: String
  /// Nothing when the options could not be understood; a grid's are its columns.
  package var options: [(value: String, labels: [String])]?
  /// Nothing when the rows could not be understood; empty for all types but a grid.
  package var rows: [(id: String, text: String)]?
  package var isRequired: Bool
  package var places: Places
  /// The question itself, when it could be built.
  package var question: Question?

  package init(
    id: String, type: QuestionType?, text: String,
    options: [(value: String, labels: [String])]? = nil, rows: [(id: String, text: String)]? = nil,
    isRequired: Bool = false, places: Places, question: Question? = nil
  ) {
    self.id = id
    self.type = type
    self.text = text
    self.options = options
    self.rows = rows
    self.isRequired = isRequired
    self.places = places
    self.question = question
  }
}

/// What the names in one condition can mean.
package struct ConditionScope: Sendable {
  /// All questions of the survey, in written order.
  package var subjects: [ConditionSubject]
  /// Only subjects before this index may be referred to.
  package var limit: Int
  /// The question whose condition it is; nothing for a section's.
  package var selfIndex: Int?
  /// Later questions that wait for this one in turn: they are reported as a loop already.
  package var loop: Set<Int>
  /// The subjects' indices by id, the first of each.
  private var indices: [String: Int]

  package init(
    subjects: [ConditionSubject], limit: Int, selfIndex: Int? = nil, loop: Set<Int> = []
  ) {
    self.subjects = subjects
    self.limit = limit
    self.selfIndex = selfIndex
    self.loop = loop
    self.indices = Dictionary(
      subjects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func index(of id: String) -> Int? { indices[id] }

  /// The same questions, seen from another place; nothing is indexed anew.
  package func seen(from selfIndex: Int?, limit: Int, loop: Set<Int> = []) -> ConditionScope {
    var scope = self
    scope.selfIndex = selfIndex
    scope.limit = limit
    scope.loop = loop
    return scope
  }

  subscript(index: Int) -> ConditionSubject? {
    subjects.indices.contains(index) ? subjects[index] : nil
  }
}
