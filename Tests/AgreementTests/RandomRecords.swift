import JSONText
import SurveyModel

/// A file of JSON Lines as years of use leave it behind: responses, doubles, other surveys, answers
/// of every wrong shape, lines that are nothing.
struct RandomRecords {
  let survey: Survey
  /// Nothing but what a table can hold too: no shapes where no shape belongs.
  let isTidy: Bool
  private var random: SeededGenerator
  private var count = 0

  init(_ survey: Survey, seed: UInt64, isTidy: Bool = false) {
    self.survey = survey
    self.isTidy = isTidy
    random = SeededGenerator(state: seed)
  }

  mutating func file() -> String {
    var lines = (0..<random.number(0...40)).map { _ in
      isTidy || random.chance(88) ? record() : random.pick(Self.damaged)
    }
    // Only a file of one value is more than a line to a value.
    if lines.count == 1 { lines.append(record()) }
    let end = random.chance(20) ? "\r\n" : "\n"
    return lines.map { $0 + end }.joined()
  }

  private static let damaged = [
    "", " ", "\t", "\u{A0}", "\u{2028}", "nonsense", "{", "{\"answers\":", "[]", "5", "\"text\"",
    "null", "NaN", "{}", "{\"answers\":{}}", "{\"answers\":[]}", "{\"answers\":null}",
    "{\"answers\":NaN}", "{\"answers\":{\"a\":01}}", "{\"answers\":{\"a\":1.}}",
    "{\"answers\":{\"a\":-Infinity}}", "{\"answers\":{},}", "{\"answers\":{}} {}",
    "{'answers':{}}", "{\"answers\":{\"a\":\"\\x\"}}", "{\"answers\":{\"a\":\"tab\there\"}}",
    "{\"answers\":{\"a\":+1}}", "{\"answers\":{\"a\":.5}}", "{\"answers\":{\"a\":\"\\ud83d\"}}",
    "{\"answers\":{}}\u{A0}", "\u{FEFF}{\"answers\":{}}",
    "{\"survey\":\"elsewhere\",\"answers\":{}}",
    "{\"survey\":5,\"answers\":{}}", "{\"survey\":null,\"answers\":{}}",
    "{\"answers\":5,\"answers\":{}}", "{\"answers\":{},\"answers\":5}",
    "{\"id\":\"\",\"answers\":{}}", "{\"id\":17,\"answers\":{}}",
    "{\"id\":\" 17 \",\"answers\":{}}",
    "{\"answers\":{\"unknown\":1}}", "{\"answers\":{\"a\":1E400}}", "// {\"answers\":{}}",
  ]

  // MARK: Records

  private mutating func record() -> String {
    count += 1
    var members: [String] = []
    if isTidy || random.chance(80) {
      let isForeign = !isTidy && random.chance(10)
      members.append("\"survey\":\(quoted(isForeign ? "elsewhere" : survey.id))")
    }
    if random.chance(85) {
      let fingerprint = random.chance(85) ? survey.fingerprint : random.pick(["abc", "def", ""])
      members.append("\"fingerprint\":\(quoted(fingerprint))")
    }
    if random.chance(90) {
      let id =
        random.chance(88) ? "r\(count)" : random.pick(["twice", "é", "e\u{301}", "", " r1 "])
      members.append("\"id\":\(quoted(id))")
    }
    members.append("\"answers\":\(answers())")
    if random.chance(10) { members.append("\"submitted_at\":\"2026-09-01T12:00:00Z\"") }
    let space = random.chance(10) ? " " : ""
    return "{" + members.shuffled(using: &random).joined(separator: "," + space) + space + "}"
  }

  private mutating func answers() -> String {
    var members: [String] = []
    for question in survey.questions {
      if random.chance(85) { members.append("\(quoted(question.id)):\(answer(to: question))") }
      if question.choices != nil, random.chance(30) {
        members.append("\(quoted(question.id + ".other.text")):\(text())")
      }
    }
    if random.chance(5) { members.append("\"gone\":1") }
    if random.chance(3), let first = members.first { members.append(first) }
    return "{" + members.joined(separator: ",") + "}"
  }

  // MARK: Answers

