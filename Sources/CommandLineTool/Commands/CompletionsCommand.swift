extension Command {
  static let completions = Command(
    "completions", "prints the completion script of a shell", operands: "bash|zsh|fish",
    operandCount: 1...1, operandWords: { Completions.shells },
    details: """
      With it, the Tab key completes commands, flags and their values.

        bash: surveyc completions bash > ~/.local/share/bash-completion/completions/surveyc
        zsh:  surveyc completions zsh > a folder of $fpath, as _surveyc
        fish: surveyc completions fish > ~/.config/fish/completions/surveyc.fish
      """,
    flags: [], examples: ["completions bash"]
  ) { (invocation) throws(CommandError) in
    let shell = invocation.operands.first ?? ""
    guard let script = Completions.script(for: shell) else {
      throw .usage(
        "there are completions for \(Completions.shells.joined(separator: ", ")), not \"\(shell)\"")
    }
    try Output.write(script)
    return .done
  }
}
