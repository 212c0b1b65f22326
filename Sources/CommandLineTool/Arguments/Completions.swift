/// Completion scripts of the common shells, made from the table of commands.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var bash: String {
    let cases = CommandTable.commands.map { command in
      let flags = command.flags.map { "--\($0.name)" }.joined(separator: " ")
      let words = (command.operandWords() ?? []).joined(separator: " ")
      return "    \(command.name)) words=\"\(flags) \(words)\" ;;"
    }
    let values = valueFlags.map { flag in
      "    --\(flag.name)) COMPREPLY=($(compgen -W \"\(flag.words.joined(separator: " "))\""
        + " -- \"$current\")); return ;;"
    }
    let names = CommandTable.commands.map(\.name).joined(separator: " ")
    return """
      # Completion of surveyc for bash.
      _surveyc() {
        local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$current"))
          return
        fi
        case "$before" in
      \(values.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _surveyc surveyc

      """
  }

  private static var zsh: String {
    let names = CommandTable.commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = CommandTable.commands.map { command in
      var arguments = command.flags.map { flag in
        let value = flag.placeholder.isEmpty ? "" : ":value:\(zshValues(of: flag))"
        return "'--\(flag.name)[\(quoted(flag.summary))]\(value)'"
      }
      let words = command.operandWords().map { "(\($0.joined(separator: " ")))" } ?? "_files"
      arguments.append("'*:operand:\(words)'")
      return "    \(command.name)) _arguments \(arguments.joined(separator: " ")) ;;"
    }
    return """
      #compdef surveyc
      # Completion of surveyc for zsh.
      local -a commands
      commands=(
      \(names.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command="${words[2]}"
      shift words
      (( CURRENT-- ))
      case "$command" in
      \(cases.joined(separator: "\n"))
      esac

      """
  }

  private static var fish: String {
    var lines = ["# Completion of surveyc for fish."]
    for command in CommandTable.commands {
      lines.append(
        "complete -c surveyc -n __fish_use_subcommand -a \(command.name)"
          + " -d '\(quoted(command.summary))'")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for flag in command.flags {
        let short = flag.short.map { " -s \($0)" } ?? ""
        let needsValue = flag.placeholder.isEmpty ? "" : " -r"
        let words = flag.words.isEmpty ? "" : " -f -a '\(flag.words.joined(separator: " "))'"
        lines.append(
          "complete -c surveyc \(condition) -l \(flag.name)\(short)\(needsValue)\(words)"
            + " -d '\(quoted(flag.summary))'")
      }
      if let words = command.operandWords() {
        lines.append("complete -c surveyc \(condition) -f -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every flag whose value is one of a closed set, once each.
  private static var valueFlags: [Flag] {
    var seen: Set<String> = []
    return CommandTable.commands.flatMap(\.flags).filter {
      !$0.words.isEmpty && seen.insert($0.name).inserted
    }
  }

  private static func zshValues(of flag: Flag) -> String {
    switch flag.value {
    case .path: "_files"
    case .choice(let words), .choices(let words): "(\(words.joined(separator: " ")))"
    default: ""
    }
  }

  /// Without the characters that end a quoted word in these shells.
  private static func quoted(_ text: String) -> String {
    text.filter { !"'[]:".contains($0) }
  }
}
