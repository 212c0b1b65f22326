/// The help pages, made from the table of commands.
enum Help {
  static let version = "0.1.0"

  /// The page of the program.
  static var overview: String {
    let width = (CommandTable.commands.map(\.name.count).max() ?? 0) + 2
    let rows = CommandTable.commands.map { command in
      "  " + padded(command.name, to: width) + command.summary
    }
    return """
      surveyc makes a survey out of a small text file that you write: the spec (in YAML).

      Usage: surveyc COMMAND …

      \(rows.joined(separator: "\n"))

      Begin with:
        surveyc new lunch.yaml      writes a first survey, with comments
        surveyc check lunch.yaml    tells what is wrong with it, if anything is
        surveyc build lunch.yaml    makes the form and the tally script

      surveyc COMMAND --help says more about a command.

      """
  }

  /// The page of one command.
  static func page(of command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let width = (command.flags.map(\.synopsis.count).max() ?? 0) + 2
    let flags = command.flags.map { flag in
      var summary = flag.summary
      if case .choices(let words) = flag.value {
        summary += " (\(words.joined(separator: ", ")))"
      }
      return "  " + padded(flag.synopsis, to: width) + summary
    }
    let examples = command.examples.map { "  surveyc \($0)" }
    return """
      surveyc \(command.name) — \(command.summary)

      Usage: surveyc \(command.name)\(operands) [FLAGS]

      \(command.details)

      Flags:
      \(flags.joined(separator: "\n"))

      Examples:
      \(examples.joined(separator: "\n"))

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
