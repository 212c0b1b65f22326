import Charts
import Diagnostics
import FileSystem
import SurveyModel
import Tabulation

extension Flag {
  static let tallyFormat = Flag(
    "format", .choice(["text", "json"]), "how the tally is written (default: text)")
  static let tallyOutput = Flag(
    "output", short: "o", .path("FILE"), "writes the tally to a file")
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
    flags: [.tallyFormat, .tallyOutput, .diagnostics] + Flag.specs,
    examples: [
      "tally lunch.yaml lunch.responses.jsonl", "tally lunch.yaml ipad-1.csv ipad-2.csv",
      "tally lunch.yaml responses/ --format json -o lunch.json",
    ]
  ) { (invocation) throws(CommandError) in
    guard let survey = try SpecOptions.survey(invocation.operands[0], invocation) else {
      return .mistakes
    }
    let count = try ResponseCount.of(Array(invocation.operands.dropFirst()), for: survey)
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
}

/// The tally of several files, and what was noticed on the way.
struct ResponseCount {
  let survey: Survey
  let tally: Tally
  private let notes: [String]

  static func of(_ paths: [String], for survey: Survey) throws(CommandError) -> ResponseCount {
    var builder = TallyBuilder(survey)
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
      survey: survey, tally: builder.finish(),
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
    TallyText(
      tally, of: survey, width: min(Console.output.width ?? 80, 100),
      isColored: ColorChoice.isOn(invocation, .output)
    ).render()
  }

  func sayNotes() {
    for note in notes { Console.error.write("note: \(TerminalLines.inert(note))\n") }
  }
}
