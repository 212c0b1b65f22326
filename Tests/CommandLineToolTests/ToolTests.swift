import Foundation
import TestSupport
import Testing

/// The tool as a user meets it: arguments in; text, files and an exit status out.
@Suite("The tool")
struct ToolTests {
  private let folder: URL
  private let lunch = """
    title: Lunch Survey
    question: Choose your preferred option for lunch.
    options: [Burgers, Sandwich, Salad]
    chart: donut

    """

  init() throws {
    folder = try Program.temporaryFolder()
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  private func surveyc(_ arguments: String..., input: String = "") throws -> Finished {
    try Program.surveyc(arguments, input: input, in: folder)
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test("says that a good spec has no mistakes, and ends with 0")
  func goodSpec() throws {
    try write(lunch, "lunch.yaml")
    let done = try surveyc("check", "lunch.yaml")
    #expect(done.status == 0)
    #expect(done.output == "No mistakes found in lunch.yaml.\n")
  }

  @Test("ends with 1 for a mistake, which it shows with its line and its fix")
  func badSpec() throws {
    try write(lunch.replacingOccurrences(of: "donut", with: "dont"), "lunch.yaml")
    let done = try surveyc("check", "lunch.yaml")
    #expect(done.status == 1)
    #expect(done.output.contains("lunch.yaml:4:8: error:"))
    #expect(done.output.contains("= fix: chart: donut"))
    let build = try surveyc("build", "lunch.yaml")
    #expect(build.status == 1)
    #expect(files == ["lunch.yaml"], "a spec with errors builds nothing")
  }

  @Test("ends with 2 for a wrong command line and offers the nearest word")
  func wrongCommand() throws {
    let command = try surveyc("chekc", "x.yaml")
    #expect(command.status == 2)
    #expect(command.errors.contains("did you mean \"check\"?"))
    let flag = try surveyc("check", "--formt", "json", "x.yaml")
    #expect(flag.status == 2)
    #expect(flag.errors.contains("did you mean --format?"))
    #expect(try surveyc().status == 2)
  }

  @Test("ends with 3 for a file that is not there, and still checks the others")
  func missingFile() throws {
    try write(lunch, "lunch.yaml")
    let done = try surveyc("check", "gone.yaml", "lunch.yaml")
    #expect(done.status == 3)
    #expect(done.errors.contains("cannot read gone.yaml: there is no such file or folder"))
    #expect(done.output.contains("No mistakes found"))
  }

  @Test("builds the good specs and not the bad one")
  func severalSpecs() throws {
    try write(lunch, "a.yaml")
    try write("title: No question\n", "b.yaml")
    let done = try surveyc("build", "a.yaml", "b.yaml", "-o", "out")
    #expect(done.status == 1)
    #expect(done.output == "wrote out/a.html\nwrote out/a-tally.py\n")
    #expect(done.errors.contains("b.yaml:1"))
  }

  @Test("builds the same bytes from the same spec, and leaves no half-written file")
  func deterministic() throws {
    try write(lunch, "lunch.yaml")
    _ = try surveyc("build", "lunch.yaml", "-o", "one")
    _ = try surveyc("build", "lunch.yaml", "-o", "two")
    for name in ["lunch.html", "lunch-tally.py"] {
      #expect(try read("one/\(name)") == read("two/\(name)"))
    }
    let written = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("one").path)
    #expect(written.sorted() == ["lunch-tally.py", "lunch.html"])
  }

  @Test("refuses two specs that would write one file")
  func sameNames() throws {
    try write("id: lunch\n" + lunch, "a.yaml")
    try write("id: lunch\n" + lunch, "b.yaml")
    let done = try surveyc("build", "a.yaml", "b.yaml")
    #expect(done.status == 1)
    #expect(done.errors.contains("b.yaml and a.yaml would write the same files"))
  }

  @Test(
    "writes a template that has no mistakes and never overwrites a file",
    arguments: [
      "lunch", "club", "feedback", "quiz",
    ])
  func templates(name: String) throws {
    let done = try surveyc("new", "mine.yaml", "--template", name)
    #expect(done.status == 0)
    #expect(try read("mine.yaml").contains("id: mine"))
    #expect(try surveyc("check", "--strict", "mine.yaml").status == 0)
    try write("precious", "mine.yaml")
    let again = try surveyc("new", "mine.yaml")
    #expect(again.status == 3)
    #expect(again.errors.contains("it is there already"))
    #expect(try read("mine.yaml") == "precious")
  }

  @Test("mends what is safe to mend, shows it, and has nothing left to mend then")
  func fix() throws {
    try write(lunch.replacingOccurrences(of: "donut", with: "dont  # round"), "lunch.yaml")
    let done = try surveyc("check", "--fix", "lunch.yaml")
    #expect(done.status == 0)
    #expect(done.output.contains("lunch.yaml: mended 1 mistake"))
    #expect(done.output.contains("+ chart: donut  # round"))
    #expect(
      try read("lunch.yaml") == lunch.replacingOccurrences(of: "donut", with: "donut  # round"))
    #expect(try !surveyc("check", "--fix", "lunch.yaml").output.contains("mended"))
  }

