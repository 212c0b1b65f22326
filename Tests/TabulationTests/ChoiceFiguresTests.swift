import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("Choices are counted")
struct ChoiceFiguresTests {
  @Test(
    "Shares of one choice add up to 100.0 by largest remainder, ties to the earlier option",
    arguments: [
      ([1, 1, 1], ["33.4", "33.3", "33.3"]),
      ([1, 2, 0], ["33.3", "66.7", "0"]),
      // 142.857…: six times .857 and one of .0; three tenths are missing of 2 × 142 + 5 × 142 …
      ([1, 1, 1, 1, 1, 1, 1], ["14.3", "14.3", "14.3", "14.3", "14.3", "14.3", "14.2"]),
      ([17, 12, 11], ["42.5", "30", "27.5"]),
      // 1000/16 = 62.5, 937.5: one tenth is missing and the remainders are equal.
      ([1, 15], ["6.3", "93.7"]),
      ([0, 5], ["0", "100"]),
    ])
  func shares(counts: [Int], percents: [String]) throws {
    let letters = ["A", "B", "C", "D", "E", "F", "G"].prefix(counts.count)
    let survey = try question("options: [\(letters.joined(separator: ", "))]")
    let answers = zip(letters, counts).flatMap { letter, count in
      Array(repeating: "{\"q\":\"\(letter)\"}", count: count)
    }
    let result = try counted(survey, answers)
    #expect(result.column("count") == counts.map(String.init))
    #expect(result.column("percent") == percents)
  }

  @Test("What is no option is in the base and takes a share that is not printed")
  func unrecognised() throws {
    let result = try counted(
      question("options: [A, B]"), ["A", "B", "C", "C"].map { "{\"q\":\"\($0)\"}" })
    #expect(result.text("answered") == "4")
    #expect(result.column("percent") == ["25", "25"])
    #expect(result.texts("unrecognised") == ["C: 2"])
  }

  @Test("Of nobody there is no percentage, and what was not asked is not in the base")
  func nobody() throws {
    let result = try counted(question("options: [A, B]"), ["{}", "{\"q\":null}", "{\"q\":\" \"}"])
    #expect(result.text("asked") == "3")
    #expect(result.text("answered") == "0")
    #expect(result.column("count") == ["0", "0"])
    #expect(result.column("percent") == ["null", "null"])
  }

  @Test("Of many choices the base is people, and each share is rounded half up by itself")
  func manyChoices() throws {
    let survey = try question("type: choose_many, options: [A, B, C]")
    let answers =
      ["{\"q\":[\"B\",\"A\",\"B\"]}", "{\"q\":[]}"]
      + Array(repeating: "{\"q\":[\"A\"]}", count: 14)
    let result = try counted(survey, answers)
    #expect(result.text("answered") == "16")
    // 15/16 = 93.75, 1/16 = 6.25.
    #expect(result.column("percent") == ["93.8", "6.3", "0"])
    #expect(result.column("count") == ["15", "1", "0"])
  }

  @Test("The text of Other counts only while Other is chosen, and Other counts without it")
  func other() throws {
    let survey = try question("options: [A], other: true")
    let result = try counted(
      survey,
      [
        #"{"q":"other","q.other.text":"Tacos"}"#, #"{"q":"Other","q.other.text":" Tacos "}"#,
        #"{"q":"other"}"#, #"{"q":"A","q.other.text":"Soup"}"#, #"{"q":"other","q.other.text":7}"#,
      ])
    #expect(result.column("value") == [#""A""#, #""other""#])
    #expect(result.column("count") == ["1", "4"])
    #expect(result.texts("other") == ["Tacos: 2", "7: 1"])
  }

