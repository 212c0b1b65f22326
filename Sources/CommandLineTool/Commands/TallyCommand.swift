import Charts
import Diagnostics
import FileSystem
import SourceText
import SurveyAnalysis
import SurveyModel
import Tabulation

extension Flag {
  static let tallyFormat = Flag(
    "format", .choice(["text", "json"]), "how the tally is written (default: text)")
  static let tallyOutput = Flag(
    "output", short: "o", .path("FILE"), "writes the tally to a file")
  static let by = Flag("by", .text("ID"), "compares those who gave each answer to this question")
  static let condition = Flag(
    "where", .text("CONDITION"), "counts only responses for which this holds")
}

extension Command {
  static let tally = Command(
    "tally", "counts responses and draws the results", operands: "SPEC FILES…",
    operandCount: 2...Int.max,
    details: """
      Counts the responses of all files together; of two responses with one id the first counts.
      A file is what the form saved (JSON Lines, CSV), a JSON array, or a table of another program
      whose columns are named after the questions. A folder stands for the files in it, and - for
      standard input. What could not be read is said, with its place.
      """,
    flags: [.by, .condition, .tallyFormat, .tallyOutput, .diagnostics] + Flag.specs,
    examples: [
      "tally lunch.yaml lunch.responses.jsonl", "tally lunch.yaml ipad-1.csv ipad-2.csv",
      "tally lunch.yaml responses/ --format json -o lunch.json",
      "tally trip.yaml trip.csv --by grade --where 'age >= 12'",
    ]
  ) { (invocation) throws(CommandError) in
    guard let survey = try SpecOptions.survey(invocation.operands[0], invocation) else {
      return .mistakes
    }
    var filter: Condition?
    if let text = invocation.value(of: .condition) {
      filter = condition(text, of: survey, invocation)
      if filter == nil { return .usage }
    }
    let builder = TallyBuilder(survey, where: filter, by: try group(invocation, of: survey))
    let count = try ResponseCount.of(Array(invocation.operands.dropFirst()), into: builder)
    let text =
      invocation.value(of: .tallyFormat) == "json"
      ? count.tally.canonicalJSON : count.text(invocation)
    if let path = invocation.value(of: .tallyOutput) {
      do throws(FileError) { try FileSystem.replace(path, with: Array(text.utf8)) } catch {
        throw CommandError(error)
      }
    } else {
      try Output.write(text)
    }
    if !invocation.has(.quiet) { count.sayNotes() }
    return count.isUnreadable ? .mistakes : .done
  }

  /// The condition of `--where`; what is wrong with it goes to standard error.
  private static func condition(_ text: String, of survey: Survey, _ invocation: Invocation)
    -> Condition?
  {
    var bag = DiagnosticBag()
    let file = SourceFile(name: "--where", text: text)
    let condition = compileCondition(in: file, of: survey, reporting: &bag)
    if condition == nil {
      let output = DiagnosticsOutput(invocation, flag: .diagnostics, on: .error)
      Console.error.write(output.text(of: [FileDiagnostics(file, bag.sorted)]))
    }
    return condition
  }

  /// The index of the question of `--by`.
  private static func group(_ invocation: Invocation, of survey: Survey) throws(CommandError)
    -> Int?
  {
    guard let id = invocation.value(of: .by) else { return nil }
    let possible = survey.questions.filter(\.makesGroups).map(\.id)
    guard possible.contains(id), let index = survey.questionIndex(ofID: id) else {
      let near = nearestName(to: id, among: possible).map { "; did you mean \($0)?" } ?? ""
      let list = possible.isEmpty ? "" : ": \(possible.joined(separator: ", "))"
      throw .usage("--by \(id) is no question with options\(near.isEmpty ? list : near)")
    }
    return index
  }
}

/// The tally of several files, and what was noticed on the way.
struct ResponseCount {
  let survey: Survey
  let tally: Tally
  private let notes: [String]

  static func of(_ paths: [String], into builder: TallyBuilder) throws(CommandError)
    -> ResponseCount
  {
    var builder = builder
    do throws(FileError) {
      for path in paths {
        for file in try files(at: path) {
          builder.read(
            try FileSystem.read(file), named: file == "-" ? "standard input" : file)
        }
      }
    } catch {
      throw CommandError(error)
    }
    return ResponseCount(
      survey: builder.survey, tally: builder.finish(),
      notes: builder.notes.sentences(
        unreadable: builder.unreadable, duplicates: builder.duplicates))
  }

  /// A folder's files of responses in byte order of their names; else the file itself.
  private static func files(at path: String) throws(FileError) -> [String] {
    guard path != "-", FileSystem.isFolder(path) else { return [path] }
    let endings = [".jsonl", ".json", ".ndjson", ".csv", ".tsv"]
    return try FileSystem.list(path)
      .filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
      .map { FileSystem.join(path, $0) }
  }

  /// Whether there was something, and none of it could be read.
  var isUnreadable: Bool { tally.responses == 0 && tally.unreadable > 0 }

  func text(_ invocation: Invocation) -> String {
    let width = min(Console.output.width ?? 80, 100)
    let isColored = ColorChoice.isOn(invocation, .output)
    let text = TallyText(tally, of: survey, width: width, isColored: isColored).render()
    guard let table = tally.crossTable else { return text }
    return text + "\n"
      + CrossTableText(table, of: survey, width: width, isColored: isColored).render()
  }

  func sayNotes() {
    for note in notes { Console.error.write("note: \(TerminalLines.inert(note))\n") }
  }
}
