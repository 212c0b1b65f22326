/// What kind of answer a question takes; the raw value is the word in a spec and in the tally.
package enum QuestionType: String, CaseIterable, Sendable {
  case chooseOne = "choose_one"
  case chooseMany = "choose_many"
  case yesNo = "yes_no"
  case scale
  case rating
  case number
  case shortText = "short_text"
  case longText = "long_text"
  case date
  case time
  case rank
  case grid
  case note

  /// One sentence for the reference, the schema and `unknown-type`.
  package var summary: String {
    switch self {
    case .chooseOne: "one of several options"
    case .chooseMany: "any number of the options"
    case .yesNo: "Yes or No"
    case .scale: "one of several ordered options, scored 1, 2, 3 …"
    case .rating: "a whole number from `min` to `max`, 1 to 5 unless said otherwise"
    case .number: "a number"
    case .shortText: "a text of one line"
    case .longText: "a text of several lines"
    case .date: "a day of the calendar"
    case .time: "a time of the day"
    case .rank: "the options in the respondent's own order"
    case .grid: "one option for each of several rows"
    case .note: "a text between the questions, without an answer"
    }
  }

  /// Whether the question takes an answer at all.
  package var isAnswered: Bool { self != .note }

  /// The types whose author lists `options`.
  package var hasOptions: Bool {
    switch self {
    case .chooseOne, .chooseMany, .scale, .rank, .grid: true
    default: false
    }
  }

  /// The charts that can show this type, the default for it first where it does not depend on the
  /// number of options.
  package var charts: [ChartKind] {
    switch self {
    case .chooseOne, .yesNo: [.donut, .pie, .bar, .column, .table, .none]
    case .chooseMany, .rank: [.bar, .column, .table, .none]
    case .scale: [.stacked, .column, .bar, .donut, .pie, .table, .none]
    case .rating: [.column, .stacked, .bar, .donut, .pie, .table, .none]
    case .grid: [.stacked, .table, .none]
    case .number: [.histogram, .table, .none]
    case .shortText, .longText, .date, .time: [.table, .none]
    case .note: []
    }
  }

  /// The chart of a question that does not say one.
  package func defaultChart(optionCount: Int) -> ChartKind {
    switch self {
    case .chooseOne, .yesNo: optionCount <= 6 ? .donut : .bar
    default: charts.first ?? .none
    }
  }
}

/// The pictures that a question's counts can be drawn as.
package enum ChartKind: String, CaseIterable, Sendable {
  case donut, pie, bar, column, stacked, histogram, table, none

  package var summary: String {
    switch self {
    case .donut: "a ring whose parts are the options' shares"
    case .pie: "a disc whose parts are the options' shares"
    case .bar: "a horizontal bar an option"
    case .column: "an upright column an option"
    case .stacked: "one bar of parts, a scale's middle in the middle"
    case .histogram: "how many numbers fall into each interval"
    case .table: "the counts as a table"
    case .none: "no picture"
    }
  }
}
