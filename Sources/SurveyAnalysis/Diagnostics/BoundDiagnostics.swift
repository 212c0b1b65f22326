import Diagnostics
import SourceText
import SurveyModel

/// Numbers that are out of bounds, and bounds that contradict each other.
extension Diagnostic {
  static func numberTooLarge(_ word: String, for key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "`\(key)`: \(word) is too large", at: range,
      label: "must be below 1000000000")
  }

  static func notWhole(
    _ value: DecimalNumber, for key: String, of things: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "`\(key)` counts \(things), so it must be a whole number", at: range,
      label: "\(value) is not whole")
  }

  static func outOfRange(
    _ value: DecimalNumber, for key: String, lowest: DecimalNumber, highest: DecimalNumber?,
    of things: String, at range: SourceRange
  ) -> Diagnostic {
    let bounds = highest.map { "from \(lowest) to \($0)" } ?? "at least \(lowest)"
    return Diagnostic(
      .outOfRange, .error, "`\(key)` cannot be \(value)", at: range, label: "must be \(bounds)",
      notes: ["`\(key)` says how many \(things)"])
  }

  static func stepNotPositive(_ step: DecimalNumber, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "`step` must be more than 0", at: range,
      label: step == DecimalNumber(0) ? "no number is this far from the next" : "goes backwards",
      help: "write a step like `1` or `0.5`, or remove the line")
  }

  static func ratingTooLong(_ count: Int, most: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "a rating of \(count) numbers cannot be shown", at: range,
      label: "at most \(most) numbers", help: "use a smaller range, or `type: number`")
  }

  static func emptyRange(
    low: String, _ minimum: String, high: String, _ maximum: String, of things: String,
    at range: SourceRange, other: SourceRange?, lowPlace: SourceRange, highPlace: SourceRange
  ) -> Diagnostic {
    var notes: [String] = []
    if other == nil { notes = ["a rating goes from 1 to 5 unless `min` and `max` say otherwise"] }
    let fixes =
      other == nil
      ? []
      : [
        Fix(
          "swap the two", [Edit(lowPlace, maximum), Edit(highPlace, minimum)], isSafe: false)
      ]
    return Diagnostic(
      .emptyRange, .error,
      "no \(things) can fit: `\(low)` is \(minimum), and `\(high)` is only \(maximum)",
      at: range,
      label:
        "\(minimum) is \(things == "days" || things == "times" ? "after" : "more than") \(maximum)",
      secondary: other.map { [Label($0, "the other end")] } ?? [], notes: notes, fixes: fixes)
  }

  static func stepMissesMax(
    step: DecimalNumber, from start: DecimalNumber, maximum: DecimalNumber, last: DecimalNumber,
    at range: SourceRange, max maxRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepMissesMax, .warning,
      "in steps of \(step) from \(start), nobody can reach `max: \(maximum)`", at: range,
      label: "the last step is \(last)", secondary: [Label(maxRange, "never reached")],
      fixes: [Fix("write `max: \(last)`", [Edit(maxRange, last.description)], isSafe: false)])
  }

  static func minimumExceedsOptions(
    _ minimum: Int, countable: Int, of all: Int, at range: SourceRange, options: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .boundExceedsOptions, .error,
      "nobody can choose \(minimum) options: there \(countable == 1 ? "is" : "are") only \(countable)",
      at: range,
      label: "more than there are",
      secondary: [Label(options, "\(countable) can be chosen together")],
      notes: countable < all ? ["options with `exclusive: true` stand alone and do not count"] : [],
      fixes: countable > 0
        ? [Fix("write `\(countable)`", [Edit(range, "\(countable)")], isSafe: false)] : [])
  }

  static func maximumExceedsOptions(
    _ maximum: Int, countable: Int, of all: Int, at range: SourceRange, options: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .boundExceedsOptions, .warning,
      "`max: \(maximum)` forbids nothing: there \(countable == 1 ? "is only 1 option" : "are only \(countable) options")",
      at: range,
      label: "more than there are",
      secondary: [Label(options, "\(countable) can be chosen together")],
      notes: countable < all ? ["options with `exclusive: true` stand alone and do not count"] : [],
      help: "remove the line, or write a smaller number")
  }

  static func notAURL(_ text: String, at range: SourceRange) -> Diagnostic {
    var fixes: [Fix] = []
    if !text.contains("://"), text.contains("."), !text.contains(" ") {
      let address = "https://" + text
      fixes = [Fix("write `\(address)`", [Edit(range, address)], isSafe: false)]
    }
    return Diagnostic(
      .notAURL, .error, "`url` should be a web address, and \"\(text)\" is none", at: range,
      label: "must begin with `https://` or `http://`",
      help: fixes.isEmpty ? "write it like `https://example.org/responses`" : nil, fixes: fixes)
  }

  /// `collect: https://…` without its key.
  static func collectIsAnAddress(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongShape, .error, "an address to collect at stands behind the key `url`", at: range,
      label: "needs `url:`",
      fixes: [Fix("write `{url: …}`", [Edit(range, "{url: \(text)}")], isSafe: false)])
  }

  /// A `url` with `to: file` or `to: device`.
  static func urlIsNotUsed(
    _ destination: SurveyModel.Collection.Destination, at range: SourceRange, url: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownValue, .error,
      "`to` says `\(destination.rawValue)`, but responses with a `url` go there", at: range,
      label: "not with a `url`", secondary: [Label(url, "the address")],
      help: "write `to: url`, or remove the `url`")
  }

  static func defaultNotAllowed(_ why: String, meant: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .defaultNotAllowed, .error, "this `default` cannot be chosen: \(why)", at: range,
      label: meant.map { "did you mean \"\($0)\"?" } ?? "no possible answer",
      fixes: meant.map { [Fix("write \"\($0)\"", [Edit(range, yamlText($0))], isSafe: false)] }
        ?? [])
  }

  static func answerNotAllowed(_ why: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .answerNotAllowed, .error, "nobody can give this `answer`: \(why)", at: range,
      label: meant.map { "did you mean \"\($0)\"?" } ?? "no possible answer",
      fixes: meant.map { [Fix("write \"\($0)\"", [Edit(range, yamlText($0))], isSafe: false)] }
        ?? [])
  }

  static func pointsAndAnswer(at range: SourceRange, other: SourceRange) -> Diagnostic {
    Diagnostic(
      .pointsAndAnswer, .error,
      "a question has a right `answer` or options with `points`, not both", at: range,
      label: "which of the two counts?", secondary: [Label(other, "and this")],
      help: "remove `answer`, or remove the `points` of the options")
  }
}
