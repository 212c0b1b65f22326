import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

/// `unbalanced-scale`: more points for good than for bad, or the other way round. Only scales of
/// which every point is understood are counted.
@Sendable func checkScaleBalance(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard subject.isEnglish else { return }
  for index in subject.questions(where: { $0 == .scale }) {
    let question = subject.survey.questions[index]
    let feelings = question.options.filter { !$0.isOther }.map { Feeling(WordedText($0.label)) }
    let known = feelings.compactMap { $0 }
    guard known.count == feelings.count, known.count > 2 else { continue }
    let positive = known.count { $0 == .positive }
    let negative = known.count { $0 == .negative }
    if positive != negative, positive + negative > 2 {
      bag.report(
        .unbalancedScale(positive: positive, negative: negative, at: question.places["options"]))
    }
  }
}

/// What a point of a scale says.
private enum Feeling {
  case positive, negative, neutral

  init?(_ text: WordedText) {
    // Longer phrases first: "disagree" holds "agree" as letters but not as a word.
    if text.first(of: Self.neutralPhrases) != nil {
      self = .neutral
    } else if text.first(of: Self.turnedPhrases) != nil {
      self = .negative
    } else if text.first(of: Self.negativeWords) != nil {
      self = .negative
    } else if text.first(of: Self.positiveWords) != nil {
      self = .positive
    } else {
      return nil
    }
  }

  private static let neutralPhrases: PhraseSet = [
    "neutral", "neither", "ok", "okay", "average", "so-so", "undecided", "not sure", "unsure",
    "don't know", "no opinion", "acceptable", "all right", "alright", "mixed",
  ]
  private static let turnedPhrases: PhraseSet = [
    "not good", "not so good", "not very good", "not agree", "don't agree", "do not agree",
    "not at all", "not happy", "not satisfied", "not great", "not like", "don't like",
  ]
  private static let negativeWords: PhraseSet = [
    "bad", "poor", "fair", "terrible", "awful", "horrible", "worst", "disagree", "dissatisfied",
    "unsatisfied", "unhappy", "dislike", "hate", "boring", "difficult", "unfair", "unlikely",
    "weak",
  ]
  private static let positiveWords: PhraseSet = [
    "good", "great", "excellent", "outstanding", "amazing", "awesome", "perfect", "best",
    "wonderful", "fantastic", "agree", "satisfied", "happy", "like", "love", "superb", "likely",
    "brilliant",
  ]
}

/// `shuffled-scale`: ordered options in random order.
@Sendable func checkShuffledScales(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.questions(where: { $0 == .scale || $0 == .grid }) {
    let question = subject.survey.questions[index]
    guard question.choices?.isShuffled == true else { continue }
    bag.report(.shuffledScale(at: question.places["shuffle"]))
  }
}

/// `missing-scale-labels`: a rating of numbers whose ends have no words.
@Sendable func checkScaleLabels(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.questions(where: { $0 == .rating }) {
    let question = subject.survey.questions[index]
    guard case .rating(let rating) = question.body, rating.style == .numbers,
      rating.low == nil || rating.high == nil
    else { continue }
    bag.report(
      .missingScaleLabels(
        rating.minimum, rating.maximum, lacksLow: rating.low == nil,
        lacksHigh: rating.high == nil, at: question.textRange))
  }
}

/// `long-option`: more than 20 characters in a segmented control, more than 60 beside a chart.
@Sendable func checkOptionLength(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.survey.questions.indices {
    guard let options = subject.survey.questions[index].choices?.options else { continue }
    var isSegmented = false
    if case .chooseOne(_, style: .segmented) = subject.survey.questions[index].body {
      isSegmented = true
    }
    let isDrawn = subject.survey.questions[index].chart.kind.isColored
    guard isSegmented || isDrawn else { continue }
    let limit = isSegmented ? longestSegment : longestChartLabel
    for place in options.indices where !options[place].isOther {
      let label = options[place].label.written
      guard label.isLonger(than: limit) else { continue }
      bag.report(
        .longOption(
          label.scalarCount, limit: limit, isSegmented: isSegmented,
          at: options[place].labelRange))
    }
  }
}

private let longestSegment = 20
private let longestChartLabel = 60

/// `no-way-out`: a required choice in which not everybody may find an answer.
@Sendable func checkWaysOut(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard subject.isEnglish else { return }
  for index in subject.questions(where: { $0 == .chooseOne || $0 == .chooseMany })
  where subject.survey.questions[index].isRequired {
    let question = subject.survey.questions[index]
    guard question.scoring == nil, let choices = question.choices, choices.other == nil,
      choices.options.count >= 3, !choices.options.contains(where: { $0.isExclusive })
    else { continue }
    let labels = choices.options.map { WordedText($0.label) }
    if labels.contains(where: { $0.first(of: waysOut) != nil }) { continue }
    // Grades, sizes and ranges of numbers are usually complete.
    if labels.contains(where: { $0.words.contains { $0.utf8.contains { (48...57).contains($0) } } })
    {
      continue
    }
    bag.report(.noWayOut(at: question.places["options"]))
  }
}

private let waysOut: PhraseSet = [
  "other", "others", "none", "neither", "nothing", "no", "not", "never", "nowhere", "nobody",
  "no one", "don't know", "do not know", "prefer not to say", "rather not say", "no answer",
  "not sure", "unsure", "maybe", "n a", "something else", "somewhere else", "someone else",
  "anything", "any", "else", "don't",
]
