import SurveyModel
import SurveyRuntime
import UnicodeText

/// What a typed line means as an answer.
enum AnswerReading {
  enum Result {
    case answer(Answer)
    /// The survey's own words say what is wrong.
    case refused(WordKey)
    /// It is none of what the screen offers.
    case notOffered(hint: String)
  }

  static func read(
    _ line: String, for question: Question, shown: [Option], _ language: LanguageTag
  ) -> Result {
    switch question.body {
    case .chooseOne, .yesNo, .scale:
      guard let option = option(line, among: shown, language) else {
        return .notOffered(hint: hint(1, shown.count))
      }
      return .answer(.choice(option.value))
    case .chooseMany(let choices, _):
      guard let chosen = options(line, among: shown, language) else {
        return .notOffered(hint: hint(1, shown.count))
      }
      return .answer(.choices(inWrittenOrder(chosen, of: choices)))
    case .rank:
      guard let ranked = options(line, among: shown, language) else {
        return .notOffered(hint: hint(1, shown.count))
      }
      return .answer(.choices(ranked.map(\.value)))
    case .rating(let rating):
      // A rating's numbers are their own names, so 3 is the rating 3 and not the third option.
      guard let number = DecimalNumber(line), let whole = number.whole,
        (rating.minimum...rating.maximum).contains(whole)
      else { return .notOffered(hint: hint(rating.minimum, rating.maximum)) }
      return .answer(.number(number))
    case .number:
      guard let number = number(line) else { return .refused(.pleaseEnterNumber) }
      return .answer(.number(number))
    case .shortText, .longText:
      return .answer(.text(line))
    case .date:
      guard let date = CalendarDate(line) else { return .refused(.pleaseEnterDate) }
      return .answer(.date(date))
    case .time:
      let padded = line.prefix { $0 != ":" }.count == 1 ? "0" + line : line
      guard let time = TimeOfDay(padded) else { return .refused(.pleaseEnterTime) }
      return .answer(.time(time))
    case .grid, .note:
      return .refused(.pleaseAnswer)
    }
  }

  /// One option by its number or by its words.
  static func option(_ text: String, among shown: [Option], _ language: LanguageTag) -> Option? {
    if let number = Int(text), shown.indices.contains(number - 1) { return shown[number - 1] }
    return shown.first {
      let label = $0.label.template(in: language).written.caseFolded
      return label == text.caseFolded || $0.value.caseFolded == text.caseFolded
    }
  }

  /// Several options: numbers with spaces or commas between, or one option's words.
  static func options(_ text: String, among shown: [Option], _ language: LanguageTag) -> [Option]? {
    if let single = option(text, among: shown, language) { return [single] }
    var chosen: [Option] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isWhitespace }) {
      guard let number = Int(part), shown.indices.contains(number - 1) else { return nil }
      let option = shown[number - 1]
      if !chosen.contains(where: { $0.value == option.value }) { chosen.append(option) }
    }
    return chosen.isEmpty ? nil : chosen
  }

  static func hint(_ first: Int, _ last: Int) -> String {
    "Please type a number from \(first) to \(last)."
  }

  private static func inWrittenOrder(_ chosen: [Option], of choices: Choices) -> [String] {
    choices.options.map(\.value).filter { value in chosen.contains { $0.value == value } }
  }

  /// A decimal comma is understood.
  private static func number(_ text: String) -> DecimalNumber? {
    if let number = DecimalNumber(text) { return number }
    let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
    guard commas == 1, !text.contains(".") else { return nil }
    return DecimalNumber(String(text.map { $0 == "," ? "." : $0 }))
  }
}