  @Test("makes warnings errors with --strict and silences advice with --allow")
  func strictAndAllow() throws {
    try write(lunch.replacingOccurrences(of: "Burgers", with: "salad"), "lunch.yaml")
    #expect(try surveyc("check", "lunch.yaml").status == 0)
    #expect(try surveyc("check", "--strict", "lunch.yaml").status == 1)
    let allowed = try surveyc(
      "check", "--strict", "--allow", "options-differ-by-case", "lunch.yaml")
    #expect(allowed.status == 0)
    #expect(try surveyc("check", "--allow", "nonsense", "lunch.yaml").status == 2)
  }

  @Test("explains every id, and lists them")
  func explain() throws {
    let page = try surveyc("explain", "unknown-key")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("# unknown-key"))
    #expect(try surveyc("explain").output.contains("tab-indentation\n"))
    #expect(try surveyc("explain", "unknwon-key").errors.contains("did you mean \"unknown-key\"?"))
  }

  @Test("runs scripted respondents, keeps their responses, and draws the chart")
  func scripted() throws {
    try write(lunch, "lunch.yaml")
    try write(
      """
      {"q1": "Salad"}
      {"q1": "Soup"}
      {"answers": {"q1": "Burgers"}, "id": "abc"}
      """, "answers.jsonl")
    let done = try surveyc("run", "lunch.yaml", "--answers", "answers.jsonl")
    #expect(done.status == 1)
    #expect(done.errors.contains("answers.jsonl:2: q1: there is no option \"Soup\""))
    #expect(done.output.contains("2 responses"))
    #expect(try read("lunch.responses.jsonl").split(separator: "\n").count == 2)
  }

  @Test("asks over a pipe, person after person, and adds to what is there")
  func pipe() throws {
    try write(lunch, "lunch.yaml")
    let first = try surveyc("run", "lunch.yaml", input: "1\n\nSalad\n/quit\n")
    #expect(first.status == 0)
    #expect(first.output.contains("2 responses"))
    let second = try surveyc("run", "lunch.yaml", input: "9\n2\n")
    #expect(second.output.contains("Please type a number from 1 to 3."))
    #expect(second.output.contains("3 responses"))
  }

  @Test("counts files together, once each response, as text and as JSON")
  func tally() throws {
    try write(lunch, "lunch.yaml")
    try write("{\"id\":\"a\",\"answers\":{\"q1\":\"Salad\"}}\nnonsense\n", "one.jsonl")
    try write("id,q1\r\na,Salad\r\nb,Burgers\r\n", "two.csv")
    let done = try surveyc("tally", "lunch.yaml", "one.jsonl", "two.csv", "--format", "json")
    #expect(done.status == 0)
    #expect(done.output.contains("\"responses\": 2"))
    #expect(done.output.contains("\"duplicates\": 1"))
    #expect(done.errors.contains("one.jsonl:2"))
    #expect(try surveyc("tally", "lunch.yaml", "gone.jsonl").status == 3)
  }

  @Test("lets no control character of a spec reach the terminal")
  func hostileNames() throws {
    try write("title: \"a\\e[31mred\\a\"\nquestoin: x\noptions: [A, B]\n", "x.yaml")
    let done = try surveyc("check", "x.yaml")
    #expect(!done.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("survives any bytes", arguments: 0..<40)
  func anyBytes(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    let bytes = (0..<400).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    try Data(bytes).write(to: folder.appendingPathComponent("x.yaml"))
    let done = try surveyc("check", "x.yaml")
    #expect(done.status == 1)
  }
}
