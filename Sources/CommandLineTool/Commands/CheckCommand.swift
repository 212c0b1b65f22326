import Diagnostics
import FileSystem
import SourceText
import UnicodeText

extension Flag {
  static let format = Flag(
    "format", .choice(DiagnosticFormat.allCases.map(\.rawValue)),
    "how the findings are written (default: human)")
  static let fix = Flag("fix", "mends what can be mended without asking, and says what changed")
  static let emit = Flag(
    "emit", .choice(["events", "tree", "survey"]), "prints the value between two stages instead")
}

extension Command {
  static let check = Command(
    "check", "tells what is wrong with a spec", operands: "SPEC…", operandCount: 1...Int.max,
    details: """
      Reads each spec and lists every mistake and every piece of advice, with its place and the
      line that mends it; then a line that sums them up. Ends with 1 if there is an error.
      """,
    flags: [.format, .fix, .emit, .jobs] + Flag.specs,
    examples: ["check lunch.yaml", "check --fix lunch.yaml", "check --format json class/*.yaml"]
  ) { (invocation) throws(CommandError) in
    if let stage = invocation.value(of: .emit) {
      for path in invocation.operands {
        try Output.write(try Emission.text(of: path, stage: stage))
      }
      return .done
    }
    let options = try SpecOptions(invocation)
    let output = DiagnosticsOutput(invocation, flag: .format, on: .output)
    let paths = invocation.operands
    if invocation.has(.fix) {
      for path in paths { try fix(path, options, output) }
    }
    let jobs = invocation.number(of: .jobs) ?? Workers.processorCount
    let outcomes = Workers.map(count: paths.count, jobs: jobs) { index in
      checkOne(paths[index], options)
    }
    return try report(outcomes, output, invocation)
  }

  private static func checkOne(_ path: String, _ options: SpecOptions)
    -> Result<FileDiagnostics, FileError>
  {
    do throws(FileError) {
      let findings = try options.compile(path).findings
      if !findings.diagnostics.isEmpty { return .success(findings) }
      // Nothing will be shown of it, so its bytes need not be kept.
      return .success(FileDiagnostics(SourceFile(name: findings.file.name, bytes: []), []))
    } catch {
      return .failure(error)
    }
  }

  private static func report(
    _ outcomes: [Result<FileDiagnostics, FileError>], _ output: DiagnosticsOutput,
    _ invocation: Invocation
  ) throws(CommandError) -> ExitStatus {
    var status = ExitStatus.done
    var findings: [FileDiagnostics] = []
    for outcome in outcomes {
      switch outcome {
      case .failure(let error):
        Console.error.write("surveyc: \(CommandLineTool.sentence(for: error))\n")
        status = status.worse(.file)
      case .success(let one):
        if one.count(of: .error) > 0 { status = status.worse(.mistakes) }
        findings.append(one)
      }
    }
    var text = output.text(of: findings)
    if output.isForPeople, !invocation.has(.quiet), !findings.isEmpty {
      text += (text.isEmpty ? "" : "\n") + output.summaryLine(of: findings)
    }
    try Output.write(text)
    return status
  }

  /// Mends a file until nothing is left to mend, and shows what changed.
  private static func fix(_ path: String, _ options: SpecOptions, _ output: DiagnosticsOutput)
    throws(CommandError)
  {
    if path == "-" {
      throw .usage("--fix needs a file that it can write, not standard input")
    }
    // That the file cannot be read is said once, by the check that follows.
    guard let bytes = try? FileSystem.read(path) else { return }
    let original = SourceFile(name: path, bytes: bytes)
    var file = original
    var count = 0
    // A mended mistake can uncover another one; each round mends something, or is the last.
    for _ in 0..<10 {
      let fixed = applySafeFixes(options.compile(file).bag.sorted, to: file)
      if fixed.applied.isEmpty || fixed.bytes == file.bytes { break }
      count += fixed.applied.count
      file = SourceFile(name: path, bytes: fixed.bytes)
    }
    if file.bytes == original.bytes { return }
    do throws(FileError) { try FileSystem.replace(path, with: file.bytes) } catch {
      throw CommandError(error)
    }
    if output.isForPeople {
      let changes = lineChanges(from: original, to: file)
      let what = count == 1 ? "1 mistake" : "\(count) mistakes"
      try Output.write(
        "\(TerminalText.inert(path)): mended \(what)\n"
          + rendering(of: changes, options: output.options) + "\n")
    }
  }
}
