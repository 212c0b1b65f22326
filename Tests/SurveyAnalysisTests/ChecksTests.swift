import Diagnostics
import SourceText
import SurveyCompiler
import SurveyModel
import SurveyRuntime
import Testing

@Suite("Checks of meaning")
struct ChecksTests {
  private func diagnostics(of text: String) -> (DiagnosticBag, Survey?) {
    var bag = DiagnosticBag()
    let survey = SurveyCompiler.survey(
      of: SourceFile(name: "a.yaml", text: text), reporting: &bag)
    return (bag, survey)
  }

  /// Comparisons of questions with few answers, of which conditions are put together at random.
  private static let atoms = [
    #"a == "X""#, #"a != "Y""#, #"b in ["X", "Z"]"#, "answered(b)", #"c >= "M""#, "score(c) == 1",
    #"d includes "P""#, "count(d) > 1", "e > 2", "e * 2 <= 2",
  ]

  private static func survey(_ conditions: [String]) -> String {
    """
    title: Random
    questions:
      - {id: a, question: A?, options: [X, Y], required: true}
      - {id: b, question: B?, options: [X, Y, Z], show_if: '\(conditions[0])'}
      - {id: c, question: C., type: scale, options: [L, M, H]}
      - {id: d, question: D?, type: choose_many, options: [P, Q], show_if: '\(conditions[1])'}
      - {id: e, question: E?, type: rating, min: 1, max: 3, low: Bad, high: Good}
      - {id: f, type: note, question: F., show_if: '\(conditions[2])'}
    """
  }

  private static func condition(
    _ count: Int, _ random: inout some RandomNumberGenerator
  ) -> String {
    let names = ["a", "b", "c", "d", "e"].prefix(count).map(Character.init)
    let usable = atoms.filter { atom in
      !["b", "c", "d", "e"].dropFirst(max(0, count - 1)).contains { name in
        atom.hasPrefix(name + " ") || atom.contains("(\(name))")
      } && names.contains { atom.contains($0) }
    }
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (Bool.random(using: &random) ? "not " : "") + "("
        + (usable.randomElement(using: &random) ?? "")
        + ")"
    }
    return parts.joined(separator: Bool.random(using: &random) ? " and " : " or ")
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "What is never shown or always true is so for every answer, and nothing else is",
    arguments: 1...60)
  func proofs(seed: UInt64) throws {
    var random = Seeded(state: seed &* 7_919)
    let conditions = [
      Self.condition(1, &random), Self.condition(3, &random), Self.condition(5, &random),
    ]
    let (bag, survey) = diagnostics(of: Self.survey(conditions))
    let errors = bag.sorted.filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.id == .neverShown })
    // A survey with an error has no model; the opposite of what can never hold always does.
    let isDead = !errors.isEmpty
    let opposite = conditions.dropLast() + ["not (\(conditions[2]))"]
    guard let model = survey ?? diagnostics(of: Self.survey(Array(opposite))).1 else {
      // One of the questions before is unreachable itself.
      return
    }
    let note = try #require(model.questions.last?.showIf)
    var isEverShown = false
    var isAlwaysTrue = true
    let choices: [[Answer?]] = [
      [.choice("X"), .choice("Y")],
      [nil, .choice("X"), .choice("Y"), .choice("Z")],
      [nil, .choice("L"), .choice("M"), .choice("H")],
      [nil, .choices(["P"]), .choices(["Q"]), .choices(["P", "Q"])],
      [nil] + (1...3).map { .number(DecimalNumber($0)) },
    ]
    for index in 0..<choices.reduce(1, { $0 * $1.count }) {
      var rest = index
      var answers = AnswerSet(questionCount: model.questions.count)
      for (question, possible) in choices.enumerated() {
        answers[question] = possible[rest % possible.count]
        rest /= possible.count
      }
      if note.holds(for: model.visibleAnswers(of: answers), in: model) != isDead {
        isEverShown = true
      } else {
        isAlwaysTrue = false
      }
    }
    let place = model.questions[5].places["show_if"].start
    let saysTrue = bag.sorted.contains { $0.id == .alwaysTrue && $0.range.start == place }
    #expect(isDead == !isEverShown, "\(conditions)")
    if !isDead { #expect(saysTrue == isAlwaysTrue, "\(conditions)") }
  }

  @Test(
    "The colour that is offered passes", arguments: ["#999999", "#FFE066", "#EEEEEE", "#FF8800"])
  func contrast(color: String) throws {
    let spec = "title: A\nquestion: B?\ntype: yes_no\ncolors: {text: \"\(color)\"}\n"
    let (bag, _) = diagnostics(of: spec)
    let fix = try #require(bag.sorted.first { $0.id == .lowContrast }?.fixes.first)
    let better = try #require(fix.edits.first?.replacement)
    let (after, _) = diagnostics(
      of: "title: A\nquestion: B?\ntype: yes_no\ncolors: {text: \(better)}\n")
    #expect(!after.sorted.contains { $0.id == .lowContrast }, "\(better)")
  }

  @Test("Advice on English wording is for English surveys")
  func language() {
    let spec = "question: Do you like and love it?\ntype: yes_no\n"
    #expect(diagnostics(of: "title: A\n" + spec).0.sorted.contains { $0.id == .doubleQuestion })
    #expect(
      !diagnostics(of: "title: A\nlanguage: de\n" + spec).0.sorted.contains {
        $0.id == .doubleQuestion
      })
  }

  @Test("A built-in palette is not checked, and an own one is")
  func palettes() {
    func found(_ palette: String) -> Bool {
      diagnostics(
        of: "title: A\nquestion: B?\noptions: [X, Y]\ncolors: {palette: \(palette)}\n"
      ).0.sorted.contains { $0.id == .colorsLookAlike }
    }
    #expect(!found("tol-bright"))
    #expect(found("[\"#FF3B30\", \"#FF3B35\"]"))
  }
}
