import SurveyModel
import SurveyRuntime
import UnicodeText

/// The running counts of one question.
struct QuestionCounter: Sendable {
  private let survey: Survey
  let index: Int
  let type: QuestionType
  private var asked = 0
  private var answered = 0
  private var right = 0
  private var other = TextCounter()
  private var unrecognised = TextCounter()
  /// Choices, or the answers of each row of a grid.
  private var choices: [ChoiceCounter]
  private var ranks: [RankCounter]
  private var numbers: [Int] = []
  private var texts = TextCounter()

  init(_ survey: Survey, question index: Int) {
    self.survey = survey
    self.index = index
    let question = survey.questions[index]
    type = question.type
    let rowCount = question.rows.isEmpty ? 1 : question.rows.count
    choices = Array(repeating: ChoiceCounter(question.options), count: rowCount)
    ranks = Array(repeating: RankCounter(), count: question.options.count)
  }

  private var question: Question { survey.questions[index] }

  mutating func add(_ answer: Answer?, other otherText: String?) {
    asked += 1
    guard let answer else { return }
    answered += 1
    if question.isRight(answer) == true { right += 1 }
    switch (answer, type) {
    case (.choice(let value), _): countChoice(value)
    case (.choices(let values), .rank): countRanking(values)
    case (.choices(let values), _): values.forEach { countChoice($0) }
    case (.number(let number), .rating): countChoice(number.description)
    case (.number(let number), _): numbers.append(number.millionths)
    case (.text(let text), _): texts.add(text)
    case (.date(let date), _): texts.add(date.description)
    case (.time(let time), _): texts.add(time.description)
    case (.rows(let rows), _): countRows(rows)
    case (.unrecognised(let text), _): unrecognised.add(text)
    }
    if let otherText, isOtherChosen(answer) { other.add(otherText) }
  }

  private mutating func countChoice(_ value: String) {
    if !choices[0].add(value) { unrecognised.add(value) }
  }

  private mutating func countRanking(_ values: [String]) {
    var place = 0
    for value in values {
      guard let option = choices[0].index(of: value) else {
        unrecognised.add(value)
        continue
      }
      place += 1
      ranks[option].add(place)
    }
  }

  private mutating func countRows(_ rows: [RowAnswer]) {
    for row in rows {
      if let place = question.rows.firstIndex(where: { ExactText($0.id) == ExactText(row.row) }) {
        choices[place].addKeepingUnknown(row.value)
      } else {
        unrecognised.add("\(row.row): \(row.value)")
      }
    }
  }

  private func isOtherChosen(_ answer: Answer) -> Bool {
    guard let other = question.choices?.other?.value else { return false }
    return switch answer {
    case .choice(let value): value == other
    case .choices(let values): values.contains(other)
    default: false
    }
  }

  /// The figures, hidden of fewer answers than `least`.
  func finish(hidingBelow least: Int) -> Tally.Question {
    let isHidden = least > 1 && answered < least
    return Tally.Question(
      index: index, id: question.id, text: question.text.written, type: type,
      figures: isHidden ? nil : figures(hidingBelow: least))
  }

  private func figures(hidingBelow least: Int) -> Tally.Figures {
    var rightShare: Tally.Share?
    if case .rightAnswers = question.scoring {
      rightShare = Tally.Share(count: right, percent: Percentage.of(right, total: asked))
    }
    return Tally.Figures(
      asked: asked, answered: answered, right: rightShare, content: content(hidingBelow: least),
      other: other.sorted, unrecognised: unrecognised.sorted)
  }

  private func content(hidingBelow least: Int) -> Tally.Content {
    switch question.body {
    case .chooseOne, .yesNo: return .options(oneChoice)
    case .chooseMany: return .options(choices[0].manyChoices(base: answered))
    case .scale(let options, let isReversed):
      let count = options.options.count
      return scores { isReversed ? count - $0 : $0 + 1 }
    case .rating(let rating):
      return scores { rating.minimum + $0 }
    case .number: return numberContent
    case .rank: return .ranks(rankCounts)
    case .grid(let grid): return .rows(rowCounts(grid, hidingBelow: least))
    case .shortText, .longText, .date, .time, .note: return .answers(texts.sorted)
    }
  }

