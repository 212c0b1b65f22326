import SurveyModel
import SurveyRuntime
import UnicodeText

/// Counts responses one by one; the order makes no difference to the figures.
package struct TallyBuilder: Sendable {
  package let survey: Survey
  let reader: AnswerReader
  /// Only responses for which this holds are counted.
  private let filter: Condition?
  private var responses = 0
  private var questions: [QuestionCounter]
  private var quizPoints: [Int: Int] = [:]
  private var passed = 0
  private var crossTable: CrossTableCounter?
  private var ids: Set<ExactText> = []
  package private(set) var duplicates = 0
  package private(set) var unreadable = 0
  /// What was noticed while reading.
  package var notes = ReadingNotes()

  /// `where` leaves out the responses for which it does not hold; `by` is the index of a question
  /// that makes the groups of a cross table.
  package init(_ survey: Survey, where filter: Condition? = nil, by question: Int? = nil) {
    self.survey = survey
    self.filter = filter
    reader = AnswerReader(survey)
    questions = survey.questions.indices.map { QuestionCounter(survey, question: $0) }
    crossTable = question.map { CrossTableCounter(survey, by: $0) }
  }

  package var responseCount: Int { responses }

  package mutating func addUnreadable(_ place: ReadingNotes.Place) {
    unreadable += 1
    notes.addUnreadable(place)
  }

  /// Counts a response, unless one with its id has been counted.
  package mutating func add(id: String, fingerprint: String?, answers: AnswerSet) {
    if !id.isEmpty, !ids.insert(ExactText(id)).inserted {
      duplicates += 1
      return
    }
    if let filter, !filter.holds(for: survey.visibleAnswers(of: answers), in: survey) { return }
    responses += 1
    if let fingerprint, fingerprint != survey.fingerprint { notes.addVersion(fingerprint) }
    let visible = survey.visibility(of: answers)
    for index in questions.indices where visible[index] {
      questions[index].add(answers[index], other: answers.otherTexts[index])
    }
    crossTable?.add(answers, visible: visible)
    if survey.quiz != nil {
      let score = survey.score(of: answers)
      quizPoints[score.points.millionths, default: 0] += 1
      if score.passed == true { passed += 1 }
    }
  }

  package mutating func add(_ response: Response) {
    add(id: response.id, fingerprint: response.fingerprint, answers: response.answers)
  }

  package func finish() -> Tally {
    let least = survey.privacy.minimumCount
    let counted = questions.filter { $0.type != .note }.map { $0.finish(hidingBelow: least) }
    let hidden = Set(counted.filter { $0.figures == nil }.map(\.index))
    return Tally(
      survey: survey.id, title: survey.title.written, responses: responses,
      duplicates: duplicates, unreadable: unreadable, quiz: survey.quiz.map(quizTally),
      questions: counted, crossTable: crossTable?.finish(hiding: hidden))
  }

  private func quizTally(_ quiz: Quiz) -> Tally.Quiz {
    let possible = DecimalNumber(
      millionths: survey.questions.reduce(0) { $0 + ($1.scoring?.possible.millionths ?? 0) })
    if responses < survey.privacy.minimumCount, survey.privacy.minimumCount > 1 {
      return Tally.Quiz(possible: possible)
    }
    var sum = ExactSum()
    for (points, count) in quizPoints { sum.add(points, times: count) }
    return Tally.Quiz(
      possible: possible, mean: sum.mean, passed: quiz.pass == nil ? nil : passed,
      passedPercent: quiz.pass == nil ? nil : Percentage.of(passed, total: responses),
      points: quizPoints.sorted { $0.key < $1.key }.map {
        Tally.PointCount(points: DecimalNumber(millionths: $0.key), count: $0.value)
      })
  }
}
