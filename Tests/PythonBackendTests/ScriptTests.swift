import CodeGeneration
import Diagnostics
import Foundation
import PythonBackend
import SourceText
import SurveyCompiler
import TestSupport
import Testing

@Suite(.enabled(if: Program.isInstalled("python3")))
struct ScriptTests {
  /// One question of every type; titles and options that would end a literal or a comment.
  private static let club = #"""
    title: "Club \"\"\" \\ ''' {x} \nimport os"
    id: club
    languages: [en, es]
    privacy: {minimum_count: 2}
    questions:
      - {id: grade, question: {en: Which grade?, es: ¿Qué curso?}, options: ["9", "a\"b", {label: {en: eleven, es: once}, value: "11"}], other: true}
      - {id: toppings, question: Which toppings?, type: choose_many, options: [Cheese, "Salt, pepper", "a\"b\\"]}
      - {id: fair, question: It is fair., type: scale, options: [Disagree, Neutral, Agree], show_if: grade != "9" and not (toppings includes "Cheese" or answered(toppings))}
      - {id: stars, question: Stars?, type: rating}
      - {id: amount, question: How much?, type: number}
      - {id: word, question: Say something., show_if: "amount * 2 / stars > 3 or grade == \"a\\\"b\""}
      - {id: day, question: Which day?, type: date}
      - {id: hour, question: At what time?, type: time}
      - {id: order, question: Put them in order., type: rank, options: [Maths, Music]}
      - {id: lessons, question: How are they?, type: grid, rows: [Maths, Music], options: [Bad, Good]}
      - {question: "A note\nprint(1)", type: note}
    """#

  private static let quiz = """
    title: Quiz
    id: quiz
    quiz: {pass: 50}
    questions:
      - {id: one, question: "One?", options: [A, B], answer: B, points: 2.5}
      - {id: two, question: "Two?", answer: Straße}
    """

  private static let small = "title: Small\nid: small\nquestion: Lunch?\noptions: [Soup, Salad]\n"

  @Test func `The script keeps its promises to whoever runs it`() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for spec in [Self.club, Self.quiz, Self.small] {
      for file in try scripts(of: spec) {
        try Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
      }
    }
    let tests = Checkout.root + "/Tests/PythonBackendTests/Script/test_script.py"
    let finished = try Program.run("python3", ["-W", "error", tests, folder.path])
    #expect(finished.status == 0, "\(finished.errors)")
  }

  @Test func `A script holds only the parts that its survey needs`() throws {
    let text = String(
      decoding: try #require(try scripts(of: Self.small).first).bytes, as: UTF8.self)
    #expect(text.contains("def count_one_choice"))
    for part in ["def count_ranks", "def read_date", "def quiz_score", "def moment", "def bins"] {
      #expect(!text.contains(part))
    }
  }

  @Test func `Conditions read as they were written`() throws {
    let text = String(decoding: try #require(try scripts(of: Self.club).first).bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"""
        def asks_fair(answers):
            # Who is asked: It is fair.
            return (
                text(answers, "grade") != "9"
                and not ("Cheese" in chosen(answers, "toppings") or answered(answers, "toppings"))
            )
        """#))
  }

  private func scripts(of spec: String) throws -> [OutputFile] {
    var bag = DiagnosticBag()
    let file = SourceFile(name: "spec.yaml", text: spec)
    let survey = SurveyCompiler.survey(of: file, reporting: &bag)
    #expect(!bag.hasErrors, "\(bag.diagnostics.map(\.message))")
    return PythonBackend().generate(try #require(survey))
  }
}
