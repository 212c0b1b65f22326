/// All commands, in the order of the help; adding one is a line here.
enum CommandTable {
  static let commands: [Command] = [
    .new, .check, .build, .run, .tally, .explain, .schema, .completions,
  ]

  static func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
