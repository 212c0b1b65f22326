import SurveyModel

/// The counts of several groups of people beside each other: of those who gave each of the answers
/// to one question. Who chose several options stands in several groups.
package struct CrossTable: Sendable {
  package struct Group: Sendable {
    /// The option's value; nothing for those who gave no answer, or none of the options.
    package var value: String?
    package var label: String
    /// Nothing while a group that is not empty is smaller than `minimum_count`.
    package var responses: Int?
    /// The other questions, without figures where a cell would show fewer than `minimum_count`.
    package var questions: [Tally.Question]
  }

  /// The index in `Survey.questions` of the question that makes the groups.
  package var index: Int
  package var id: String
  package var text: String
  /// In written order of the options; then, when there are any, those without one.
  package var groups: [Group]
}

extension Question {
  /// Whether its answers can make the groups of a cross table.
  package var makesGroups: Bool {
    switch type {
    case .chooseOne, .chooseMany, .yesNo, .scale, .rating: true
    case .number, .shortText, .longText, .date, .time, .rank, .grid, .note: false
    }
  }

  /// Whether its figures can be compared between groups; single texts hardly ever can.
  fileprivate var isCompared: Bool {
    switch type {
    case .chooseOne, .chooseMany, .yesNo, .scale, .rating, .number, .rank, .grid: true
    case .shortText, .longText, .date, .time, .note: false
    }
  }
}

/// The running counts of a cross table.
struct CrossTableCounter: Sendable {
  private struct Group: Sendable {
    var value: String?
    var label: String
    var responses = 0
    var questions: [QuestionCounter]
  }

  private let survey: Survey
  private let index: Int
  private let places: [ExactText: Int]
  private var groups: [Group]

  init(_ survey: Survey, by index: Int) {
    self.survey = survey
    self.index = index
    let questions = survey.questions.indices
      .filter { $0 != index && survey.questions[$0].isCompared }
      .map { QuestionCounter(survey, question: $0) }
    let options = survey.questions[index].options
    var places: [ExactText: Int] = [:]
    for (place, option) in options.enumerated() { places[ExactText(option.value)] = place }
    self.places = places
    groups = options.map {
      Group(value: $0.value, label: $0.label.written, questions: questions)
    }
    groups.append(Group(value: nil, label: "Not an option", questions: questions))
    groups.append(Group(value: nil, label: "No answer", questions: questions))
  }

  mutating func add(_ answers: AnswerSet, visible: [Bool]) {
    for group in Set(groups(of: visible[index] ? answers[index] : nil)) {
      groups[group].responses += 1
      for place in groups[group].questions.indices {
        let question = groups[group].questions[place].index
        guard visible[question] else { continue }
        groups[group].questions[place].add(answers[question], other: answers.otherTexts[question])
      }
    }
  }

  private func groups(of answer: Answer?) -> [Int] {
    let strange = groups.count - 2
    func group(_ value: String) -> Int { places[ExactText(value)] ?? strange }
    switch answer {
    case nil: return [groups.count - 1]
    case .choice(let value): return [group(value)]
    case .number(let number): return [group(number.description)]
    // Somebody who ticked nothing answered none of the options.
    case .choices(let values): return values.isEmpty ? [groups.count - 1] : values.map(group)
    case .text, .date, .time, .rows, .unrecognised: return [strange]
    }
  }

  /// `hidden` are the questions whose figures are hidden already without groups.
  func finish(hiding hidden: Set<Int>) -> CrossTable {
    let shown = groups.filter { $0.value != nil || $0.responses > 0 }
    var questions = shown.map { $0.questions.map { $0.finish(hidingBelow: 1) } }
    let least = survey.privacy.minimumCount
    for place in questions.first?.indices ?? 0..<0
    where questions.contains(where: {
      hidden.contains($0[place].index) || $0[place].hasCell(below: least)
    }) {
      for group in questions.indices { questions[group][place].figures = nil }
    }
    let isSmall = shown.contains { (1..<max(least, 1)).contains($0.responses) }
    let question = survey.questions[index]
    return CrossTable(
      index: index, id: question.id, text: question.text.written,
      groups: zip(shown, questions).map { group, questions in
        CrossTable.Group(
          value: group.value, label: group.label, responses: isSmall ? nil : group.responses,
          questions: questions)
      })
  }
}

extension Tally.Question {
  /// Whether any cell that is not empty stands for fewer people.
  fileprivate func hasCell(below least: Int) -> Bool {
    guard let figures, least > 1 else { return false }
    let cells =
      [figures.answered, figures.right?.count ?? 0] + figures.content.cells
      + figures.unrecognised.map(\.count)
    return cells.contains { (1..<least).contains($0) }
  }
}

extension Tally.Content {
  fileprivate var cells: [Int] {
    switch self {
    case .options(let options), .scores(let options, _): options.map(\.share.count)
    case .numbers(_, let distribution): distribution.bins.map(\.count)
    case .ranks(let ranks): ranks.map(\.share.count)
    case .rows(let rows):
      rows.compactMap(\.figures).flatMap { figures in
        [figures.answered] + figures.options.map(\.share.count)
          + figures.unrecognised.map(\.count)
      }
    case .answers(let answers): answers.map(\.count)
    }
  }
}
