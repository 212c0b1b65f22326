import Diagnostics
import SourceText
import SurveyModel
import UnicodeText

/// `overlapping-ranges` and `gap-in-ranges`: options such as `0-5`, `6 to 10`, `More than 10` that
/// follow each other.
@Sendable func checkRanges(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  let survey = subject.survey
  for index in subject.questions(where: { $0 == .chooseOne || $0 == .chooseMany || $0 == .scale }) {
    if let choices = survey.questions[index].choices { report(choices, &bag) }
  }
}

private func report(_ choices: Choices, _ bag: inout DiagnosticBag) {
  let numbered = choices.options.indices.filter { choices.options[$0].label.written.hasDigit }
  guard numbered.count >= 2 else { return }
  let ranges = numbered.filter { !choices.options[$0].isOther }
    .compactMap { OptionRange(choices.options[$0]) }
  // Two true ranges are a series; a single one, or scores such as 2-1, are not.
  guard ranges.count(where: { $0.isClosed }) >= 2,
    ranges.allSatisfy({ !$0.isClosed || $0.low < $0.high }),
    !ranges.contains(where: \.isYears)
  else { return }
  let isWhole = ranges.allSatisfy(\.isWhole)
  let unit = isWhole ? 1_000_000 : 0
  let bounded = ranges.map { $0.bounded(unit: unit) }
    .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
  var hasOverlap = false
  var hasGap = false
  for (before, after) in zip(bounded, bounded.dropFirst()) {
    let pair = before.option.labelRange.start < after.option.labelRange.start
    let (later, earlier) = pair ? (after, before) : (before, after)
    if after.low < before.high || (isWhole && after.low == before.high) {
      if !hasOverlap {
        bag.report(
          .overlappingRanges(
            later.label, earlier.label, shared: DecimalNumber(millionths: after.low),
            at: later.option.labelRange, other: earlier.option.labelRange))
      }
      hasOverlap = true
    } else if isWhole, after.low - before.high > unit {
      if !hasGap {
        bag.report(
          .gapInRanges(
            later.label, earlier.label,
            missing: DecimalNumber(millionths: before.high + unit),
            at: later.option.labelRange, other: earlier.option.labelRange))
      }
      hasGap = true
    }
  }
}

extension String {
  fileprivate var hasDigit: Bool { utf8.contains { (0x30...0x39).contains($0) } }
}

/// An option with a digit in its label that names a range of numbers, in millionths.
private struct OptionRange {
  var option: Option
  var label: String
  var low: Int
  var high: Int
  /// Both ends are written, and are not the same.
  var isClosed: Bool
  /// The end itself does not belong to it: `More than 20`, `Under 5`.
  var isExclusive = false
  var isWhole: Bool

  private static let infinity = Int.max / 4

  /// School years such as 2024-2025 share an end and overlap nobody.
  var isYears: Bool {
    isClosed && low >= 1_900_000_000 && high <= 2_200_000_000
  }

  init?(_ option: Option) {
    self.option = option
    label = option.label.written
    let words = Self.words(of: label)
    let numbers = words.indices.filter { DecimalNumber(words[$0]) != nil }
    let values = numbers.compactMap { DecimalNumber(words[$0]) }
    isWhole = values.allSatisfy(\.isWhole)
    let others = words.indices.filter { !numbers.contains($0) }.map { words[$0] }
    switch values.count {
    case 2:
      guard numbers[1] == numbers[0] + 2, Self.joints.contains(words[numbers[0] + 1]),
        others.count <= 3, numbers[0] <= 1
      else { return nil }
      low = values[0].millionths
      high = values[1].millionths
      isClosed = true
    case 1:
      let line = " " + others.joined(separator: " ") + " "
      func has(_ phrases: [String]) -> Bool {
        phrases.contains { line.utf8Range(of: " \($0) ") != nil }
      }
      isClosed = false
      guard others.count <= 5 else { return nil }
      if has(["more than", "over", "above"]) {
        low = values[0].millionths
        high = Self.infinity
        isExclusive = true
      } else if has(["or more", "and more", "at least", "+", "or over", "and over", "and up"]) {
        low = values[0].millionths
        high = Self.infinity
      } else if has(["less than", "fewer than", "under", "below"]) {
        low = -Self.infinity
        high = values[0].millionths
        isExclusive = true
      } else if has(["or less", "or fewer", "at most", "up to", "or under", "or below"]) {
        low = -Self.infinity
        high = values[0].millionths
      } else if others.isEmpty {
        low = values[0].millionths
        high = low
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// With an end that does not belong moved to the next whole number.
  func bounded(unit: Int) -> OptionRange {
    guard isExclusive else { return self }
    var range = self
    if range.high == Self.infinity { range.low += unit } else { range.high -= unit }
    range.isExclusive = false
    return range
  }

  private static let joints: Set<String> = ["-", "to", "until", "bis", "a", "à"]

  /// Numbers, signs and words; anything between digits that is no hyphen makes it no range (a time,
  /// a date, a name such as `7E2`).
  private static func words(of label: String) -> [String] {
    var words: [String] = []
    var word = ""
    func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ("0"..."9").contains($0) } ?? false
    }
    let scalars = Array(label.caseFolded.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let before = index > 0 ? scalars[index - 1] : nil
      if WhiteSpace.contains(scalar) {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if ["-", "\u{2013}", "\u{2014}", "\u{2012}", "\u{2011}"].contains(scalar) {
        // A sign before a number, or a hyphen within a word, is no joint.
        let isJoint = isDigit(before) || before.map(WhiteSpace.contains) == true
        if isJoint, isDigit(next) || next.map(WhiteSpace.contains) == true {
          if !word.isEmpty { words.append(word) }
          words.append("-")
          word = ""
        } else {
          word.unicodeScalars.append(scalar)
        }
      } else if scalar == "+", isDigit(before) {
        if !word.isEmpty { words.append(word) }
        words.append("+")
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    // `$5`, `5€` and `5%` are numbers with their unit.
    return words.map { word in
      let stripped = word.unicodeScalars.filter { !["$", "€", "£", "%"].contains($0) }
      let text = String(String.UnicodeScalarView(stripped))
      return DecimalNumber(text) != nil ? text : word
    }
  }
}
