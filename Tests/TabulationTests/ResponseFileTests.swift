import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("Responses are read from JSON")
struct ResponseFileTests {
  private func lunch() throws -> Survey {
    try question(
      "options: [{label: Pasta, value: p}, 9, Yes], other: true", document: "id: lunch")
  }

  @Test("JSON Lines, an array and one object are all responses")
  func shapes() throws {
    let lunch = try lunch()
    let record = #"{"survey":"lunch","id":"1","answers":{"q":"p"}}"#
    for text in [record + "\n\n  \n", "[\(record)]", "\u{FEFF}\(record)", "\n {\"answers\":{}}"] {
      let tally = reading(text, named: "-", of: lunch).finish()
      #expect(tally.responses == 1)
      #expect(tally.unreadable == 0)
    }
    #expect(reading("", of: lunch).finish().responses == 0)
    #expect(reading("[]", of: lunch).finish().responses == 0)
  }

  @Test("Of one id the first counts, across files; without an id none is a duplicate")
  func duplicates() throws {
    var builder = TallyBuilder(try lunch())
    let first = #"{"id":"x","answers":{"q":"p"}}"#
    let again = #"{"id":"x","answers":{"q":"9"}}"#
    let nameless = #"{"id":"","answers":{"q":"9"}}"#
    builder.read(Array("\(first)\n\(nameless)\n".utf8), named: "a")
    builder.read(Array("\(again)\n\(nameless)\n{\"answers\":{}}\n".utf8), named: "b")
    let tally = builder.finish()
    #expect(tally.responses == 4)
    #expect(tally.duplicates == 1)
    #expect(try tallied(builder).column("count") == ["1", "2", "0", "0"])
  }

  @Test("What cannot be read is counted, with its place, and the rest is read")
  func unreadable() throws {
    let builder = reading(
      """
      {"answers":{"q":"p"}}
      nonsense
      {"answers":{"q":NaN}}

      {"answers":{"q":"p"}
      [1]
      {"answer":{"q":"p"}}
      {"answers":["p"]}
      {"survey":"tea","fingerprint":"0","answers":{}}
      {"survey":"tea","answers":{}}
      {"answers":{"q":"9"}}
      """, named: "f.jsonl", of: try lunch())
    #expect(builder.notes.unreadable.map(\.line) == [2, 3, 5, 6, 7, 8, 9, 10])
    #expect(builder.finish().responses == 2)
    #expect(builder.finish().unreadable == 8)
  }

  @Test("Another survey's name with this fingerprint is read, another version counted, both noted")
  func versions() throws {
    let lunch = try lunch()
    let builder = reading(
      """
      {"survey":"mittag","fingerprint":"\(lunch.fingerprint)","answers":{"q":"p"}}
      {"survey":"lunch","fingerprint":"old","answers":{"q":"p"}}
      {"survey":"lunch","fingerprint":"older","answers":{"q":"p"}}
      {"survey":"lunch","fingerprint":"old","answers":{"q":"p"}}
      """, named: "f", of: lunch)
    #expect(builder.finish().responses == 4)
    #expect(builder.notes.otherNames.map(\.survey) == ["mittag"])
    #expect(builder.notes.versions.map(\.fingerprint) == ["old", "older"])
    #expect(builder.notes.versions.map(\.count) == [2, 1])
  }

  @Test("Keys that the survey does not know are named once")
  func unknownKeys() throws {
    let line = #"{"answers":{"q":"p","food":"x","q.other.text":"y","food.other.text":"z"}}"#
    let builder = reading("\(line)\n\(line)\n", named: "f", of: try lunch())
    #expect(builder.notes.unknownKeys == ["food", "food.other.text"])
  }

