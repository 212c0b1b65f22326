import Diagnostics
import FileSystem
import UnicodeText

/// The whole program: arguments in, an exit status out.
package enum CommandLineTool {
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      return try dispatch(arguments).rawValue
    } catch {
      switch error {
      case .usage(let message):
        Console.error.write("surveyc: \(TerminalText.inert(message))\n")
        Console.error.write("`surveyc --help` lists the commands and what they do.\n")
        return ExitStatus.usage.rawValue
      case .file(let error):
        Console.error.write("surveyc: \(TerminalText.inert(sentence(for: error)))\n")
        return ExitStatus.file.rawValue
      }
    }
  }

  private static func dispatch(_ arguments: [String]) throws(CommandError) -> ExitStatus {
    guard let name = arguments.first else {
      Console.error.write(Help.overview)
      return .usage
    }
    switch name {
    case "--help", "-h":
      return try show(Help.overview)
    case "--version":
      return try show("surveyc \(Help.version)\n")
    case "help":
      guard arguments.count > 1 else { return try show(Help.overview) }
      return try show(Help.page(of: try command(named: arguments[1])))
    default:
      let command = try command(named: name)
      let invocation = try ArgumentParser.parse(Array(arguments.dropFirst()), for: command)
      if invocation.has(.help) { return try show(Help.page(of: command)) }
      return try command.perform(invocation)
    }
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = CommandTable.command(named: name) { return command }
    let names = CommandTable.commands.map(\.name)
    if FileSystem.exists(name), name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      throw .usage("what should be done with \(name)? For example: surveyc check \(name)")
    }
    guard let near = nearestName(to: name, among: names + ["help"]) else {
      throw .usage("there is no command \"\(name)\"")
    }
    throw .usage("there is no command \"\(name)\"; did you mean \"\(near)\"?")
  }

  private static func show(_ page: String) throws(CommandError) -> ExitStatus {
    try Output.write(page)
    return .done
  }

  static func sentence(for error: FileError) -> String {
    switch error.action {
    case .read: "cannot read \(error.path): \(error.reason)"
    case .write: "cannot write \(error.path): \(error.reason)"
    }
  }
}

/// Standard output as a product: what cannot be written is an error, not silence.
enum Output {
  static func write(_ text: String) throws(CommandError) {
    do {
      try FileSystem.write(Array(text.utf8), to: Console.output.rawValue, path: "standard output")
    } catch {
      throw CommandError(error)
    }
  }
}