  private static let numbers = [
    "0", "1", "2", "2.5", "-3", "7", "10", "1e1", "0.1", "0.30", "1.0000005", "-0.0000005", "1E-7",
    "999999999.999999", "999999999.9999995", "1000000000", "3.999999", "12.25", "4.0", "-0", "100",
    "33.333333", "5", "4", "3", "6", "1.5e-3", "123456.789", "1e-400", "1e99999999999",
    "0.000001", "0e5", "-12.5", "250", "17",
  ]
  private static let numberTexts =
    numbers + [
      "+3", ".5", "5.", ".", "1,5", "0x10", "1_000", "٣", "1e", "e5", "--1", "1 2", "Infinity",
      " 7 ",
      "3\u{A0}", "²", "00012", "1e+2",
    ]
  private static let oddities = [
    "null", "true", "false", "[]", "{}", "[1.0,\"a\"]", "{\"a\":[null,1.50]}", "\"\"", "\"  \"",
    "9",
    "\"NaN\"", "[[]]", "[null]", "[\"\"]", "[{\"b\":\"\\u00e9\\n\"}]", "\"\\ud83d\"", "\"\\u0000\"",
    "\"\\ud83d\\ude00\"", "\"\\udE00\\ud83D\"", "[true,false]", "1.0", "\"\\u2028\"",
    "{\"\\ud800\":\"\\/\"}", "[\"\\u007f\\u0085\"]",
    "[\"\\u00009\"]", String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
  ]

  private mutating func answer(to question: Question) -> String {
    if !isTidy, random.chance(7) { return random.pick(Self.oddities) }
    switch question.type {
    case .note: return "\"x\""
    case .chooseOne, .yesNo, .scale: return choice(question)
    case .rating:
      return random.chance(70)
        ? random.pick(question.options.map(\.value)) : random.pick(Self.numbers)
    case .number:
      return random.chance(75)
        ? random.pick(Self.numbers) : quoted(random.pick(Self.numberTexts))
    case .chooseMany, .rank: return list(question)
    case .grid: return rows(question)
    case .date:
      return quoted(
        random.pick([
          "2026-05-01", "2024-02-29", "2025-02-29", "0001-01-01", "2026-5-1", "2025-05-01",
          "9999-12-31", "0000-01-01", "2025-13-01", " 2025-05-02 ", "２０２５-05-01", "1900-02-29",
        ]))
    case .time:
      return quoted(random.pick(["09:30", "23:59", "24:00", "9:30", "00:00", "12:30", "12:60"]))
    case .shortText, .longText: return text()
    }
  }

  private mutating func choice(_ question: Question) -> String {
    if random.chance(8) { return isTidy ? quoted(random.pick(RandomTexts.plain)) : text() }
    if random.chance(4) {
      return random.pick(["9", "9.0", "1", "true", "null", "\"YES\"", "\"no\""])
    }
    return quoted(name(of: random.pick(question.options)))
  }

  private mutating func name(of option: Option) -> String {
    let names =
      [option.value, option.label.written] + option.label.translations.map(\.template.written)
    let name = random.chance(75) ? option.value : random.pick(names)
    return random.chance(5) ? " \(name)\n" : name
  }

  private mutating func list(_ question: Question) -> String {
    let chosen =
      random.chance(60)
      ? question.options.shuffled(using: &random).prefix(random.number(0...question.options.count))
        .map { $0 }
      : (0..<random.number(0...4)).map { _ in random.pick(question.options) }
    if random.chance(75) {
      var items = chosen.map { quoted(name(of: $0)) }
      if random.chance(12) {
        items.append(isTidy ? quoted(random.pick(RandomTexts.plain)) : text())
      }
      if !isTidy, random.chance(5) { items.append(random.pick(Self.oddities)) }
      return "[\(items.joined(separator: ","))]"
    }
    var items = chosen.map { name(of: $0) }
    if random.chance(15) { items.append(random.pick(RandomTexts.plain)) }
    return quoted(items.joined(separator: random.pick(["; ", ", ", "|", "\n", ";", " ; ", ","])))
  }

  private mutating func rows(_ question: Question) -> String {
    var rows = question.rows.filter { _ in random.chance(80) }.map {
      "\(quoted($0.id)):\(!isTidy && random.chance(5) ? random.pick(Self.oddities) : choice(question))"
    }
    if !isTidy, random.chance(10) { rows.append("\"unknown\":\(choice(question))") }
    if !isTidy, random.chance(3) { rows.append("\"__proto__\":\(choice(question))") }
    return "{\(rows.joined(separator: ","))}"
  }

  private mutating func text() -> String {
    switch random.number(0...9) {
    case 0: quoted(random.text() + " " + random.text())
    case 1: quoted("\r\n " + random.text() + "\u{85}")
    case 2:
      quoted(random.pick(["someone@example.org", "http://example.org/?a=1", "+49 (30) 12-34"]))
    case 4:
      // Each language's own trim takes some of these, and none is white space.
      quoted(random.pick(["\u{1F}", "\u{1C}", "\u{FEFF}", "\u{200B}", "\u{180E}"]) + random.text())
    case 3: quoted(random.pick(["Tacos", "tacos", "STRASSE", "straße", "ας", "K", "É"]))
    default: quoted(random.text())
    }
  }

  /// A JSON text, some of its characters written as escapes.
  private mutating func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x10000, scalar.value < 0x20 || random.chance(2) {
        result += "\\u" + RandomTexts.hexadecimal(scalar.value, digits: 4)
      } else if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
