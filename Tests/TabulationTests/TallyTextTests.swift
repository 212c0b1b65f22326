import Charts
import Tabulation
import Testing

@Suite("A tally is drawn for a terminal")
struct TallyTextTests {
  private func drawn(_ spec: String, _ answers: [String], width: Int = 60) throws -> String {
    let survey = try survey(spec)
    let lines = answers.map { "{\"answers\":\($0)}\n" }.joined()
    let tally = reading(lines, named: "f.jsonl", of: survey).finish()
    return TallyText(tally, of: survey, width: width, isColored: false).render()
  }

  @Test("Bars of eighths, labels and figures below each other, the base, what is no option")
  func bars() throws {
    let text = try drawn(
      """
      title: Lunch
      questions:
        - {id: q, question: What do you like?, options: [Tea, 水, Something else entirely], other: true}
        - {id: n, question: How many?, type: number}
        - {id: why, question: Why?, type: short_text}
      """,
      [
        #"{"q":"Tea","n":1,"why":"so"}"#, #"{"q":"Tea","n":2,"why":"so"}"#, #"{"q":"Tea"}"#,
        #"{"q":"水","n":2.5}"#, #"{"q":"other","q.other.text":"Ice\u001b[31m"}"#, #"{"q":"Milk"}"#,
        "{}",
      ])
    #expect(
      text == """
        Lunch
        7 responses

        What do you like?
        6 of 7 answered
          Tea                   ██████████████████████████ 3 (50.0%)
          水                    ████████▋                  1 (16.7%)
          Something else                                   0 (0.0%)
          entirely
          Other                 ████████▋                  1 (16.7%)
          Other:
            1× Ice<U+001B>[31m
          Not an option:
            1× Milk

        How many?
        3 of 7 answered
          1 to under 1.5  ████████████████████                     1
          1.5 to under 2                                           0
          2 to 2.5        ████████████████████████████████████████ 2
          mean 1.83 · median 2 · standard deviation 0.76
          minimum 1 · lower quartile 1.5 · upper quartile 2.25 · maximum 2.5

        Why?
        2 of 7 answered
          2× so

        """)
  }

  @Test("The chart's title, order and figures are the author's; a table has no bars")
  func wishes() throws {
    let text = try drawn(
      """
      title: T
      questions:
        - {id: a, question: A, options: [X, Y], chart: {type: bar, sort: count, show: percent, title: By count}}
        - {id: b, question: B, options: [X, Y], chart: table}
        - {id: c, question: C, options: [X, Y], chart: {type: donut, show: count}}
      """,
      [#"{"a":"Y","b":"Y"}"#, #"{"a":"Y","b":"X"}"#, #"{"a":"X"}"#], width: 40)
    #expect(
      text == """
        T
        3 responses

        A
        By count
        3 answers
          Y  ███████████████████████████ (66.7%)
          X  █████████████▌              (33.3%)

        B
        2 of 3 answered
          X  1 (50.0%)
          Y  1 (50.0%)

        C
        0 of 3 answered. Nobody has answered yet.

        """)
  }

  @Test("What is hidden says so, and nothing else")
  func hidden() throws {
    let text = try drawn(
      "title: T\nquestion: Q\noptions: [X, Y]\nprivacy: {minimum_count: 3}\n", [#"{"q1":"X"}"#])
    #expect(text == "T\n1 response\n\nQ\nHidden until 3 people have answered.\n")
  }
}