  @Test("A scalar is read by its text as written, another shape is kept as compact JSON")
  func shapesOfAnswers() throws {
    let result = try counted(
      lunch(),
      [
        #"{"q":9}"#, #"{"q":9.0}"#, #"{"q":true}"#, #"{"q": [ "p", 1 ]}"#, #"{"q":"Pasta"}"#,
        #"{"q":"\u0050asta "}"#, #"{"q":"\ud83d"}"#,
      ])
    #expect(result.column("count") == ["2", "1", "0", "0"])
    #expect(
      result.texts("unrecognised") == [
        "9.0: 1", #"["p",1]: 1"#, "true: 1", "\u{FFFD}: 1",
      ])
  }

  @Test("yes_no takes true and false, 1 and 0, yes and no in any case, and labels of any language")
  func yesNo() throws {
    let survey = try question("type: yes_no", document: "languages: [en, es]")
    let result = try counted(
      survey,
      ["true", "1", "\"YES\"", "\"Sí\"", "false", "0", "\"nO\"", "\"No\"", "\"ja\""]
        .map { "{\"q\":\($0)}" })
    #expect(result.column("count") == ["4", "4"])
    #expect(result.texts("unrecognised") == ["ja: 1"])
  }

  @Test("A label counts in any language, but another option's value goes before")
  func labels() throws {
    let survey = try question(
      "options: [{value: a, label: {en: One, de: b}}, {value: b, label: {en: Two, de: Zwei}}]",
      document: "languages: [en, de]")
    let result = try counted(
      survey, ["One", "Zwei", "b", "a", "one"].map { "{\"q\":\"\($0)\"}" })
    #expect(result.column("count") == ["2", "2"])
    #expect(result.texts("unrecognised") == ["one: 1"])
  }

  @Test(
    "A joined text is taken apart, known options first, the longest first",
    arguments: [
      ("Red, white, Blue", ["1", "0", "1"], []),
      ("Blue;Red", ["0", "1", "1"], []),
      ("Blue | Red\nGreen", ["0", "1", "1"], ["Green: 1"]),
      ("Red, Green, white", ["0", "1", "0"], ["Green: 1", "white: 1"]),
      ("Reddish, Blue", ["0", "0", "1"], ["Reddish: 1"]),
      ("Red,Blue", ["0", "0", "0"], ["Red,Blue: 1"]),
      (" ; ;", ["0", "0", "0"], []),
    ])
  func joined(text: String, counts: [String], unknown: [String]) throws {
    let survey = try question("type: choose_many, options: ['Red, white', Red, Blue]")
    let result = try counted(survey, [#"{"q":\#(JSONValue.string(text).compact)}"#])
    #expect(result.column("count") == counts)
    #expect(result.texts("unrecognised") == unknown)
  }

  @Test("UTF-16 and Windows-1252 are read, with a note")
  func encodings() throws {
    let survey = try question("type: short_text")
    let text = "q\r\ncafé — 5 €\r\n"
    let utf16 = Array(text.utf16)
    let little: [UInt8] =
      [0xFF, 0xFE] + utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big: [UInt8] =
      [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let windows = Array("q\r\ncaf".utf8) + [0xE9, 0x20, 0x97] + Array(" 5 ".utf8) + [0x80, 0x0A]
    for (bytes, encoding) in [(little, "UTF-16"), (big, "UTF-16"), (windows, "Windows-1252")] {
      var builder = TallyBuilder(survey)
      builder.read(bytes, named: "f.csv")
      #expect(try tallied(builder).texts("answers") == ["café — 5 €: 1"])
      #expect(builder.notes.encodings.map(\.encoding) == [encoding])
    }
  }

  @Test("A response is written as one line and read back as it was")
  func writing() throws {
    let lunch = try lunch()
    var answers = AnswerSet(questionCount: 1)
    answers[0] = .choice("other")
    answers.otherTexts[0] = "Soup \"of the day\"\n"
    let response = Response(
      survey: "lunch", fingerprint: lunch.fingerprint, id: "00ff",
      submittedAt: "2026-09-01T12:00:00Z",
      language: "en", answers: answers)
    let line = response.jsonLine(of: lunch)
    #expect(
      line
        == #"{"survey":"lunch","fingerprint":"\#(lunch.fingerprint)","id":"00ff","submitted_at":"2026-09-01T12:00:00Z","language":"en","answers":{"q":"other","q.other.text":"Soup \"of the day\"\n"}}"#
    )
    let result = try tallied(reading(line, named: "f", of: lunch))
    #expect(result.texts("other") == ["Soup \"of the day\": 1"])
  }

  @Test("Any bytes are read without a crash", arguments: 0..<200)
  func anyBytes(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let pieces: [String] = [
      "{", "}", "[", "]", "\"", ":", ",", "\\u", "d83d", "answers", "q", "\n", "\r", ";", "\t", "'",
      "=", "1e999999999999999999999", "-", ".", "null", "\u{FEFF}", "é", "id", "survey", " ",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      if Bool.random(using: &generator) {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    let survey = try question("type: choose_many, options: [A, B], other: true")
    var builder = TallyBuilder(survey)
    builder.read(bytes, named: seed % 2 == 0 ? "f.csv" : "f.jsonl")
    _ = builder.finish().canonicalJSON
  }
}
