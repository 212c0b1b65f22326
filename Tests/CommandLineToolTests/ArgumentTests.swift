import Testing

@testable import CommandLineTool

@Suite("The command line")
struct ArgumentTests {
  private func parse(_ arguments: String...) throws -> Invocation {
    try ArgumentParser.parse(arguments, for: .build)
  }

  private func complaint(_ arguments: String...) -> String? {
    do {
      _ = try ArgumentParser.parse(arguments, for: .build)
      return nil
    } catch {
      guard case .usage(let message) = error else { return nil }
      return message
    }
  }

  @Test("takes values after a space, after =, and right after a letter")
  func values() throws {
    for form in [["-o", "x"], ["-ox"], ["--output", "x"], ["--output=x"]] {
      let invocation = try ArgumentParser.parse(form + ["a.yaml"], for: .build)
      #expect(invocation.value(of: .outputFolder) == "x")
      #expect(invocation.operands == ["a.yaml"])
    }
  }

  @Test("takes lists with commas and flags given twice")
  func lists() throws {
    let invocation = try parse("--target", "html,python", "--set", "a=1", "--set", "b=2", "x")
    #expect(invocation.values(of: .target) == ["html", "python"])
    #expect(invocation.values(of: .set) == ["a=1", "b=2"])
  }

  @Test("leaves everything after -- as it is")
  func onlyOperands() throws {
    #expect(try parse("--", "--odd.yaml").operands == ["--odd.yaml"])
  }

  @Test("offers the nearest flag and the nearest value")
  func nearest() {
    #expect(complaint("--ouput", "x", "a")?.contains("did you mean --output?") == true)
    #expect(complaint("--target", "htlm", "a")?.contains("did you mean \"html\"?") == true)
  }

  @Test("says what is missing and what is too much")
  func operands() {
    #expect(complaint() == "surveyc build needs SPEC…")
    #expect(complaint("--output")?.contains("needs a value") == true)
    #expect(complaint("--open=yes", "a")?.contains("takes no value") == true)
    #expect(complaint("--jobs", "0", "a")?.contains("at least 1") == true)
  }

  @Test(
    "has a help page with every flag for every command",
    arguments: CommandTable.commands.map(\.name))
  func help(name: String) throws {
    let command = try #require(CommandTable.command(named: name))
    let page = Help.page(of: command)
    for flag in command.flags { #expect(page.contains("--\(flag.name)")) }
    #expect(Help.overview.contains(command.summary))
    #expect(!command.examples.isEmpty)
  }

  @Test("completes every command and flag in every shell", arguments: Completions.shells)
  func completions(shell: String) throws {
    let script = try #require(Completions.script(for: shell))
    for command in CommandTable.commands {
      #expect(script.contains(command.name))
      for flag in command.flags { #expect(script.contains(flag.name)) }
    }
  }

  @Test("names no two flags of a command alike")
  func flagsDiffer() {
    for command in CommandTable.commands {
      #expect(Set(command.flags.map(\.name)).count == command.flags.count)
      let letters = command.flags.compactMap(\.short)
      #expect(Set(letters).count == letters.count)
    }
  }
}
