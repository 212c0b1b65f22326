import Diagnostics
import SourceText
import SurveyCompiler
import SurveyModel
import SurveyRuntime
import Testing

/// The survey of a spec, which must have no errors.
func survey(_ text: String) throws -> Survey {
  var bag = DiagnosticBag()
  let survey = SurveyCompiler.survey(of: SourceFile(name: "t.yaml", text: text), reporting: &bag)
  return try #require(survey, "\(bag.sorted.map(\.message))")
}

extension Survey {
  func answers(_ answers: [Answer?], others: [String?] = []) -> AnswerSet {
    var set = AnswerSet(questionCount: questions.count)
    for (index, answer) in answers.enumerated() { set[index] = answer }
    for (index, other) in others.enumerated() { set.otherTexts[index] = other }
    return set
  }
}

@Suite("Conditions decide what is asked")
struct VisibilityTests {
  /// Whether the last question, which has the condition, is asked.
  private func isAsked(_ condition: String, _ answers: [Answer?]) throws -> Bool {
    let survey = try survey(
      """
      title: T
      questions:
        - {id: one, question: 1, options: [A, B]}
        - {id: many, question: 2, type: choose_many, options: [A, B, C]}
        - {id: n, question: 3, type: number}
        - {id: fair, question: 4, type: scale, options: [Low, Mid, High], reverse: true}
        - {id: day, question: 5, type: date}
        - {id: at, question: 6, type: time}
        - {id: g, question: 7, type: grid, options: [Bad, Good], rows: [{id: r, text: R}, {id: s, text: S, reverse: true}]}
        - {id: order, question: 8, type: rank, min: 1, options: [A, B, C]}
        - {id: stars, question: 9, type: rating}
        - {id: word, question: 10, type: short_text}
        - {id: last, question: 11, show_if: '\(condition)'}
      """)
    return survey.visibility(of: survey.answers(answers))[10]
  }

  private func number(_ text: String) -> Answer {
    DecimalNumber(text).map(Answer.number) ?? .unrecognised(text)
  }

  private func day(_ text: String) -> Answer {
    CalendarDate(text).map(Answer.date) ?? .unrecognised(text)
  }

  @Test("With no answer a comparison is false, and its opposite is true")
  func unanswered() throws {
    for condition in [
      #"one == "A""#, "n < 5", "n >= 5", #"one in ["A", "B"]"#, #"many includes "A""#,
      "answered(n)",
      "n + 1 == n + 1", "score(fair) > 0", "answered(g.r)", "count(many) > 0", "n / 0 == 1",
    ] {
      #expect(try !isAsked(condition, []), "\(condition)")
    }
    for condition in [
      #"one != "A""#, #"one not in ["A"]"#, #"many excludes "A""#, "not n < 5", "count(many) == 0",
      "not answered(g)", "n != 3",
    ] {
      #expect(try isAsked(condition, []), "\(condition)")
    }
  }

  @Test("Answers compare as values, places, days, minutes and doubles")
  func comparisons() throws {
    let rows: Answer = .rows([RowAnswer(row: "s", value: "Good")])
    let answers: [Answer?] = [
      .choice("B"), .choices(["A", "X"]), number("0.3"), .choice("Mid"), day("2026-03-01"),
      TimeOfDay("09:30").map(Answer.time), rows, .choices(["C", "A"]), number("4"),
      .text("\u{E9}"),
    ]
    for condition in [
      #"one == "B""#, #"one in ["A", "B"]"#, #"many includes "A" and many excludes "B""#,
      "count(many) == 2", #"fair >= "Mid" and fair < "High""#, "score(fair) == 2",
      #"day > "2026-02-28" and day <= "2026-03-01""#, #"at < "10:00""#, #"at == "09:30""#,
      #"g.s == "Good" and not answered(g.r) and answered(g)"#, "score(g.s) == 1",
      #"g.s > "Bad""#, "count(order) == 2", "stars * 2 - 3 == 5", "-stars == -4",
      "score(stars) == 4",
      "n == 0.3", "not n * 3 == 0.9", "1 / n > 3.3", "word == \"\u{E9}\"", "word == \"e\u{301}\"",
    ] {
      #expect(try isAsked(condition, answers), "\(condition)")
    }
    #expect(try !isAsked("n / (stars - 4) == n / (stars - 4)", answers))
    #expect(try isAsked("n / 0 != 1", answers))
  }

