import Diagnostics

/// Turns the arguments after a command's name into an invocation.
enum ArgumentParser {
  static func parse(_ arguments: [String], for command: Command) throws(CommandError) -> Invocation
  {
    var invocation = Invocation(of: command)
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        invocation.operands.append(argument)
      } else if argument == "--" {
        onlyOperands = true
      } else if argument.hasPrefix("--") {
        try long(argument, &rest, &invocation)
      } else {
        try short(argument, &rest, &invocation)
      }
    }
    if !invocation.has(.help) { try checkOperands(of: invocation) }
    return invocation
  }

  private static func long(
    _ argument: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(CommandError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let flag = invocation.command.flags.first(where: { $0.name == name }) else {
      throw .usage(unknown("--\(name)", in: invocation.command))
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    try take(flag, as: "--\(name)", attached, &rest, &invocation)
  }

  private static func short(
    _ argument: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(CommandError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = invocation.command.flags.first(where: { $0.short == letter }) else {
        throw .usage(unknown("-\(letter)", in: invocation.command))
      }
      if case .none = flag.value {
        invocation.set(flag, "")
      } else {
        let attached = letters.isEmpty ? nil : String(letters)
        try take(flag, as: "-\(letter)", attached, &rest, &invocation)
        return
      }
    }
  }

  private static func take(
    _ flag: Flag, as written: String, _ attached: String?, _ rest: inout ArraySlice<String>,
    _ invocation: inout Invocation
  ) throws(CommandError) {
    if case .none = flag.value {
      if let attached {
        throw .usage("\(written) takes no value, so \"=\(attached)\" cannot follow it")
      }
      invocation.set(flag, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("\(written) needs a value: \(written) \(flag.placeholder)")
    }
    try check(value, of: flag, as: written)
    invocation.set(flag, value)
  }

  private static func check(_ value: String, of flag: Flag, as written: String)
    throws(CommandError)
  {
    switch flag.value {
    case .none, .text, .path: return
    case .number(_, let minimum):
      guard let number = Int(value), number >= minimum else {
        throw .usage("\(written) needs a whole number of at least \(minimum), not \"\(value)\"")
      }
    case .choice(let words):
      if !words.contains(value) { throw .usage(unknownWord(value, among: words, as: written)) }
    case .choices(let words):
      let given = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for word in given where !words.contains(word) {
        throw .usage(unknownWord(word, among: words, as: written))
      }
    }
  }

  private static func unknownWord(_ word: String, among words: [String], as written: String)
    -> String
  {
    let list = words.joined(separator: ", ")
    guard let near = nearestName(to: word, among: words) else {
      return "\(written) cannot be \"\(word)\"; it can be \(list)"
    }
    return "\(written) cannot be \"\(word)\"; did you mean \"\(near)\"? It can be \(list)"
  }

  private static func unknown(_ written: String, in command: Command) -> String {
    let names = command.flags.map { "--\($0.name)" }
    let base = "surveyc \(command.name) has no flag \(written)"
    guard let near = nearestName(to: written, among: names) else { return base }
    return "\(base); did you mean \(near)?"
  }

  private static func checkOperands(of invocation: Invocation) throws(CommandError) {
    let command = invocation.command
    let count = invocation.operands.count
    if count < command.operandCount.lowerBound {
      throw .usage("surveyc \(command.name) needs \(command.operands)")
    }
    if count > command.operandCount.upperBound {
      let extra = invocation.operands[command.operandCount.upperBound]
      let takes = command.operands.isEmpty ? "nothing" : command.operands
      throw .usage("surveyc \(command.name) takes \(takes), so \"\(extra)\" is too much")
    }
  }
}