  private var oneChoice: [Tally.OptionCount] {
    choices[0].oneChoice(base: answered)
  }

  /// Options with the statistics of their scores.
  private func scores(_ score: (Int) -> Int) -> Tally.Content {
    let counted = choices[0].counts.enumerated()
      .map { (value: score($0.offset) * 1_000_000, count: $0.element) }
      .filter { $0.count > 0 }
      .sorted { $0.value < $1.value }
    return .scores(oneChoice, SortedValues(counted).statistics)
  }

  private var numberContent: Tally.Content {
    let sorted = SortedValues(numbers.sorted().map { (value: $0, count: 1) })
    return .numbers(sorted.statistics, sorted.distribution)
  }

  private var rankCounts: [Tally.RankCount] {
    zip(question.options, ranks).map { option, rank in
      Tally.RankCount(
        value: option.value, label: option.label.written,
        share: Tally.Share(count: rank.count, percent: Percentage.of(rank.count, total: answered)),
        firsts: rank.firsts, meanRank: rank.mean,
        borda: (question.options.count + 1) * rank.count - rank.sum)
    }
  }

  private func rowCounts(_ grid: Grid, hidingBelow least: Int) -> [Tally.Row] {
    return zip(grid.rows, choices).map { row, counter in
      let isHidden = least > 1 && counter.total < least
      let figures = Tally.RowFigures(
        answered: counter.total, options: counter.oneChoice(base: counter.total),
        unrecognised: counter.unknown.sorted)
      return Tally.Row(id: row.id, text: row.text.written, figures: isHidden ? nil : figures)
    }
  }
}

/// How often each option was chosen.
struct ChoiceCounter: Sendable {
  private let options: [(value: String, label: String)]
  private let places: [ExactText: Int]
  private(set) var counts: [Int]
  private(set) var unknown = TextCounter()

  init(_ options: [Option]) {
    self.options = options.map { (value: $0.value, label: $0.label.written) }
    var places: [ExactText: Int] = [:]
    for (index, option) in options.enumerated() { places[ExactText(option.value)] = index }
    self.places = places
    counts = Array(repeating: 0, count: options.count)
  }

  var total: Int { counts.reduce(unknown.total, +) }

  func index(of value: String) -> Int? { places[ExactText(value)] }

  /// Whether the value is an option and has been counted.
  mutating func add(_ value: String) -> Bool {
    guard let index = index(of: value) else { return false }
    counts[index] += 1
    return true
  }

  mutating func addKeepingUnknown(_ value: String) {
    if !add(value) { unknown.add(value) }
  }

  /// Shares of 100.0 by largest remainder; what is no option takes its share unseen.
  func oneChoice(base: Int) -> [Tally.OptionCount] {
    let rest = base - counts.reduce(0, +)
    let percents = Percentage.shares(of: counts + [rest])
    return zip(options, zip(counts, percents)).map { option, figures in
      Tally.OptionCount(
        value: option.value, label: option.label,
        share: Tally.Share(count: figures.0, percent: figures.1))
    }
  }

  /// Each share of the people by itself.
  func manyChoices(base: Int) -> [Tally.OptionCount] {
    zip(options, counts).map { option, count in
      Tally.OptionCount(
        value: option.value, label: option.label,
        share: Tally.Share(count: count, percent: Percentage.of(count, total: base)))
    }
  }
}

/// The places that an option was ranked at.
struct RankCounter: Sendable {
  private(set) var count = 0
  private(set) var firsts = 0
  private(set) var sum = 0

  mutating func add(_ place: Int) {
    count += 1
    sum += place
    if place == 1 { firsts += 1 }
  }

  var mean: DecimalNumber? {
    count == 0 ? nil : ExactSum.hundredths(Int128(sum), Int128(count))
  }
}

/// How often each text was given.
struct TextCounter: Sendable {
  private var counts: [ExactText: Int] = [:]
  private(set) var total = 0

  mutating func add(_ text: String) {
    counts[ExactText(text), default: 0] += 1
    total += 1
  }

  /// The most frequent first; of equally frequent ones in the order of code points.
  var sorted: [Tally.TextCount] {
    counts.map { Tally.TextCount(text: $0.key.text, count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.text.precedes($1.text) }
  }
}