  @Test("An answer that is no number is answered, but has no value")
  func unrecognised() throws {
    let answers: [Answer?] = [nil, nil, .unrecognised("many")]
    #expect(try isAsked("answered(n)", answers))
    #expect(try !isAsked("n < 5 or n >= 5", answers))
    #expect(try isAsked("n != 5", answers))
    #expect(try isAsked("answered(many)", [nil, .choices([])]))
  }

  @Test("A hidden question reads as no answer, in its section and beyond, and is not stored")
  func cascade() throws {
    let survey = try survey(
      """
      title: T
      sections:
        - questions: [{id: a, question: A, options: [X, Y]}]
        - show_if: a == "X"
          questions: [{id: b, question: B, options: [X, Y], other: true}]
        - questions: [{id: c, question: C, show_if: 'b == "other"'}, {id: d, question: D, show_if: not answered(c)}]
      """)
    let given = survey.answers(
      [.choice("Y"), .choice("other"), .text("c"), .text("d")], others: [nil, "o"])
    #expect(survey.visibility(of: given) == [true, false, false, true])
    let kept = survey.visibleAnswers(of: given)
    #expect(kept.answers == [.choice("Y"), nil, nil, .text("d")])
    #expect(kept.otherTexts == [nil, nil, nil, nil])
    let shown = survey.answers([.choice("X"), .choice("other"), .text("c"), .text("d")])
    #expect(survey.visibility(of: shown) == [true, true, true, false])
  }

  @Test("A default is an answer from the start")
  func initial() throws {
    let survey = try survey(
      """
      title: T
      questions:
        - {id: a, question: A, options: [X, Y], default: Y}
        - {id: b, question: B, show_if: 'a == "Y"'}
      """)
    #expect(survey.initialAnswers.answers == [.choice("Y"), nil])
    #expect(survey.visibility(of: survey.initialAnswers) == [true, true])
  }
}

@Suite("Answers are validated, one reason a question")
struct ValidationTests {
  private func reason(_ keys: String, _ answer: Answer?, other: String? = nil) throws -> String? {
    let survey = try survey("title: T\nquestions:\n  - {id: q, question: Q, \(keys)}\n")
    let violations = survey.violations(in: survey.answers([answer], others: [other]))
    #expect(violations.count <= 1)
    return violations.first.map {
      survey.word($0.word, in: LanguageTag("en"), arguments: $0.arguments)
    }
  }

  private func number(_ text: String) -> Answer {
    DecimalNumber(text).map(Answer.number) ?? .unrecognised(text)
  }

