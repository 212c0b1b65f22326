import Charts
import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("Groups are compared in a cross table")
struct CrossTableTests {
  private func clubs(_ document: String = "") throws -> Survey {
    try survey(
      """
      title: Clubs
      \(document)
      questions:
        - {id: grade, question: Which grade?, options: [7, 8]}
        - {id: club, question: Which clubs?, type: choose_many, options: [Chess, Choir]}
        - {id: hours, question: How many hours?, type: number}
        - {id: fair, question: Is it fair?, type: grid, options: [No, Yes], rows: [Fees]}
        - {id: why, question: Why?, type: short_text}
      """)
  }

  private let answers = [
    #"{"grade":"7","club":["Chess"],"hours":1,"fair":{"r1":"Yes"},"why":"x"}"#,
    #"{"grade":"7","club":["Chess","Choir"],"hours":2}"#, #"{"grade":"8","club":["Choir"]}"#,
    #"{"grade":"7"}"#, #"{"club":["Chess"],"hours":4}"#, #"{"grade":"9","club":["Choir"]}"#,
  ]

  private func tally(_ survey: Survey, by id: String, where filter: Condition? = nil) throws
    -> Tally
  {
    var builder = TallyBuilder(survey, where: filter, by: survey.questionIndex(ofID: id))
    let lines = answers.map { "{\"answers\":\($0)}\n" }.joined()
    builder.read(Array(lines.utf8), named: "f.jsonl")
    return builder.finish()
  }

  @Test("Each option makes a group; those without one are not lost")
  func groups() throws {
    let table = try #require(tally(clubs(), by: "grade").crossTable)
    #expect(table.groups.map(\.label) == ["7", "8", "Not an option", "No answer"])
    #expect(table.groups.map(\.responses) == [3, 1, 1, 1])
    #expect(table.groups[0].questions.map(\.id) == ["club", "hours", "fair"])
    guard case .options(let options)? = table.groups[0].questions[0].figures?.content else {
      throw NoQuestions()
    }
    #expect(options.map(\.share.count) == [2, 1])
    #expect(options.map { $0.share.percent?.description } == ["100", "50"])
  }

  @Test("Who chose several options stands in several groups")
  func severalGroups() throws {
    let table = try #require(tally(clubs(), by: "club").crossTable)
    #expect(table.groups.map(\.label) == ["Chess", "Choir", "No answer"])
    #expect(table.groups.map(\.responses) == [3, 3, 1])
  }

  @Test("A question is hidden in all groups when one cell is too small, and so are their sizes")
  func minimumCount() throws {
    let table = try #require(
      tally(clubs("privacy: {minimum_count: 2}"), by: "grade").crossTable)
    #expect(table.groups.allSatisfy { $0.responses == nil })
    #expect(table.groups.allSatisfy { $0.questions.allSatisfy { $0.figures == nil } })
  }

  @Test("Only responses for which the condition holds are counted")
  func filter() throws {
    let condition = Condition.not(.answered(AnswerReference(question: 2)))
    let tally = try tally(clubs(), by: "grade", where: condition)
    #expect(tally.responses == 3)
    #expect(tally.crossTable?.groups.map(\.responses) == [1, 1, 1])
  }

  @Test("In a terminal the groups are columns, with digits below each other")
  func rendering() throws {
    let survey = try clubs()
    let table = try #require(tally(survey, by: "grade").crossTable)
    #expect(
      CrossTableText(table, of: survey, width: 80, isColored: false).render() == """
        By: Which grade?
                   7  8  Not an option  No answer
        Responses  3  1              1          1

        Which clubs?
                           7           8  Not an option   No answer
        Answered           2           1              1           1
        Chess     2 (100.0%)    0 (0.0%)       0 (0.0%)  1 (100.0%)
        Choir      1 (50.0%)  1 (100.0%)     1 (100.0%)    0 (0.0%)

        How many hours?
                    7  8  Not an option  No answer
        Answered    2  0              0          1
        Mean      1.5  –              –          4
        Median    1.5  –              –          4

        Is it fair?
        Fees
                           7  8  Not an option  No answer
        Answered           1  0              0          0
        No          0 (0.0%)  0              0          0
        Yes       1 (100.0%)  0              0          0

        """)
    let narrow = CrossTableText(table, of: survey, width: 40, isColored: false).render()
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }
}
