import Diagnostics
import SourceText
import SurveyAnalysis
import SurveyCompiler
import SurveyModel
import Testing

/// The survey of a text, which must have no errors.
private func survey(_ text: String, file name: String = "lunch.yaml") throws -> Survey {
  var bag = DiagnosticBag()
  let file = SourceFile(name: name, text: text)
  let survey = SurveyCompiler.survey(of: file, reporting: &bag)
  return try #require(survey, "\(bag.sorted.map(\.message))")
}

/// The diagnostics of a text as `line:column-column id`.
private func findings(_ text: String) -> [String] {
  var bag = DiagnosticBag()
  let file = SourceFile(name: "lunch.yaml", text: text)
  _ = SurveyCompiler.survey(of: file, reporting: &bag)
  let table = LineTable(file)
  return bag.sorted.filter { $0.severity != .info }.map {
    let start = table.position(of: $0.range.start)
    let end = table.position(of: $0.range.end)
    return "\(start.line):\(start.column)-\(end.column) \($0.id.rawValue)"
  }
}

@Suite("A survey is decoded into the model")
struct DecodingTests {
  @Test("The smallest survey is one question, and every default is filled in")
  func smallest() throws {
    let survey = try survey(
      """
      title: Lunch Survey
      question: Choose your preferred option for lunch.
      options: [Burgers, Sandwich, Salad]
      chart: donut
      colors: {submit: blue, results: green}
      """, file: "some/folder/my lunch.yaml")
    #expect(survey.id == "my_lunch")
    #expect(survey.languages.map(\.tag) == ["en"])
    #expect(survey.sections.count == 1)
    #expect(survey.sections[0].questions == 0..<1)
    let question = survey.questions[0]
    #expect(question.id == "q1")
    #expect(question.type == .chooseOne)
    #expect(question.options.map(\.value) == ["Burgers", "Sandwich", "Salad"])
    #expect(!question.isRequired)
    #expect(question.chart.kind == .donut)
    #expect(survey.colors.submit == Color(hex: 0x007AFF))
    #expect(survey.colors.results == Color(hex: 0x34C759))
    #expect(survey.collection.destination == .device)
    #expect(survey.results == .button)
    #expect(survey.quiz == nil)
    #expect(survey.fingerprint.utf8.count == 16)
  }

  @Test("Results are shown by nobody's choice only where they are collected")
  func results() throws {
    let text = "title: T\nquestion: Q\ncollect: {url: 'https://example.org/in'}\n"
    #expect(try survey(text).results == .none)
    #expect(try survey(text).collection.destination == .url)
    #expect(try survey(text + "results: after_submit").results == .afterSubmit)
  }

