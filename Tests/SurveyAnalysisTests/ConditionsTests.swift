import Diagnostics
import SourceText
import SurveyCompiler
import SurveyModel
import Testing

/// What becomes of a `show_if`, written as the value of the last question of a small survey.
@Suite("Conditions")
struct ConditionsTests {
  static let questions = """
    title: Camp
    questions:
      - {id: tent, question: Which tent?, options: [Small, {label: Large one, value: large}]}
      - {id: swims, question: Do you swim?, type: yes_no}
      - {id: gear, question: What do you bring?, type: choose_many, options: [Torch, Rope, Map]}
      - {id: nights, question: How many nights?, type: number}
      - {id: mood, question: It is fine., type: scale, options: [Disagree, Neutral, Agree]}
      - {id: arrival, question: When?, type: date}
      - {id: bell, question: Which bell?, type: time}
      - {id: meals, question: How hungry?, type: grid, options: [Little, Much], rows: [Noon, Night]}
      - id: last
        question: Anything else?
        type: short_text

    """

  private func compile(_ value: String) -> (condition: Condition?, bag: DiagnosticBag, SourceFile) {
    let file = SourceFile(name: "camp.yaml", text: Self.questions + "    show_if: \(value)\n")
    var bag = DiagnosticBag()
    let survey = SurveyCompiler.survey(of: file, reporting: &bag)
    return (survey?.questions.last?.showIf, bag, file)
  }

  private func quoted(_ condition: String) -> String {
    "'" + condition.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }

  static let tent = AnswerReference(question: 0)
  static let small = Condition.textEqual(.answer(tent), .literal("Small"))
  static let swims = Condition.textEqual(
    .answer(AnswerReference(question: 1)), .literal("Yes"))
  static let mood = AnswerReference(question: 4)
  static let noon = AnswerReference(question: 7, row: 0)

