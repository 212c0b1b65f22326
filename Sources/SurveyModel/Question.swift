import SourceText

/// One question of a survey, complete: every default has been filled in.
package struct Question: Sendable {
  package var id: String
  /// The place among all questions and notes of the survey, from 1.
  package var number: Int
  /// The index of the section that it stands in.
  package var section: Int
  package var text: Text
  /// Markdown.
  package var description: Text?
  package var isRequired: Bool
  /// The question's own condition; the section's comes on top.
  package var showIf: Condition?
  package var body: Body
  package var chart: Chart
  /// The answer that is set at the start.
  package var initial: Answer?
  package var scoring: Scoring?
  package var places: Places

  /// What is particular to the type.
  package enum Body: Sendable {
    case chooseOne(Choices, style: ChoiceStyle)
    case chooseMany(Choices, CountBounds)
    case yesNo(Choices)
    case scale(Choices, isReversed: Bool)
    case rating(Rating)
    case number(NumberInput)
    case shortText(TextInput)
    case longText(TextInput)
    case date(MomentBounds<CalendarDate>)
    case time(MomentBounds<TimeOfDay>)
    case rank(Choices, CountBounds)
    case grid(Grid)
    case note
  }

  package init(
    id: String, number: Int, section: Int, text: Text, description: Text? = nil,
    isRequired: Bool = false, showIf: Condition? = nil, body: Body, chart: Chart,
    initial: Answer? = nil, scoring: Scoring? = nil, places: Places
  ) {
    self.id = id
    self.number = number
    self.section = section
    self.text = text
    self.description = description
    self.isRequired = isRequired
    self.showIf = showIf
    self.body = body
    self.chart = chart
    self.initial = initial
    self.scoring = scoring
    self.places = places
  }
}

extension Question {
  package var type: QuestionType {
    switch body {
    case .chooseOne: .chooseOne
    case .chooseMany: .chooseMany
    case .yesNo: .yesNo
    case .scale: .scale
    case .rating: .rating
    case .number: .number
    case .shortText: .shortText
    case .longText: .longText
    case .date: .date
    case .time: .time
    case .rank: .rank
    case .grid: .grid
    case .note: .note
    }
  }

  /// The options of a question that has a set of them; a grid's are its columns, a rating's are its
  /// numbers.
  package var choices: Choices? {
    switch body {
    case .chooseOne(let choices, _), .chooseMany(let choices, _), .yesNo(let choices),
      .scale(let choices, _), .rank(let choices, _):
      choices
    case .rating(let rating): rating.choices
    case .grid(let grid): grid.columns
    case .number, .shortText, .longText, .date, .time, .note: nil
    }
  }

  package var options: [Option] { choices?.options ?? [] }

  package var rows: [Row] {
    if case .grid(let grid) = body { grid.rows } else { [] }
  }
}

/// Where the parts of a question, section or survey stand in the spec, for diagnostics.
package struct Places: Sendable {
  package var whole: SourceRange
  /// The values of the keys that were written, by key, in written order.
  package var values: [(key: String, range: SourceRange)]

  package init(whole: SourceRange, values: [(key: String, range: SourceRange)] = []) {
    self.whole = whole
    self.values = values
  }

  /// The place of a key's value; where it was not written, the beginning of the whole.
  package subscript(key: String) -> SourceRange {
    values.first { $0.key == key }?.range ?? whole
  }

  package func has(_ key: String) -> Bool {
    values.contains { $0.key == key }
  }
}
