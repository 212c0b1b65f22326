import SurveyModel

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Responses as files hold them: mostly right, with every oddity that people and programs make.
extension SeededGenerator {
  /// A line of JSON Lines.
  mutating func response(to survey: Survey) -> String {
    var members: [String] = []
    for question in survey.questions where chance(85) {
      guard let value = answer(to: question) else { continue }
      members.append("\(quoted(question.id)):\(value)")
      if question.choices?.other != nil, chance(60) {
        members.append("\(quoted(question.id + ".other.text")):\(quoted(pick(Self.words)))")
      }
    }
    let id = chance(90) ? "\(Int.random(in: 0..<1_000_000, using: &self))" : "twice"
    return """
      {"survey":\(quoted(survey.id)),"fingerprint":"\(survey.fingerprint)","id":"\(id)",\
      "answers":{\(members.joined(separator: ","))}}
      """
  }

  private static let words = [
    "Tacos", "tacos", " Tacos ", "caf\\u0065\\u0301", "é", "\u{1F600}", "\u{FFFD}", "", "a\\nb",
    "x\\r\\ny", "\u{FEFF}", "q\u{85}", "日本語のテキスト", "someone@example.org", "=1+1", "~",
    "ΑΣ", "ας", "Straße", "\\u0001", "\u{2028}",
  ]
  private static let numbers = [
    "0", "1", "2", "2.5", "-3", "7", "10", "1e1", "0.1", "0.30", "1.0000005", "-0.0000005", "1E-7",
    "999999999.999999", "1000000000", "3.999999", "12.25", "4.0", "-0", "100", "33.333333",
  ]
  private static let oddities = [
    "null", "true", "false", "[]", "{}", "[1.0,\"a\"]", "{\"a\":[null,1.50]}", "\"\"", "\"  \"",
    "9", "\"NaN\"",
  ]

  private mutating func answer(to question: Question) -> String? {
    if chance(8) { return pick(Self.oddities) }
    switch question.type {
    case .note: return nil
    case .chooseOne, .yesNo, .scale: return choice(question)
    case .rating, .number:
      let number = pick(Self.numbers)
      return chance(70) ? number : quoted(number)
    case .chooseMany, .rank:
      let items = (0..<Int.random(in: 0...5, using: &self)).map { _ in choice(question) }
      if chance(80) { return "[\(items.joined(separator: ","))]" }
      let texts = items.map { $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : $0 }
      return quoted(texts.joined(separator: pick(["; ", ", ", "|", "\\n", ";"])))
    case .grid:
      var rows = question.rows.filter { _ in chance(80) }.map {
        "\(quoted($0.id)):\(choice(question))"
      }
      if chance(10) { rows.append("\"unknown\":\(choice(question))") }
      return "{\(rows.joined(separator: ","))}"
    case .date:
      return quoted(pick(["2026-05-01", "2024-02-29", "2025-02-29", "0001-01-01", "2026-5-1"]))
    case .time: return quoted(pick(["09:30", "23:59", "24:00", "9:30", "00:00"]))
    case .shortText, .longText: return quoted(pick(Self.words))
    }
  }

  private mutating func choice(_ question: Question) -> String {
    if chance(8) { return quoted(pick(Self.words)) }
    if chance(4) { return pick(["9", "9.0", "1", "true", "null"]) }
    guard let option = question.options.randomElement(using: &self) else { return "null" }
    return quoted(chance(70) ? option.value : option.label.written)
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// The texts hold their escapes already.
  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