  @Test("Required")
  func required() throws {
    #expect(try reason("type: short_text", nil) == nil)
    #expect(
      try reason("type: short_text, required: true", nil) == "Please answer this question.")
    let many = "type: choose_many, options: [A, B], required: true"
    #expect(try reason(many, .choices([])) == "Please answer this question.")
    #expect(try reason(many, .choices(["A"])) == nil)
    let grid = "type: grid, options: [A], rows: [R, S]"
    #expect(try reason("\(grid), required: true", nil) == "Please answer every row.")
    let half: Answer = .rows([RowAnswer(row: "r1", value: "A")])
    #expect(try reason("\(grid), required: true", half) == "Please answer every row.")
    #expect(try reason(grid, half) == nil)
  }

  @Test("How many; an exclusive option alone is enough")
  func counts() throws {
    let many =
      "type: choose_many, min: 2, max: 3, options: [A, B, C, D, {label: None, exclusive: true}]"
    #expect(try reason(many, .choices(["A"])) == "Please choose at least 2.")
    #expect(try reason(many, .choices(["None"])) == nil)
    #expect(try reason(many, .choices(["A", "B", "C", "D"])) == "Please choose at most 3.")
    #expect(try reason(many, nil) == nil)
    let rank = "type: rank, options: [A, B, C]"
    #expect(try reason(rank, .choices(["B", "A"])) == "Please rank all 3 options.")
    #expect(try reason(rank, .choices(["B", "A", "C"])) == nil)
    #expect(try reason("\(rank), min: 2", .choices(["B"])) == "Please rank at least 2.")
    #expect(try reason("\(rank), max: 1", .choices(["B", "A"])) == "Please rank at most 1.")
  }

  @Test("Numbers: form, bounds, then exact steps from the least")
  func numbers() throws {
    let keys = "type: number, min: 0.1, max: 10, step: 0.3"
    #expect(try reason(keys, .unrecognised("x")) == "Please enter a number.")
    #expect(try reason(keys, number("0")) == "Please enter a number of at least 0.1.")
    #expect(try reason(keys, number("10.000001")) == "Please enter a number of at most 10.")
    #expect(try reason(keys, number("0.7")) == nil)
    #expect(try reason(keys, number("0.9")) == "Please enter a number in steps of 0.3.")
    #expect(try reason("type: number, step: 0.1", number("-0.3")) == nil)
  }

  @Test("Texts: length in scalars, then pattern")
  func texts() throws {
    let keys = "type: short_text, min_length: 2, max_length: 3"
    #expect(try reason(keys, .text("😀")) == "Please write at least 2 characters.")
    #expect(try reason(keys, .text("😀😀😀")) == nil)
    #expect(try reason(keys, .text("abcd")) == "Please write at most 3 characters.")
    #expect(
      try reason("type: short_text, min_length: 1, max_length: 1", .text("ab"))
        == "Please write at most 1 character.")
    #expect(
      try reason("type: short_text, pattern: phone", .text("x")) == "Please enter a phone number.")
  }

  @Test("Days and times")
  func moments() throws {
    let day = "type: date, min: 2026-05-01, max: 2026-05-31"
    #expect(try reason(day, .unrecognised("May")) == "Please enter a date.")
    #expect(
      try reason(day, CalendarDate("2026-04-30").map(Answer.date))
        == "Please enter a date not before 2026-05-01.")
    #expect(try reason(day, CalendarDate("2026-05-31").map(Answer.date)) == nil)
    #expect(
      try reason("type: time, max: 15:00", TimeOfDay("15:01").map(Answer.time))
        == "Please enter a time not after 15:00.")
  }

  @Test("Other needs its text, and a hidden question needs nothing")
  func otherAndHidden() throws {
    let keys = "options: [A], other: Something else"
    #expect(
      try reason(keys, .choice("other")) == "Please say what you mean by \"Something else\".")
    #expect(try reason(keys, .choice("other"), other: "x") == nil)
    let survey = try survey(
      """
      title: T
      questions:
        - {id: a, question: A, options: [X, Y], required: true}
        - {id: b, question: B, required: true, show_if: 'a == "X"'}
      """)
    #expect(survey.violations(in: survey.answers([.choice("Y")])).isEmpty)
    #expect(survey.violations(in: survey.answers([])).map(\.question) == [0])
    #expect(survey.violations(in: survey.answers([.choice("X")])).map(\.question) == [1])
  }

  @Test("What Other is called stands in the respondent's language")
  func otherInLanguage() throws {
    let survey = try survey(
      """
      title: T
      languages: [en, es]
      questions: [{id: q, question: Q, options: [A], other: {en: Another, es: Otro}}]
      """)
    let answers = survey.answers([.choice("other")])
    #expect(survey.violations(in: answers).first?.arguments.first?.value == "Another")
    let spanish = survey.violations(in: answers, language: LanguageTag("es"))
    #expect(spanish.first?.arguments.first?.value == "Otro")
  }

  @Test(
    "A pattern takes the whole text",
    arguments: [
      (TextPattern.email, "a@b.c", true), (.email, "a@b", false), (.email, "a@b.", false),
      (.email, "a@@b.c", false), (.email, "a b@c.d", false), (.email, "a@b.c.d", true),
      (.email, "a@.b.c", false), (.email, "@b.c", false), (.email, "é\u{301}@ü.de", true),
      (.email, "a@b\u{3000}.c", false), (.email, "a@b..c", false), (.email, "a@b.c\u{200B}", true),
      (.url, "http://a", true), (.url, "https://a b", false), (.url, "https:///a", false),
      (.url, "ftp://a", false), (.url, "https://", false), (.url, "https://a?b#c", true),
      (.url, "HTTPS://a", false), (.url, "http://\u{85}", false),
      (.phone, "12", true), (.phone, "1", false), (.phone, "+49 (30) 123-4/5.6", true),
      (.phone, "(1", true), (.phone, "1-", false), (.phone, "++1 2", false), (.phone, "1a2", false),
      (.phone, "١٢", false),
    ])
  func patterns(pattern: TextPattern, text: String, matches: Bool) {
    #expect(pattern.matches(text) == matches)
  }
}

