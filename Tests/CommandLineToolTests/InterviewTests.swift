import Diagnostics
import SourceText
import SurveyCompiler
import SurveyModel
import SurveyTerminal
import Testing

/// A respondent in the terminal, as values.
@Suite("An interview")
struct InterviewTests {
  private func interview(_ spec: String) throws -> Interview {
    var bag = DiagnosticBag()
    let survey = SurveyCompiler.survey(
      of: SourceFile(name: "test.yaml", text: spec), reporting: &bag)
    var generator = SystemRandomNumberGenerator()
    return Interview(
      try #require(survey), language: LanguageTag("en"), using: &generator)
  }

  private func refusal(_ outcome: Interview.Outcome) -> String? {
    if case .refused(let why) = outcome { why } else { nil }
  }

  private let club = """
    title: Club
    questions:
      - id: club
        question: Which club?
        options: [Chess, Football]
        other: true
        required: true
      - id: place
        question: Where do you play?
        options: [Goal, Attack]
        show_if: club == "Football"
      - id: days
        question: Which days?
        type: choose_many
        options: [Monday, Tuesday, Friday]
        max: 2

    """

  @Test("takes numbers and words, and skips what is hidden")
  func hidden() throws {
    var interview = try interview(club)
    _ = interview.answer("chess")
    #expect(interview.answers[0] == .choice("Chess"))
    #expect(interview.step == .question(2))
    _ = interview.answer("3 1")
    #expect(interview.answers[2] == .choices(["Monday", "Friday"]))
    #expect(interview.step == .finished)
  }

  @Test("asks for the text of Other and needs it")
  func other() throws {
    var interview = try interview(club)
    _ = interview.answer("3")
    #expect(interview.step == .otherText(0))
    #expect(refusal(interview.answer("")) == "Please say what you mean by \"Other\".")
    _ = interview.answer("Knitting")
    #expect(interview.answers.otherTexts[0] == "Knitting")
    #expect(interview.step == .question(2))
  }

  @Test("refuses what the form would refuse, in the same words")
  func refusals() throws {
    var interview = try interview(club)
    #expect(refusal(interview.answer("")) == "Please answer this question.")
    #expect(refusal(interview.answer("7")) == "Please type a number from 1 to 3.")
    _ = interview.answer("1")
    #expect(refusal(interview.answer("1 2 3")) == "Please choose at most 2.")
    #expect(interview.answers[2] == nil)
  }

  @Test("goes back, and an answer that changes shows what was hidden")
  func back() throws {
    var interview = try interview(club)
    _ = interview.answer("1")
    interview.goBack()
    #expect(interview.step == .question(0))
    _ = interview.answer("2")
    #expect(interview.step == .question(1))
  }

  @Test("asks a grid row by row")
  func grid() throws {
    var interview = try interview(
      """
      title: Grid
      questions:
        - id: rooms
          question: How are the rooms?
          type: grid
          options: [Bad, Good]
          rows: [{id: a, text: Hall}, {id: b, text: Yard}]

      """)
    #expect(interview.step == .row(question: 0, 0))
    _ = interview.answer("")
    _ = interview.answer("good")
    #expect(interview.answers[0] == .rows([RowAnswer(row: "b", value: "Good")]))
    #expect(interview.step == .finished)
  }

  @Test("understands a decimal comma and a short hour")
  func spellings() throws {
    var interview = try interview(
      """
      title: Spellings
      questions:
        - {id: far, question: How far?, type: number}
        - {id: bell, question: When does it ring?, type: time}
        - {id: stars, question: How many stars?, type: rating, min: 0, max: 3}

      """)
    _ = interview.answer("2,5")
    #expect(interview.answers[0] == .number(DecimalNumber(millionths: 2_500_000)))
    _ = interview.answer("8:05")
    #expect(interview.answers[1] == TimeOfDay("08:05").map(Answer.time))
    _ = interview.answer("3")
    #expect(interview.answers[2] == .number(DecimalNumber(3)))
  }
}
