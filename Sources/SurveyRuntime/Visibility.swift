import SurveyModel

extension Survey {
  /// Which questions are asked of someone who gave these answers, by question index. A hidden
  /// question reads as not answered, so hiding goes on down the survey.
  package func visibility(of answers: AnswerSet) -> [Bool] {
    visibleWithAnswers(of: answers).visibility
  }

  /// The answers that count and are stored: those of shown questions, and the text of Other where
  /// Other is chosen.
  package func visibleAnswers(of answers: AnswerSet) -> AnswerSet {
    var kept = visibleWithAnswers(of: answers).answers
    for index in questions.indices where !isOtherChosen(in: index, of: kept) {
      kept.otherTexts[index] = nil
    }
    return kept
  }

  private func visibleWithAnswers(of answers: AnswerSet) -> (visibility: [Bool], answers: AnswerSet)
  {
    var seen = answers
    var visibility = Array(repeating: true, count: questions.count)
    for section in sections {
      // A section sees only what is asked before it, so its condition is the same for all of it.
      let isOpen = section.showIf?.holds(for: seen, in: self) ?? true
      for index in section.questions {
        let isShown = isOpen && questions[index].showIf?.holds(for: seen, in: self) ?? true
        visibility[index] = isShown
        if !isShown { seen[index] = nil }
      }
    }
    return (visibility, seen)
  }

  /// The answers that are there before anybody has answered.
  package var initialAnswers: AnswerSet {
    var answers = AnswerSet(questionCount: questions.count)
    for (index, question) in questions.enumerated() { answers[index] = question.initial }
    return answers
  }

  package func isOtherChosen(in question: Int, of answers: AnswerSet) -> Bool {
    guard let other = questions[question].choices?.other else { return false }
    switch answers[question] {
    case .choice(let value): return isSame(value, other.value)
    case .choices(let values): return values.contains { isSame($0, other.value) }
    default: return false
    }
  }
}
