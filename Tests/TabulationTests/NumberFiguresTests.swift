import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("Numbers are counted exactly")
struct NumberFiguresTests {
  private func numbers(_ values: [String]) throws -> JSONValue {
    try counted(question("type: number"), values.map { "{\"q\":\($0)}" })
  }

  private func bins(_ values: [String]) throws -> [String] {
    let result = try numbers(values)
    return zip(
      zip(result.column("from", of: "bins"), result.column("to", of: "bins")),
      result.column("count", of: "bins")
    ).map { "\($0.0)…\($0.1): \($1)" }
  }

  @Test("Mean, median, quartiles of type 7, sample sd, each rounded half away from zero")
  func statistics() throws {
    let names = ["mean", "median", "sd", "min", "max", "q1", "q3"]
    // R: quantile(c(1, 2, 3, 4, 10), type = 7); sd = √(50/4).
    #expect(
      try names.map(numbers(["4", "1", "10", "2", "3"]).text)
        == ["4", "3", "3.54", "1", "10", "2", "4"])
    #expect(
      try names.map(numbers(["1", "2", "3", "4"]).text)
        == ["2.5", "2.5", "1.29", "1", "4", "1.75", "3.25"])
    #expect(try names.map(numbers(["7"]).text) == ["7", "7", "null", "7", "7", "7", "7"])
    #expect(try names.map(numbers([]).text) == Array(repeating: "null", count: 7))
    #expect(try numbers([]).column("count", of: "bins") == [])
  }

  @Test("Halves go away from zero on both sides, without float noise")
  func rounding() throws {
    #expect(try numbers(["1.005", "1.005"]).text("mean") == "1.01")
    #expect(try numbers(["-1.005", "-1.005"]).text("mean") == "-1.01")
    #expect(try numbers(["0.1", "0.2"]).text("mean") == "0.15")
    #expect(try numbers(["0.004", "-0.005"]).text("max") == "0")
    #expect(try numbers(["-0.004", "-0.004"]).text("mean") == "0")
    // The sd of 0 and 0.01·√2 would be 0.01 exactly; that of 0 and 0.007 is 0.00495.
    #expect(try numbers(["0", "0.007"]).text("sd") == "0")
    #expect(try numbers(["0", "0.0071"]).text("sd") == "0.01")
  }

  @Test("A number is rounded from its decimal text to six places; from 10⁹ on it is none")
  func readingNumbers() throws {
    #expect(try numbers(["0.0000005"]).column("to", of: "bins") == ["1"])
    #expect(try numbers(["999999999"]).text("max") == "999999999")
    let odd = try numbers(
      ["1e9", "-1E9", "999999999.9999995", #""1,5""#, #""12 kg""#, "true", "1e-400", #"" +.5 ""#])
    #expect(odd.text("answered") == "8")
    #expect(odd.text("max") == "0.5")
    #expect(
      odd.texts("unrecognised") == [
        "-1E9: 1", "1,5: 1", "12 kg: 1", "1e9: 1", "999999999.9999995: 1", "true: 1",
      ])
  }

  @Test("Sums and squares near the limits stay exact")
  func limits() throws {
    let result = try numbers(
      Array(repeating: ["999999999.999999", "-999999999.999999"], count: 500).flatMap { $0 })
    #expect(result.text("mean") == "0")
    // sd = 999999999.999999 · √(1000/999).
    #expect(result.text("sd") == "1000500375.31")
  }

  @Test("Sturges's bins have round widths, are left-closed, the last one closed")
  func histogram() throws {
    // n = 5: k = 4; (10 − 1)/4 = 2.25, whole: 5.
    #expect(
      try bins(["1", "2", "3", "5", "10"]) == ["0…5: 3", "5…10: 2"])
    // n = 4: k = 3; 3/3 = 1.
    #expect(try bins(["1", "2", "3", "4"]) == ["1…2: 1", "2…3: 1", "3…4: 2"])
    // n = 2: k = 2; 0.5/2 = 0.25.
    #expect(try bins(["0.5", "1"]) == ["0.5…0.75: 1", "0.75…1: 1"])
    // k = 2; 5.1/2 = 2.55: 5.
    #expect(try bins(["-5.1", "0"]) == ["-10…-5: 1", "-5…0: 1"])
    // k = 3; 5/3: 2, whole though 2.5 is not asked for.
    #expect(try bins(["-3", "2", "2"]) == ["-4…-2: 1", "-2…0: 0", "0…2: 2"])
    // Widths finer than the answers: 0.000001/2.
    #expect(
      try bins(["0", "0.000001"]) == ["0…0.0000005: 1", "0.0000005…0.000001: 1"])
  }

  @Test("Equal values make one bin of width 1 at the whole number below")
  func oneBin() throws {
    #expect(try bins(["3", "3"]) == ["3…4: 2"])
    #expect(try bins(["-0.5"]) == ["-1…0: 1"])
  }

  @Test("The order of responses makes no difference", arguments: 0..<20)
  func order(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let survey = try survey(
      """
      title: T
      questions:
        - {id: a, question: A, options: [X, Y], other: true}
        - {id: n, question: N, type: number, show_if: a == "X"}
        - {id: m, question: M, type: choose_many, options: [P, Q]}
        - {id: t, question: T, type: short_text}
      """)
    let lines = (0..<40).map { _ -> String in
      let a = ["X", "Y", "other", "Z"].randomElement(using: &generator) ?? ""
      let n = Int.random(in: -500...500, using: &generator)
      let m = ["[]", #"["P"]"#, #"["Q","P"]"#, "null"].randomElement(using: &generator) ?? ""
      return
        #"{"answers":{"a":"\#(a)","a.other.text":"t\#(n % 3)","n":\#(n)e-2,"m":\#(m),"t":"\#(n % 4)"}}"#
    }
    let first = reading(lines.joined(separator: "\n"), named: "f", of: survey).finish()
    let shuffled = lines.shuffled(using: &generator)
    let second = reading(shuffled.joined(separator: "\n"), named: "f", of: survey).finish()
    #expect(first.responses == 40)
    #expect(first.canonicalJSON == second.canonicalJSON)
  }
}

/// A small generator with a seed (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