  static let meanings: [(String, Condition)] = [
    (#"tent == "Small""#, small),
    (#""Small" == tent"#, small),
    (#"tent == 'Small'"#, small),
    (#"tent != "Small""#, .not(small)),
    (#"tent in ["Small", "large"]"#, .textIn(tent, ["Small", "large"])),
    (#"tent not in ["Small"]"#, .not(.textIn(tent, ["Small"]))),
    (#"gear includes "Rope""#, .includes(2, "Rope")),
    (#"gear excludes "Rope""#, .not(.includes(2, "Rope"))),
    ("answered(meals)", .answered(AnswerReference(question: 7))),
    ("answered(meals.r1)", .answered(noon)),
    (#"meals.r1 == "Much""#, .textEqual(.answer(noon), .literal("Much"))),
    (#"meals.r1 > "Little""#, .compare(.place(noon), .greater, .literal(1))),
    (#"mood >= "Agree""#, .compare(.place(mood), .greaterOrEqual, .literal(3))),
    (#""Agree" > mood"#, .compare(.literal(3), .greater, .place(mood))),
    ("score(mood) < 2", .compare(.score(mood), .less, .literal(2))),
    ("count(gear) == 0", .compare(.count(2), .equal, .literal(0))),
    (#"arrival == "1970-01-02""#, .compare(.moment(5), .equal, .literal(1))),
    (#"bell < "08:15""#, .compare(.moment(6), .less, .literal(495))),
    ("nights > -1.5", .compare(.value(3), .greater, .literal(-1.5))),
    ("nights == 0.12345678", .compare(.value(3), .equal, .literal(0.123457))),
    (
      "nights in [1, -2]",
      .or(
        .compare(.value(3), .equal, .literal(1)), .compare(.value(3), .equal, .literal(-2)))
    ),
    (
      "nights + 2 * 3 - 1 > 4",
      .compare(
        .subtract(.add(.value(3), .multiply(.literal(2), .literal(3))), .literal(1)), .greater,
        .literal(4))
    ),
    ("-nights / 2 < 1", .compare(.divide(.negated(.value(3)), .literal(2)), .less, .literal(1))),
    (#"tent == "Small" or swims == "Yes" and tent == "Small""#, .or(small, .and(swims, small))),
    (#"(tent == "Small" or swims == "Yes") and tent == "Small""#, .and(.or(small, swims), small)),
    (#"not tent == "Small" and swims == "Yes""#, .and(.not(small), swims)),
    (#"not (tent == "Small" and swims == "Yes")"#, .not(.and(small, swims))),
    (#"not not tent == "Small""#, .not(.not(small))),
  ]

  @Test(
    "A right condition has the meaning that its precedence and types give it",
    arguments: meanings)
  func meaning(text: String, expected: Condition) {
    let (condition, bag, _) = compile(quoted(text))
    #expect(!bag.hasErrors, "\(bag.sorted.map(\.message))")
    #expect(condition == expected)
  }

  @Test("Escapes in a literal are undone, other backslashes stand for themselves")
  func escapes() {
    let (condition, bag, _) = compile(quoted(#"last2 == "a""#))
    #expect(condition == nil)
    #expect(bag.sorted.contains { $0.id == .unknownQuestion })
    let file = SourceFile(
      name: "a.yaml",
      text: """
        title: A
        questions:
          - {id: a, question: What?, type: short_text}
          - id: b
            question: Why?
            type: short_text
            show_if: a == "\\"x\\" \\\\ \\n" or a == 'it\\'s'
        """)
    var other = DiagnosticBag()
    let survey = SurveyCompiler.survey(of: file, reporting: &other)
    let a = TextOperand.answer(AnswerReference(question: 0))
    #expect(
      survey?.questions.last?.showIf
        == .or(
          .textEqual(a, .literal(#""x" \ \n"#)), .textEqual(a, .literal("it's"))))
  }

  /// Each style of YAML scalar, and the characters that are to be underlined.
  static let places: [(value: String, wrong: String)] = [
    (#"tent == "Smal""#, #""Smal""#),
    (#"'tent == "Smal"'"#, #""Smal""#),
    (#"'tent == ''Smal'''"#, "''Smal''"),
    (#""tent == \"Smal\"""#, #"\"Smal\""#),
    (#""tent == \x22Smal\x22""#, #"\x22Smal\x22"#),
    ("|\n      swims == \"Yes\"\n      or tent == \"Smal\"", "\"Smal\""),
    (">-\n      swims == \"Yes\" or\n\n      tent == \"Smal\"", "\"Smal\""),
    ("swims == \"Yes\"\n      or tent == \"Smal\"", "\"Smal\""),
    ("\"swims == \\\"Yes\\\"\n      or tent == \\\"Smal\\\"\"", "\\\"Smal\\\""),
  ]

  @Test("A mistake is shown at the author's own characters", arguments: places)
  func place(value: String, wrong: String) throws {
    let (_, bag, file) = compile(value)
    let found = try #require(bag.sorted.first { $0.severity == .error })
    #expect(found.id == .unknownOption)
    #expect(file.text(in: found.range) == wrong)
  }

  static let repairs: [(wrong: String, right: String)] = [
    (#"tent = "Small""#, #"tent == "Small""#),
    (#"tent = "Small" && swims = "Yes""#, #"tent == "Small" and swims == "Yes""#),
    (#"tent == "Small"||!answered(swims)"#, #"tent == "Small" or not answered(swims)"#),
    ("nights => 3", "nights >= 3"),
    ("tent == Small", #"tent == "Small""#),
    ("tent == large one", #"tent == "large""#),
    ("tent in [Small, large]", #"tent in ["Small", "large"]"#),
    (#"tent == “Small”"#, #"tent == "Small""#),
    (#"“tent == "Small"”"#, #"tent == "Small""#),
    (#"tnet == "Small""#, #"tent == "Small""#),
    (#"tent == "small""#, #"tent == "Small""#),
    (#"tent == "Large one""#, #"tent == "large""#),
    (#"tent == "Small" or "large""#, #"tent == "Small" or tent == "large""#),
    (#"tent in ("Small", "large")"#, #"tent in ["Small", "large"]"#),
    (#"tent is "Small""#, #"tent == "Small""#),
    (#"gear contains "Rope""#, #"gear includes "Rope""#),
    ("swims", #"swims == "Yes""#),
    ("swims is not answered", "not answered(swims)"),
    ("nights > 2,5", "nights > 2.5"),
    ("answered swims", "answered(swims)"),
  ]

  @Test("The fix of a slip is the right condition, whatever the YAML style", arguments: repairs)
  func repair(wrong: String, right: String) throws {
    for (value, expected) in [
      (wrong, nil), (quoted(wrong), quoted(right)), ("|-\n      " + wrong, "|-\n      " + right),
    ] {
      let (_, bag, file) = compile(value)
      let found = try #require(bag.sorted.first { $0.severity == .error }, "\(value)")
      let fix = try #require(found.fixes.first, "\(value)")
      #expect(fix.isSafe)
      let mended = applied(fix, to: file)
      if let expected { #expect(mended == Self.questions + "    show_if: \(expected)\n") }
      var after = DiagnosticBag()
      _ = SurveyCompiler.survey(
        of: SourceFile(name: "camp.yaml", text: mended), reporting: &after)
      #expect(!after.hasErrors, "\(mended.suffix(120)) \(after.sorted.map(\.message))")
    }
  }

  static let habits: [(wrong: String, right: String)] = [
    ("if tent is small", #"tent == "Small""#),
    ("tent = Small or large", #"tent == "Small" or tent == "large""#),
    ("tent not Small and gear has Rope", #"tent != "Small" and gear includes "Rope""#),
    (#"when tent == "Small" then"#, #"tent == "Small""#),
    ("Tent = small", #"tent == "Small""#),
  ]

  @Test("The fix of several habits at once is the whole condition", arguments: habits)
  func wholeRepair(wrong: String, right: String) throws {
    let (_, bag, file) = compile(wrong)
    let found = bag.sorted.filter { $0.severity == .error }
    #expect(found.count == 1)
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.isSafe)
    #expect(applied(fix, to: file) == Self.questions + "    show_if: \(right)\n")
  }

  private func applied(_ fix: Fix, to file: SourceFile) -> String {
    var bytes = file.bytes
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "Deep nesting and long sums are refused and not followed",
    arguments: [
      String(repeating: "(", count: 5_000) + "nights",
      String(repeating: "not ", count: 5_000) + "x",
      "nights" + String(repeating: " + 1", count: 3_000) + " > 2",
      String(repeating: "-", count: 5_000) + "1 > nights",
      "nights in [" + String(repeating: "[", count: 2_000),
    ])
  func limits(text: String) {
    let (condition, bag, _) = compile(quoted(text))
    #expect(condition == nil)
    #expect(bag.sorted.count { $0.id == .conditionSyntax } == 1)
  }

  @Test("A condition cut anywhere is reported or right, and never stops the compiler")
  func cuts() {
    let text =
      #"not (tent in ["Small", 'large'] or nights * 2 >= -1.5e1) and meals.r1 != "Much" and count(gear) > 1"#
    for length in 0...text.utf8.count {
      let cut = String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
      let (condition, bag, _) = compile(quoted(cut))
      #expect(condition != nil || bag.hasErrors, "\(cut)")
    }
  }
}
