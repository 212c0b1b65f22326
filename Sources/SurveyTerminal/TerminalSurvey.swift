import FileSystem
import SurveyModel
import SurveyRuntime
import Tabulation
import UnicodeText

/// The survey as a dialogue, person after person; every finished response is on the disk before the
/// next person begins.
package struct TerminalSurvey<Talk: Dialogue, Generator: RandomNumberGenerator> {
  private let survey: Survey
  private let screen: Screen
  private var dialogue: Talk
  private var generator: Generator
  /// Keeps a finished response; a file that cannot be written is the caller's to explain.
  private let keep: (Response) throws(FileError) -> Void
  private let now: () -> String
  package private(set) var responseCount = 0

  package init(
    _ survey: Survey, language: LanguageTag, dialogue: Talk, using generator: Generator,
    isColored: Bool, width: Int, now: @escaping () -> String,
    keep: @escaping (Response) throws(FileError) -> Void
  ) {
    self.survey = survey
    screen = Screen(survey: survey, language: language, isColored: isColored, width: width)
    self.dialogue = dialogue
    self.generator = generator
    self.now = now
    self.keep = keep
  }

  /// Asks until somebody quits or the input ends.
  package mutating func run() throws(FileError) {
    dialogue.write(screen.welcome())
    while true {
      switch interview() {
      case .quit: return
      case .finished(let answers):
        try save(answers)
        thank(answers)
        dialogue.write(
          "\nNext person: press Enter. To stop and see the results: /quit\n> ")
        guard let line = dialogue.readLine(), command(in: line) != .quit else { return }
      }
    }
  }

  private enum End {
    case finished(AnswerSet)
    case quit
  }

  private enum Command: String, CaseIterable {
    case back, quit, help
  }

  private mutating func interview() -> End {
    var interview = Interview(survey, language: screen.language, using: &generator)
    var section: Int?
    // After a refusal the question still stands above; only its prompt comes again.
    var needsQuestion = true
    while true {
      let step = interview.step
      if step == .finished { return .finished(interview.answers) }
      if let next = sectionIndex(of: step), next != section {
        section = next
        dialogue.write(screen.section(next))
      }
      if needsQuestion { dialogue.write(screen.show(interview)) }
      needsQuestion = true
      if case .question(let index) = step, survey.questions[index].type == .note {
        _ = interview.answer("")
        continue
      }
      dialogue.write("> ")
      guard let line = dialogue.readLine() else {
        dialogue.write("\n")
        return end(interview)
      }
      switch command(in: line) {
      case .help: dialogue.write(Screen.help)
      case .quit:
        if let end = confirmQuit(interview) { return end }
      case .back:
        if interview.canGoBack { goBack(&interview) } else { say("This is the first question.") }
      case nil:
        let text = line.hasPrefix("//") ? String(line.dropFirst()) : line
        if case .refused(let why) = interview.answer(text) {
          say(why)
          needsQuestion = false
        }
      }
    }
  }

  /// Back over notes, which ask nothing.
  private func goBack(_ interview: inout Interview) {
    repeat { interview.goBack() } while interview.canGoBack && isNote(interview.step)
  }

  private func isNote(_ step: Interview.Step) -> Bool {
    if case .question(let index) = step { survey.questions[index].type == .note } else { false }
  }

  /// Somebody quits in the middle: what they answered is kept if it is a whole response.
  private mutating func confirmQuit(_ interview: Interview) -> End? {
    guard interview.hasAnswers else { return .quit }
    let isWhole = survey.violations(in: interview.answers).isEmpty
    let question =
      isWhole
      ? "Keep the answers given so far? yes, no, or Enter to go on"
      : "Some answers are still needed. Throw away what was answered so far? yes, or Enter to go on"
    dialogue.write("\(question)\n> ")
    let reply = dialogue.readLine()?.normalised.caseFolded ?? "no"
    switch (reply, isWhole) {
    case ("yes", true), ("y", true): return .finished(interview.answers)
    case ("no", true), ("n", true), ("yes", false), ("y", false), ("no", false): return .quit
    default: return nil
    }
  }

  /// The input has ended (a pipe, or Control-D).
  private func end(_ interview: Interview) -> End {
    let isWhole = survey.violations(in: interview.answers).isEmpty
    return interview.hasAnswers && isWhole ? .finished(interview.answers) : .quit
  }

  private mutating func save(_ answers: AnswerSet) throws(FileError) {
    let response = Response(
      survey: survey.id, fingerprint: survey.fingerprint, id: ResponseID.make(using: &generator),
      submittedAt: now(), language: screen.language.tag, version: survey.version,
      answers: survey.visibleAnswers(of: answers))
    try keep(response)
    responseCount += 1
  }

  private mutating func thank(_ answers: AnswerSet) {
    let thanks = survey.thanks.map(screen.text) ?? survey.word(.thanksDevice, in: screen.language)
    var lines = ["", screen.bold(thanks)]
    if let quiz = survey.quiz, quiz.showsScore {
      let score = survey.score(of: answers)
      lines.append(
        survey.word(
          .scored, in: screen.language,
          arguments: [
            (name: "points", value: "\(score.points)"),
            (name: "possible", value: "\(score.possible)"),
          ]))
      if let passed = score.passed {
        lines.append(survey.word(passed ? .passed : .notPassed, in: screen.language, arguments: []))
      }
    }
    dialogue.write(lines.joined(separator: "\n") + "\n")
  }

  private mutating func say(_ text: String) {
    dialogue.write(screen.red("   ! \(TerminalText.inert(text))") + "\n")
  }

  /// `/b`, `/back`: any beginning of a command's name.
  private func command(in line: String) -> Command? {
    let word = line.normalised.caseFolded
    guard word.hasPrefix("/"), word.count > 1 else { return nil }
    return Command.allCases.first { $0.rawValue.hasPrefix(word.dropFirst()) }
  }

  private func sectionIndex(of step: Interview.Step) -> Int? {
    switch step {
    case .question(let index), .row(let index, _), .otherText(let index):
      survey.questions[index].section
    case .finished: nil
    }
  }
}
