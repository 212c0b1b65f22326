import Diagnostics
import SourceText
import SurveyModel

// The teacher's eye: how questions and options are worded. All can be silenced by id.

extension Diagnostic {
  /// "and" or "or" in a yes_no, scale or rating question, apart from fixed pairs such as "salt and
  /// pepper".
  static func doubleQuestion(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .doubleQuestion, .info, "this may be two questions in one, joined by \"\(word)\"", at: range,
      notes: ["whoever likes one and not the other has no right answer"],
      help: "ask two questions, one for each")
  }

  /// Beginnings such as "Don't you agree" and words such as "obviously".
  static func leadingQuestion(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .leadingQuestion, .info, "\"\(words)\" pushes people to one answer", at: range,
      help: "ask so that somebody who thinks otherwise answers just as gladly")
  }

  /// A scale of which every point is understood has not as many positive as negative points.
  static func unbalancedScale(
    positive: Int, negative: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unbalancedScale, .warning,
      "this scale has \(positive) positive and \(negative) negative \(negative == 1 ? "point" : "points")",
      at: range, label: "not the same on both sides",
      help: "give both sides the same number, such as Very bad, Bad, Good, Very good")
  }

  /// Two ranges share a number (of ranges in decimals: more than an end).
  static func overlappingRanges(
    _ later: String, _ earlier: String, shared: DecimalNumber, at range: SourceRange,
    other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .overlappingRanges, .warning, "\(shared) fits both \"\(earlier)\" and \"\(later)\"",
      at: range, label: "overlaps",
      secondary: other == range ? [] : [Label(other, "with this one")],
      help: "let every range begin where the one before it has ended: 0-9, 10-19, 20-29")
  }

  /// Between two ranges of whole numbers there is a whole number.
  static func gapInRanges(
    _ later: String, _ earlier: String, missing: DecimalNumber, at range: SourceRange,
    other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .gapInRanges, .warning,
      "\(missing) fits neither \"\(earlier)\" nor \"\(later)\": there is a gap between them",
      at: range, label: "begins too late",
      secondary: other == range ? [] : [Label(other, "ends here")],
      help: "let every range begin where the one before it has ended: 0-9, 10-19, 20-29")
  }

  /// A required choice of three or more options without numbers, other, none or the like.
  static func noWayOut(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noWayOut, .info, "everybody must choose here, and perhaps none of these fits", at: range,
      help: "add `other: true` or an option such as \"None of these\", or leave `required` out")
  }

  /// More than 200 characters.
  static func longQuestion(_ length: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .longQuestion, .info,
      "this question has \(length) characters; up to \(limit) are easy to read",
      at: range, help: "put the background into `description`, and ask in one short sentence")
  }

  /// More than 20 characters in a segmented control, more than 60 beside a chart.
  static func longOption(
    _ length: Int, limit: Int, isSegmented: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .longOption, .warning,
      "this option has \(length) characters; \(isSegmented ? "a segmented control" : "a chart") has room for \(limit)",
      at: range,
      help: isSegmented
        ? "write it shorter, or use `style: list`"
        : "write it shorter, or use `chart: table`")
  }

  /// More than ten minutes: 10 seconds for a choice, 5 for a row of a grid or an option of a
  /// ranking, 20 for a short text, 60 for a long one.
  static func tooManyQuestions(_ count: Int, minutes: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyQuestions, .info,
      "these \(count) questions take about \(minutes) minutes; after 10 many people give up",
      at: range, help: "leave out what you will not use, or ask it in a second survey")
  }

  /// A name, an e-mail or postal address, a phone number, a birth date, health or religion.
  static func asksPersonalData(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .asksPersonalData, .warning, "this asks for personal data: \(what)", at: range,
      notes: ["answers of people under age need special care, and often their parents' permission"],
      help: "ask only what you really need; an age group tells as much as a birth date")
  }

  /// Three or more questions about who people are, with more than 100 combinations of options.
  static func smallGroupRisk(
    _ ids: [String], combinations: Int, at range: SourceRange,
    others: [(id: String, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      .smallGroupRisk, .info,
      "\(listed(ids, joinedBy: "and")) together have \(combinations) combinations and could show who somebody is",
      at: range, secondary: others.map { Label($0.range, "together with \($0.id)") },
      help: "leave one of them out, or give it fewer options")
  }

  /// The options of a scale or the columns of a grid in random order.
  static func shuffledScale(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .shuffledScale, .warning, "a scale in random order is hard to answer", at: range,
      label: "leave this out",
      notes: ["a scale goes from one end to the other, and people look for their place on it"])
  }

  /// A rating of numbers lacks `low` or `high`; stars need neither.
  static func missingScaleLabels(
    _ minimum: Int, _ maximum: Int, lacksLow: Bool, lacksHigh: Bool, at range: SourceRange
  ) -> Diagnostic {
    let missing =
      lacksLow && lacksHigh
      ? "\(minimum) and \(maximum) mean" : "\(lacksLow ? minimum : maximum) means"
    return Diagnostic(
      .missingScaleLabels, .info, "nothing says what \(missing)", at: range,
      help: "say it with `low` and `high`, such as `low: Not at all` and `high: Very much`")
  }
}
