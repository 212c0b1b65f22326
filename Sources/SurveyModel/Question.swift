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

/// The options of a question in written order, "Other" last where there is one.
package struct Choices: Sendable {
  package var options: [Option]
  package var isShuffled: Bool

  package init(_ options: [Option], isShuffled: Bool = false) {
    self.options = options
    self.isShuffled = isShuffled
  }

  /// The added option with a text box.
  package var other: Option? { options.last { $0.isOther } }

  /// The options that the author listed.
  package var listed: [Option] { options.filter { !$0.isOther } }

  package func index(ofValue value: String) -> Int? {
    options.firstIndex { $0.value == value }
  }
}

/// One answer that can be chosen.
package struct Option: Sendable {
  /// What is stored; equal values are one option.
  package var value: String
  package var label: Text
  package var color: Color?
  /// What choosing it is worth in a quiz.
  package var points: DecimalNumber?
  /// Chosen, it clears all others.
  package var isExclusive: Bool
  /// It keeps its place when the options are shuffled.
  package var isPinned: Bool
  /// It is the added "Other", whose text is asked for.
  package var isOther: Bool
  package var places: Places

  package init(
    value: String, label: Text, color: Color? = nil, points: DecimalNumber? = nil,
    isExclusive: Bool = false, isPinned: Bool = false, isOther: Bool = false, places: Places
  ) {
    self.value = value
    self.label = label
    self.color = color
    self.points = points
    self.isExclusive = isExclusive
    self.isPinned = isPinned
    self.isOther = isOther
    self.places = places
  }

  /// Whether it stays where it stands when the others are shuffled.
  package var keepsItsPlace: Bool { isOther || isExclusive || isPinned }
}

/// How a `choose_one` looks.
package enum ChoiceStyle: String, CaseIterable, Sendable {
  case list, segmented, menu
}

/// How many options may be chosen or ranked; nothing means no bound.
package struct CountBounds: Hashable, Sendable {
  package var minimum: Int?
  package var maximum: Int?

  package init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Whole numbers `minimum`…`maximum`, each an option whose value and label is the number.
package struct Rating: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case numbers, stars
  }

  package var minimum: Int
  package var maximum: Int
  package var low: Text?
  package var high: Text?
  package var style: Style
  package var choices: Choices

  package init(
    minimum: Int, maximum: Int, low: Text? = nil, high: Text? = nil, style: Style, places: Places
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.low = low
    self.high = high
    self.style = style
    self.choices = Choices(
      (minimum...max(minimum, maximum)).map {
        Option(value: String($0), label: Text(plain: String($0)), places: places)
      })
  }
}

/// A number within bounds, in steps from `minimum` (else from 0).
package struct NumberInput: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case field, slider
  }

  package var minimum: DecimalNumber?
  package var maximum: DecimalNumber?
  package var step: DecimalNumber?
  package var unit: Text?
  package var style: Style

  package init(
    minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, step: DecimalNumber? = nil,
    unit: Text? = nil, style: Style
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.unit = unit
    self.style = style
  }
}

/// A text whose length (in Unicode scalars) and form are bounded.
package struct TextInput: Sendable {
  package var minimumLength: Int?
  package var maximumLength: Int?
  package var pattern: TextPattern?
  package var placeholder: Text?

  package init(
    minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: TextPattern? = nil,
    placeholder: Text? = nil
  ) {
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.placeholder = placeholder
  }
}

/// A named form that a text must have as a whole.
package enum TextPattern: String, CaseIterable, Sendable {
  case email, url, phone

  /// The regular expression, in the syntax that JavaScript and Python share; it is anchored by its
  /// users.
  package var expression: String {
    switch self {
    case .email: #"[^\s@]+@[^\s@.]+(\.[^\s@.]+)+"#
    case .url: #"https?://[^\s/?#]+\S*"#
    case .phone: #"\+?[0-9(][0-9 ()./-]*[0-9]"#
    }
  }
}

/// The earliest and the latest day or time that is accepted.
package struct MomentBounds<Moment: Hashable & Comparable & Sendable>: Hashable, Sendable {
  package var minimum: Moment?
  package var maximum: Moment?

  package init(minimum: Moment? = nil, maximum: Moment? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// One choice for each of several rows.
package struct Grid: Sendable {
  package var rows: [Row]
  package var columns: Choices

  package init(rows: [Row], columns: Choices) {
    self.rows = rows
    self.columns = columns
  }
}

/// One row of a grid.
package struct Row: Sendable {
  package var id: String
  package var text: Text
  /// Its score counts backwards.
  package var isReversed: Bool
  package var places: Places

  package init(id: String, text: Text, isReversed: Bool = false, places: Places) {
    self.id = id
    self.text = text
    self.isReversed = isReversed
    self.places = places
  }
}

/// How a question is drawn in the results.
package struct Chart: Sendable {
  package enum Sort: String, CaseIterable, Sendable {
    case written, count
  }

  package enum Show: String, CaseIterable, Sendable {
    case count, percent, both
  }

  package var kind: ChartKind
  package var title: Text?
  package var sort: Sort
  package var show: Show

  package init(kind: ChartKind, title: Text? = nil, sort: Sort = .written, show: Show = .both) {
    self.kind = kind
    self.title = title
    self.sort = sort
    self.show = show
  }
}

/// What an answer is worth.
package enum Scoring: Sendable {
  /// `answer`: right or wrong. For `choose_many` the set, for `rank` the order; for others any one
  /// of the answers listed (texts fold case).
  case rightAnswers([Answer], points: DecimalNumber)
  /// `points` on the options: the sum of the chosen ones, at most `possible`.
  case optionPoints(possible: DecimalNumber)

  package var possible: DecimalNumber {
    switch self {
    case .rightAnswers(_, let points): points
    case .optionPoints(let possible): possible
    }
  }
}
