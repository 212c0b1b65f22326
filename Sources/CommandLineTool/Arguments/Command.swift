/// One command of the program, declared once.
struct Command: Sendable {
  let name: String
  let summary: String
  /// What stands after the name besides flags, as the help shows it; empty when nothing may.
  let operands: String
  /// How many operands are needed, and how many may be there.
  let operandCount: ClosedRange<Int>
  /// Words that an operand can be, for completion; nothing means files.
  let operandWords: @Sendable () -> [String]?
  /// A few sentences for the help.
  let details: String
  let flags: [Flag]
  let examples: [String]
  let perform: @Sendable (Invocation) throws(CommandError) -> ExitStatus

  init(
    _ name: String, _ summary: String, operands: String, operandCount: ClosedRange<Int>,
    operandWords: @escaping @Sendable () -> [String]? = { nil }, details: String,
    flags: [Flag], examples: [String],
    perform: @escaping @Sendable (Invocation) throws(CommandError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.operandWords = operandWords
    self.details = details
    self.flags = flags + Flag.everywhere
    self.examples = examples
    self.perform = perform
  }
}

/// What the user asked of a command.
struct Invocation: Sendable {
  let command: Command
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(of command: Command) {
    self.command = command
  }

  mutating func set(_ flag: Flag, _ value: String) {
    if flag.repeats {
      values[flag.name, default: []].append(value)
    } else {
      values[flag.name] = [value]
    }
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value that was given last.
  func value(of flag: Flag) -> String? { values[flag.name]?.last }

  /// All values that were given, comma-separated ones taken apart.
  func values(of flag: Flag) -> [String] {
    let given = values[flag.name] ?? []
    guard case .choices = flag.value else { return given }
    return given.flatMap { $0.split(separator: ",").map(String.init) }
  }

  func number(of flag: Flag) -> Int? { value(of: flag).flatMap { Int($0) } }
}

import FileSystem

/// Why a command stopped, when it was not for mistakes that have been reported already.
enum CommandError: Error {
  case usage(String)
  case file(FileError)

  init(_ error: FileError) { self = .file(error) }
}
