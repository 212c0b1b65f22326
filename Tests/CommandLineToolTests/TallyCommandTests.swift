import Foundation
import TestSupport
import Testing

@Suite("surveyc tally")
struct TallyCommandTests {
  private let spec = """
    title: Clubs
    id: clubs
    questions:
      - {id: grade, question: Which grade?, options: [7, 8]}
      - {id: hours, question: How many hours?, type: number}
    """

  private func tally(_ arguments: String...) throws -> Finished {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try spec.write(
      to: folder.appendingPathComponent("clubs.yaml"), atomically: true, encoding: .utf8)
    return try Program.surveyc(
      ["tally", "clubs.yaml", "-"] + arguments,
      input: "grade,hours\n7,1\n7,3\n8,5\n", in: folder)
  }

  @Test("compares groups, and counts only where a condition holds")
  func groups() throws {
    let finished = try tally("--by", "grade", "--where", "hours < 5")
    #expect(finished.status == 0)
    #expect(finished.errors == "")
    #expect(
      finished.output.hasSuffix(
        """
        By: Which grade?
                   7  8
        Responses  2  0

        How many hours?
                  7  8
        Answered  2  0
        Mean      2  –
        Median    2  –

        """))
  }

  @Test("explains a condition that is wrong, and a question that makes no groups")
  func mistakes() throws {
    let condition = try tally("--where", "grade = 7")
    #expect(condition.status == 2)
    #expect(condition.errors.hasPrefix("--where:1:7: error: "))
    let question = try tally("--by", "hours")
    #expect(question.status == 2)
    #expect(question.errors.hasPrefix("surveyc: --by hours is no question with options"))
    let typo = try tally("--by", "grad")
    #expect(typo.errors.contains("did you mean grade?"))
  }
}
