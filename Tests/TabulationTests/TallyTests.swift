import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("A tally is the contract of all outputs")
struct TallyTests {
  @Test("The canonical JSON has exactly these bytes")
  func canonical() throws {
    let survey = try survey(
      """
      title: "Café **menu**"
      id: lunch
      questions:
        - {id: q1, question: "Which \\"one\\"?", options: [{label: Burgers, value: b}], other: true}
        - {id: n, question: N, type: number}
        - {type: note, question: A note}
        - {id: t, question: T, type: short_text}
      """)
    let builder = reading(
      """
      {"answers":{"q1":"other","q1.other.text":"Tacos","n":2.50}}
      {"answers":{"q1":"Burger\\u0001\\u007f"}}
      oops
      """, named: "f", of: survey)
    #expect(
      builder.finish().canonicalJSON == """
        {
          "survey": "lunch",
          "title": "Café **menu**",
          "responses": 2,
          "duplicates": 0,
          "unreadable": 1,
          "questions": [
            {
              "id": "q1",
              "question": "Which \\"one\\"?",
              "type": "choose_one",
              "asked": 2,
              "answered": 2,
              "options": [
                {
                  "value": "b",
                  "label": "Burgers",
                  "count": 0,
                  "percent": 0
                },
                {
                  "value": "other",
                  "label": "Other",
                  "count": 1,
                  "percent": 50
                }
              ],
              "other": [
                {
                  "text": "Tacos",
                  "count": 1
                }
              ],
              "unrecognised": [
                {
                  "text": "Burger\\u0001\u{7F}",
                  "count": 1
                }
              ]
            },
            {
              "id": "n",
              "question": "N",
              "type": "number",
              "asked": 2,
              "answered": 1,
              "mean": 2.5,
              "median": 2.5,
              "sd": null,
              "min": 2.5,
              "max": 2.5,
              "q1": 2.5,
              "q3": 2.5,
              "bins": [
                {
                  "from": 2,
                  "to": 3,
                  "count": 1
                }
              ]
            },
            {
              "id": "t",
              "question": "T",
              "type": "short_text",
              "asked": 2,
              "answered": 0,
              "answers": []
            }
          ]
        }

        """)
  }

  @Test("Asked are those to whom the answers show the question; hiding goes on")
  func hidden() throws {
    let survey = try survey(
      """
      title: T
      sections:
        - questions: [{id: pet, question: P, type: yes_no}]
        - show_if: pet == "Yes"
          questions:
            - {id: name, question: N, type: short_text}
            - {id: age, question: A, type: number, show_if: answered(name)}
            - {id: old, question: O, type: yes_no, show_if: age > 9}
      """)
    let answers = [
      #"{"pet":"Yes","name":"Rex","age":12,"old":"Yes"}"#,
      #"{"pet":"No","name":"Rex","age":12,"old":"Yes"}"#,
      #"{"pet":"Yes","age":12,"old":"Yes"}"#, #"{"name":"Rex"}"#,
    ]
    let figures = try (0..<4).map { index in
      let result = try counted(survey, answers, question: index)
      return "\(result.text("asked")) \(result.text("answered"))"
    }
    #expect(figures == ["4 3", "2 1", "1 1", "1 1"])
  }

  @Test("Below the minimum count every figure of a question or row is hidden")
  func minimumCount() throws {
    let survey = try survey(
      """
      title: T
      privacy: {minimum_count: 3}
      questions:
        - {id: a, question: A, options: [X], other: true}
        - {id: g, question: G, type: grid, options: [X], rows: [R, S]}
        - {id: k, question: K, type: yes_no, answer: Yes}
      """)
    let answers = [
      #"{"a":"other","a.other.text":"y","g":{"r1":"X"}}"#, #"{"a":"X","g":{"r1":"X","r2":"X"}}"#,
      #"{"g":{"r1":"Z"}}"#,
    ]
    #expect(
      try counted(survey, answers).compact
        == #"{"id":"a","question":"A","type":"choose_one","asked":null,"answered":null}"#)
    #expect(
      try counted(survey, answers, question: 1).text("rows")
        == #"[{"id":"r1","text":"R","answered":3,"options":[{"value":"X","label":"X","count":2,"percent":66.7}],"unrecognised":[{"text":"Z","count":1}]},{"id":"r2","text":"S","answered":null}]"#
    )
    let two = reading("{\"answers\":{}}\n{\"answers\":{}}", named: "f", of: survey).finish()
    #expect(
      two.json.text("quiz")
        == #"{"possible":1,"mean":null,"passed":null,"passed_percent":null,"points":[]}"#)
    #expect(two.responses == 2)
  }

  @Test("A quiz has the points, who passed, and how many of those asked were right")
  func quiz() throws {
    let survey = try survey(
      """
      title: T
      quiz: {pass: 50}
      questions:
        - {id: a, question: A, options: [X, Y], answer: X, points: 2.5}
        - {id: m, question: M, type: choose_many, options: [P, Q, R], answer: [R, P]}
        - {id: r, question: R, type: rank, options: [1st, 2nd], answer: [2nd, 1st]}
        - {id: t, question: T, type: short_text, answer: [Paris, "STRASSE"], show_if: a == "X"}
        - {id: o, question: O, options: [{label: U, points: 3}, {label: V, points: -1}]}
      """)
    let answers = [
      // 2.5 + 1 + 1 + 1 + 3 of 8.5.
      #"{"a":"X","m":["P","R"],"r":["2nd","1st"],"t":" pARIS","o":"U"}"#,
      // 0 + 0 + 0 (not asked) − 1 of 7.5.
      #"{"a":"Y","m":["P"],"r":["1st","2nd"],"t":"Paris","o":"V"}"#,
      // 3 + 1 of 7.5: 53.3 %.
      #"{"m":["P","R"],"o":"U"}"#,
    ]
    let builder = reading(
      answers.map { "{\"answers\":\($0)}" }.joined(separator: "\n"), named: "f", of: survey)
    #expect(
      builder.finish().json.text("quiz")
        == #"{"possible":8.5,"mean":3.83,"passed":2,"passed_percent":66.7,"points":[{"points":-1,"count":1},{"points":4,"count":1},{"points":8.5,"count":1}]}"#
    )
    let right = try (0..<4).map { index in
      let result = try tallied(builder, question: index)
      return "\(result.text("right")) of \(result.text("asked")): \(result.text("right_percent"))"
    }
    #expect(right == ["1 of 3: 33.3", "2 of 3: 66.7", "1 of 3: 33.3", "1 of 1: 100"])
    #expect(try tallied(builder, question: 4).text("right") == "-")
  }
}