  @Test("Scale and rating have the statistics of their scores, counts stay in written order")
  func scale() throws {
    let answers = ["Low", "High", "High", "Mid"].map { "{\"q\":\"\($0)\"}" }
    let plain = try counted(question("type: scale, options: [Low, Mid, High]"), answers)
    #expect(plain.column("count") == ["1", "1", "2"])
    // Scores 1, 3, 3, 2: mean 2.25, sd √(2.75/3) = 0.957….
    #expect(["mean", "median", "sd"].map(plain.text) == ["2.25", "2.5", "0.96"])
    let reversed = try counted(
      question("type: scale, reverse: true, options: [Low, Mid, High]"), answers)
    #expect(reversed.column("count") == ["1", "1", "2"])
    #expect(["mean", "median", "sd"].map(reversed.text) == ["1.75", "1.5", "0.96"])
    let rating = try counted(
      question("type: rating, min: 0, max: 10"),
      [#"{"q":10}"#, #"{"q":"0"}"#, #"{"q":7.0}"#, #"{"q":7.5}"#, #"{"q":11}"#])
    #expect(rating.column("value").count == 11)
    #expect(rating.column("value").last == #""10""#)
    #expect(["mean", "median", "sd"].map(rating.text) == ["5.67", "7", "5.13"])
    #expect(rating.texts("unrecognised") == ["11: 1", "7.5: 1"])
  }

  @Test("A ranking has firsts, the mean place and points; what is no option takes no place")
  func rank() throws {
    let survey = try question("type: rank, options: [A, B, C]")
    let result = try counted(
      survey,
      [
        #"{"q":["B","A","C"]}"#, #"{"q":["X","A"]}"#, #"{"q":["A","A","B"]}"#, #"{"q":[]}"#,
      ])
    #expect(result.text("answered") == "3")
    #expect(result.column("count") == ["3", "2", "1"])
    #expect(result.column("percent") == ["100", "66.7", "33.3"])
    #expect(result.column("firsts") == ["2", "1", "0"])
    // A: 2, 1, 1; B: 1, 2; C: 3.
    #expect(result.column("mean_rank") == ["1.33", "1.5", "3"])
    #expect(result.column("borda") == ["8", "5", "1"])
    #expect(result.texts("unrecognised") == ["X: 1"])
  }

  @Test("Each row of a grid has a base of its own; unknown rows are not lost")
  func grid() throws {
    let survey = try question(
      "type: grid, options: [Bad, Good], rows: [{id: food, text: Food}, Room]")
    let result = try counted(
      survey,
      [
        #"{"q":{"food":"Good","r2":"Bad"}}"#, #"{"q":{"food":"Good"}}"#,
        #"{"q":{"food":"Fine","sky":"Blue"}}"#, #"{"q":{}}"#, #"{"q":"Good"}"#,
      ])
    #expect(result.text("answered") == "4")
    #expect(result.column("answered", of: "rows") == ["3", "1"])
    guard case .array(let rows)? = result["rows"] else { throw NoQuestions() }
    #expect(rows[0].column("count") == ["0", "2"])
    #expect(rows[0].column("percent") == ["0", "66.7"])
    #expect(rows[0].texts("unrecognised") == ["Fine: 1"])
    #expect(rows[1].column("percent") == ["100", "0"])
    #expect(result.texts("unrecognised") == ["Good: 1", "sky: Blue: 1"])
  }

  @Test("Texts stand by frequency, then by Unicode scalar rather than UTF-16 unit")
  func texts() throws {
    let result = try counted(
      question("type: short_text"),
      ["b", "\u{FFFD}", "😀", "b", "a", " a ", "c"].map { "{\"q\":\"\($0)\"}" })
    #expect(result.texts("answers") == ["a: 2", "b: 2", "c: 1", "\u{FFFD}: 1", "😀: 1"])
    // e + combining acute is é.
    let accents = try counted(
      question("type: long_text"), ["{\"q\":\"e\u{301}\"}", #"{"q":"\u00e9"}"#])
    #expect(accents.texts("answers") == ["\u{E9}: 2"])
  }

  @Test("Dates and times are exact, everything else is counted beside them")
  func moments() throws {
    let dates = try counted(
      question("type: date"),
      ["2024-02-29", "2023-02-29", "2024-2-29", "2024-02-29"].map { "{\"q\":\"\($0)\"}" })
    #expect(dates.texts("answers") == ["2024-02-29: 2"])
    #expect(dates.texts("unrecognised") == ["2023-02-29: 1", "2024-2-29: 1"])
    let times = try counted(
      question("type: time"), ["23:59", "24:00", "7:30", "00:00"].map { "{\"q\":\"\($0)\"}" })
    #expect(times.texts("answers") == ["00:00: 1", "23:59: 1"])
    #expect(times.texts("unrecognised") == ["24:00: 1", "7:30: 1"])
  }
}
