import FileSystem
import SurveyModel
import SurveyRuntime
import SurveyTerminal
import Tabulation
import UnicodeText

extension Flag {
  static let answers = Flag(
    "answers", .path("FILE"),
    "takes the answers from a file, one respondent a line, and asks nobody")
  static let responses = Flag(
    "output", short: "o", .path("FILE"),
    "the file to which responses are added (default: NAME.responses.jsonl)")
  static let language = Flag("language", .text("TAG"), "the language in which it asks")
}

extension Command {
  static let run = Command(
    "run", "asks the survey in the terminal, person after person", operands: "SPEC",
    operandCount: 1...1,
    details: """
      Each finished response is added to NAME.responses.jsonl at once; at the end the results are
      shown. With --answers FILE nobody is asked: each line is a JSON object of answers, such as
      {"q1": "Salad"}, or a whole response; what a person could not have entered is reported with
      its line.
      """,
    flags: [.answers, .responses, .language, .diagnostics] + Flag.specs,
    examples: ["run lunch.yaml", "run lunch.yaml --answers friends.jsonl"]
  ) { (invocation) throws(CommandError) in
    let path = invocation.operands[0]
    guard let survey = try SpecOptions.survey(path, invocation) else { return .mistakes }
    let language = try chosenLanguage(of: survey, invocation)
    let folder = path == "-" ? "" : FileSystem.folder(of: path)
    let file =
      invocation.value(of: .responses)
      ?? FileSystem.join(folder, "\(survey.id).responses.jsonl")
    if let answers = invocation.value(of: .answers) {
      return try runScripted(survey, language, from: answers, to: file, invocation)
    }
    if path == "-" {
      throw .usage("run reads the answers from standard input, so SPEC cannot be -")
    }
    var terminal = TerminalSurvey(
      survey, language: language, dialogue: ConsoleDialogue(),
      using: SystemRandomNumberGenerator(), isColored: ColorChoice.isOn(invocation, .output),
      width: min(Console.output.width ?? 80, 100), now: Clock.timestamp
    ) { (response) throws(FileError) in
      try ResponseFile.append(response, of: survey, to: file)
    }
    do throws(FileError) { try terminal.run() } catch { throw CommandError(error) }
    return try showResults(of: survey, in: file, invocation)
  }

  private static func chosenLanguage(of survey: Survey, _ invocation: Invocation)
    throws(CommandError) -> LanguageTag
  {
    guard let tag = invocation.value(of: .language) else { return survey.languages[0] }
    guard let language = survey.languages.first(where: { $0.tag == tag }) else {
      let tags = survey.languages.map(\.tag).joined(separator: ", ")
      throw .usage("this survey has the languages \(tags), not \"\(tag)\"")
    }
    return language
  }

  /// Scripted respondents: all lines are judged first, then the good ones are kept.
  private static func runScripted(
    _ survey: Survey, _ language: LanguageTag, from path: String, to file: String,
    _ invocation: Invocation
  ) throws(CommandError) -> ExitStatus {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw CommandError(error) }
    var generator = SystemRandomNumberGenerator()
    var status = ExitStatus.done
    let name = path == "-" ? "standard input" : path
    for entry in ScriptedAnswers.read(bytes, for: survey, language: language, using: &generator) {
      switch entry {
      case .refused(let line, let reasons):
        for reason in reasons {
          Console.error.write("\(name):\(line): \(TerminalText.inert(reason))\n")
        }
        status = .mistakes
      case .response(var response):
        if response.submittedAt.isEmpty { response.submittedAt = Clock.timestamp() }
        do throws(FileError) { try ResponseFile.append(response, of: survey, to: file) } catch {
          throw CommandError(error)
        }
      }
    }
    return try showResults(of: survey, in: file, invocation).worse(status)
  }

  private static func showResults(of survey: Survey, in file: String, _ invocation: Invocation)
    throws(CommandError) -> ExitStatus
  {
    guard FileSystem.exists(file) else { return .done }
    let count = try ResponseCount.of([file], into: TallyBuilder(survey))
    try Output.write("\n" + count.text(invocation))
    if !invocation.has(.quiet) {
      count.sayNotes()
      try Output.write("\nThe responses are in \(TerminalText.inert(file))\n")
    }
    return .done
  }
}

/// Responses kept in a file, a line each.
enum ResponseFile {
  static func append(_ response: Response, of survey: Survey, to path: String) throws(FileError) {
    // A line that was cut off (a full disk, an editor) must not swallow this one.
    let needsLineEnd = FileSystem.lastByte(of: path).map { $0 != 0x0A } ?? false
    let line = (needsLineEnd ? "\n" : "") + response.jsonLine(of: survey) + "\n"
    try FileSystem.append(Array(line.utf8), to: path)
  }
}