  @Test("Text is text: trimmed, composed, and never a number or a boolean")
  func text() throws {
    let survey = try survey(
      "title: T\nquestion: Q\noptions: [no, 08, 1.10, null, ~, 7E2, ' x ', Cafe\u{301}]\n")
    #expect(
      survey.questions[0].options.map(\.value).map { Array($0.utf8) }
        == ["no", "08", "1.10", "null", "~", "7E2", "x", "Caf\u{E9}"].map { Array($0.utf8) })
  }

  @Test("Default ids count every question, notes and all sections included")
  func ids() throws {
    let survey = try survey(
      """
      title: T
      sections:
        - questions: [{type: note, question: A}, {question: B}]
        - title: Two
          questions: [{question: C}, {id: x, question: D}, {question: E}]
      """)
    #expect(survey.questions.map(\.id) == ["q1", "q2", "q3", "x", "q5"])
    #expect(survey.questions.map(\.section) == [0, 0, 1, 1, 1])
    #expect(survey.sections.map(\.questions) == [0..<2, 2..<5])
  }

  @Test("Other is the last option, with the value other and the label given")
  func other() throws {
    let survey = try survey(
      """
      title: T
      questions:
        - {question: A, options: [X], other: true}
        - {question: B, options: [X], other: no}
        - {question: C, options: [X], other: Something else}
      """)
    #expect(
      survey.questions.map { $0.options.map(\.label.written) } == [
        ["X", "Other"], ["X"], ["X", "Something else"],
      ])
    #expect(survey.questions[2].choices?.other?.value == "other")
  }

  @Test("A document's chart reaches the questions that can have it")
  func charts() throws {
    let survey = try survey(
      """
      title: T
      chart: {type: pie, sort: count}
      questions:
        - {question: A, options: [X, Y]}
        - {question: B, type: choose_many, options: [X, Y]}
        - {question: C, options: [X, Y], chart: {show: percent}}
        - {question: D, options: [a, b, c, d, e, f, g], chart: table}
      """)
    #expect(survey.questions.map(\.chart.kind) == [.pie, .bar, .pie, .table])
    #expect(survey.questions.map(\.chart.sort) == [.count, .written, .count, .count])
    #expect(survey.questions[2].chart.show == .percent)
  }

  @Test("Answers are decoded by type, and a quiz is on when there is one")
  func answers() throws {
    let survey = try survey(
      """
      title: T
      questions:
        - {question: A, type: yes_no, answer: yes}
        - {question: B, type: choose_many, options: [X, Y, Z], answer: [Z, X], points: 2.5}
        - {question: C, type: rank, options: [X, Y], default: [Y, X]}
        - {question: D, type: grid, options: [X, Y], rows: [R, S], default: {r2: X}}
        - {question: E, type: number, answer: [1, "2"]}
        - {question: F, options: [{label: X, points: 1}, {label: Y, points: 3}]}
      """)
    #expect(survey.quiz?.showsScore == true)
    #expect(rightAnswers(survey.questions[0]) == [.choice("Yes")])
    #expect(rightAnswers(survey.questions[1]) == [.choices(["X", "Z"])])
    #expect(survey.questions[1].scoring?.possible == DecimalNumber(millionths: 2_500_000))
    #expect(survey.questions[2].initial == .choices(["Y", "X"]))
    #expect(survey.questions[3].initial == .rows([RowAnswer(row: "r2", value: "X")]))
    #expect(rightAnswers(survey.questions[4]) == [1, 2].map { .number(DecimalNumber($0)) })
    #expect(survey.questions[5].scoring?.possible == DecimalNumber(3))
  }

  private func rightAnswers(_ question: Question) -> [Answer]? {
    if case .rightAnswers(let answers, _) = question.scoring { answers } else { nil }
  }

  @Test("Parameters are filled in, answers of earlier questions keep their place")
  func templates() throws {
    var bag = DiagnosticBag()
    let file = SourceFile(
      name: "t.yaml",
      text: """
        title: "{{ school }} \\\\{{x}}"
        parameters: {school: Hillside}
        questions:
          - {id: pet, question: Which pet?}
          - {id: name, question: "What is the {{pet}} called at {{school}}?"}
        """)
    let survey = try #require(
      SurveyCompiler.survey(
        of: file, options: AnalysisOptions(parameters: [("school", "Lakeview")]), reporting: &bag))
    #expect(survey.title.written == "Lakeview {{x}}")
    #expect(
      survey.questions[1].text.primary.segments == [
        .text("What is the "), .answer(question: 0, id: "pet"), .text(" called at Lakeview?"),
      ])
  }

  @Test("A text map has a text for each language, and a plain text serves all")
  func languages() throws {
    let survey = try survey(
      """
      title: {de: Mittag, en: Lunch}
      languages: [en, de]
      question: Real Madrid?
      options: [{en: Yes, de: Ja}, {value: n, label: {en: No, de: Nein}}]
      """)
    #expect(survey.title.written == "Lunch")
    #expect(survey.title.template(in: LanguageTag("de")).written == "Mittag")
    #expect(survey.questions[0].text.translations.isEmpty)
    #expect(survey.questions[0].options.map(\.value) == ["Yes", "n"])
  }

  @Test("A fingerprint changes with ids, types and values, and with no wording else")
  func fingerprints() throws {
    func print(_ question: String) throws -> String {
      try survey("title: T\nquestions:\n  - \(question)\n").fingerprint
    }
    let first = try print("{id: a, question: Q, options: [{label: X, value: x}, Y]}")
    #expect(try print("{id: a, question: Other, options: [{label: Z, value: x}, Y]}") == first)
    #expect(try print("{id: b, question: Q, options: [{label: X, value: x}, Y]}") != first)
    #expect(try print("{id: a, question: Q, options: [X, Y]}") != first)
    #expect(
      try print("{id: a, question: Q, type: rank, options: [{label: X, value: x}, Y]}") != first)
  }

  @Test("Places of values are their exact characters")
  func places() throws {
    let text = "title: T\nquestion: Which one?  # really\noptions: [X, 'Y']\nchart: bar\n"
    let survey = try survey(text)
    let file = SourceFile(name: "t.yaml", text: text)
    let question = survey.questions[0]
    #expect(file.text(in: question.places["question"]) == "Which one?")
    #expect(file.text(in: question.places["options"]) == "[X, 'Y']")
    #expect(file.text(in: question.options[1].places.whole) == "'Y'")
    #expect(file.text(in: survey.places["chart"]) == "bar")
  }

  @Test("Diagnostics stand at the exact characters")
  func exactPlaces() {
    #expect(
      findings("titel: T\nquestion: Q\noptions: [X, X]\n")
        == ["1:1-6 unknown-key", "3:14-15 duplicate-option"])
    #expect(
      findings("title: Hi {{there}}\nquestion: Q\n") == ["1:11-20 unknown-parameter"])
    #expect(
      findings("title: T\nquestion: Q\ncolors: {submit: bleu}\n") == ["3:18-22 unknown-color"])
  }

  @Test("A misspelt key is taken as meant, so that nothing else goes wrong")
  func noKnockOn() {
    #expect(
      findings(
        """
        title: T
        questions:
          - id: a
            qustion: Which one?
            choices: [X, Y]
          - id: b
            question: Why?
            visible_if: a == "X"
        """)
        == ["4:5-12 unknown-key", "5:5-12 unknown-key", "8:5-15 unknown-key"])
  }

  @Test(
    "Any beginning of a spec is a survey or has a diagnostic inside the file",
    arguments: AnnotatedSpec.all(below: AnnotatedSpecTests.fixtures))
  func beginnings(spec: AnnotatedSpec) throws {
    let bytes = try spec.bytes()
    for end in stride(from: 0, through: bytes.count, by: 23) {
      let file = SourceFile(name: spec.name, bytes: Array(bytes[..<end]))
      var bag = DiagnosticBag()
      let survey = SurveyCompiler.survey(of: file, reporting: &bag)
      #expect((survey == nil) == bag.hasErrors)
      #expect(bag.diagnostics.allSatisfy { $0.range.start >= 0 && $0.range.end <= end })
    }
  }
}