@Suite("A quiz is scored, words are filled in")
struct ScoringTests {
  @Test("Right means the set, the order, or any one; texts fold case; only asked questions count")
  func scores() throws {
    let survey = try survey(
      """
      title: T
      quiz: {pass: 66.7}
      questions:
        - {id: m, question: M, type: choose_many, options: [P, Q, R], answer: [R, P]}
        - {id: r, question: R, type: rank, options: [P, Q], answer: [Q, P]}
        - {id: t, question: T, type: short_text, answer: [ΟΔΟΣ, Paris]}
        - {id: o, question: O, type: choose_many, options: [{label: U, points: 3}, {label: V, points: -1}, {label: W, points: 0.5}], show_if: answered(t)}
      """)
    func points(_ answers: [Answer?]) -> String {
      let score = survey.score(of: survey.answers(answers))
      return "\(score.points)/\(score.possible) \(score.passed == true)"
    }
    #expect(points([]) == "0/3 false")
    #expect(points([.choices(["P", "R"]), .choices(["Q", "P"])]) == "2/3 false")
    #expect(points([.choices(["P"]), .choices(["P", "Q"]), .text("οδοσ")]) == "1/6.5 false")
    #expect(points([nil, nil, .text("PARIS"), .choices(["U", "V", "W"])]) == "3.5/6.5 false")
    #expect(
      points([.choices(["P", "R"]), nil, .text("paris"), .choices(["U", "W"])]) == "5.5/6.5 true")
  }

  @Test("Plural forms follow the language; the author's words go before; braces in values stay")
  func words() throws {
    let survey = try survey(
      """
      title: T
      languages: [en, ar, fr]
      words: {submit: {en: Send, ar: أرسل}}
      question: Q
      """)
    func word(_ key: WordKey, _ language: String, _ n: String? = nil) -> String {
      survey.word(
        key, in: LanguageTag(language), arguments: n.map { [(name: "n", value: $0)] } ?? [])
    }
    #expect(word(.submit, "en") == "Send")
    #expect(word(.submit, "fr") == "Send")
    #expect(word(.answers, "en", "1") == "1 answer")
    #expect(word(.answers, "en", "0") == "0 answers")
    #expect(word(.answers, "en", "{n}") == "{n} answers")
    #expect(word(.answers, "fr", "0") != word(.answers, "fr", "2"))
    let forms: [(Int, PluralCategory)] = [
      (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many),
      (100, .other), (102, .other), (103, .few), (111, .many),
    ]
    for (number, category) in forms {
      #expect(BuiltInWords.pluralCategory(of: number, in: LanguageTag("ar-EG")) == category)
    }
  }

  @Test("Answers of earlier questions stand in later texts by their labels")
  func piping() throws {
    let survey = try survey(
      """
      title: T
      languages: [en, de]
      questions:
        - {id: pet, question: P, options: [{value: d, label: {en: Dog, de: Hund}}, Cat]}
        - {id: n, question: N, type: number}
        - {id: all, question: A, type: choose_many, options: [X, Y]}
        - {id: last, question: {en: "{{pet}} {{n}} {{all}}", de: "{{n}}, {{pet}}"}}
      """)
    let text = survey.questions[3].text
    let answers = survey.answers([.choice("d"), .number(DecimalNumber(2)), .choices(["X", "Y"])])
    #expect(survey.render(text, in: LanguageTag("en"), answers: answers) == "Dog 2 X, Y")
    #expect(survey.render(text, in: LanguageTag("de"), answers: answers) == "2, Hund")
    #expect(
      survey.render(text, in: LanguageTag("en"), answers: survey.answers([])) == "… … …")
  }

  @Test(
    "Shuffling keeps every option once, and pinned, exclusive and Other in place", arguments: 0..<20
  )
  func shuffling(seed: UInt64) throws {
    var generator = Xorshift(state: seed + 1)
    let survey = try survey(
      """
      title: T
      question: Q
      type: choose_many
      shuffle: true
      options: [A, {label: P, pin: true}, B, C, {label: None, exclusive: true}, D]
      other: true
      """)
    let order = try #require(survey.questions[0].choices).shuffledOrder(using: &generator)
    #expect(order.sorted() == Array(0...6))
    #expect([1, 4, 6].allSatisfy { order[$0] == $0 })
  }
}

private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
