import CodeGeneration
import Diagnostics
import FileSystem
import SurveyCompiler

extension Flag {
  static let outputFolder = Flag(
    "output", short: "o", .path("DIR"), "the folder for what is made (default: build)")
  static let target = Flag(
    "target", short: "t", .choices(SurveyCompiler.backends.map(\.name)), repeats: true,
    "what to make (default: html,python)")
  static let open = Flag("open", "opens the form when it is built")
}

extension Command {
  static let build = Command(
    "build", "makes the form and the tally script", operands: "SPEC…", operandCount: 1...Int.max,
    details: """
      Checks each spec and compiles it: the form as one HTML file that works offline, and a Python
      script that counts the answers. A spec with errors builds nothing; the others are built.

      \(targetTable)
      """,
    flags: [.outputFolder, .target, .open, .jobs, .diagnostics] + Flag.specs,
    examples: [
      "build lunch.yaml --open", "build lunch.yaml --target html -o site", "build class/*.yaml",
    ]
  ) { (invocation) throws(CommandError) in
    let options = try SpecOptions(invocation)
    let folder = invocation.value(of: .outputFolder) ?? "build"
    let names = invocation.values(of: .target)
    let targets = SurveyCompiler.backends.filter {
      names.isEmpty ? ["html", "python"].contains($0.name) : names.contains($0.name)
    }
    let paths = invocation.operands
    let jobs = invocation.number(of: .jobs) ?? Workers.processorCount
    let outcomes = Workers.map(count: paths.count, jobs: jobs) { index in
      buildOne(paths[index], options, targets)
    }
    return try write(outcomes, from: paths, to: folder, invocation)
  }

  private static var targetTable: String {
    SurveyCompiler.backends.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n")
  }

  private struct Built: Sendable {
    var findings: FileDiagnostics
    var files: [OutputFile]
  }

  private static func buildOne(
    _ path: String, _ options: SpecOptions, _ targets: [any Backend]
  ) -> Result<Built, FileError> {
    do {
      var spec = try options.compile(path)
      var files: [OutputFile] = []
      if let survey = spec.survey {
        files = SurveyCompiler.artifacts(of: survey, targets: targets, reporting: &spec.bag)
      }
      return .success(Built(findings: spec.findings, files: files))
    } catch {
      return .failure(error)
    }
  }

  /// Writes in the order of the specs, so that the same command always says and does the same.
  private static func write(
    _ outcomes: [Result<Built, FileError>], from paths: [String], to folder: String,
    _ invocation: Invocation
  ) throws(CommandError) -> ExitStatus {
    let output = DiagnosticsOutput(invocation, flag: .diagnostics, on: .error)
    var status = ExitStatus.done
    var owners: [String: String] = [:]
    var findings: [FileDiagnostics] = []
    var written: [String] = []
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .failure(let error):
        Console.error.write("surveyc: \(CommandLineTool.sentence(for: error))\n")
        status = status.worse(.file)
      case .success(let built):
        findings.append(built.findings)
        if built.files.isEmpty { status = status.worse(.mistakes) }
        if let owner = built.files.lazy.compactMap({ owners[$0.path] }).first {
          Console.error.write(
            "surveyc: \(path) and \(owner) would write the same files; give one of them another id\n"
          )
          status = status.worse(.mistakes)
          continue
        }
        for file in built.files {
          owners[file.path] = path
          let place = FileSystem.join(folder, file.path)
          do {
            try FileSystem.makeFolder(FileSystem.folder(of: place))
            try FileSystem.replace(place, with: file.bytes, isExecutable: file.isExecutable)
          } catch {
            throw CommandError(error)
          }
          written.append(place)
        }
      }
    }
    reportMistakes(in: findings, output, invocation)
    if !invocation.has(.quiet) {
      try Output.write(written.map { "wrote \($0)\n" }.joined())
    }
    if invocation.has(.open), let form = written.first(where: { $0.hasSuffix(".html") }) {
      Launcher.open(form)
    }
    return status
  }

  /// Errors and warnings; advice is for `check`.
  private static func reportMistakes(
    in findings: [FileDiagnostics], _ output: DiagnosticsOutput, _ invocation: Invocation
  ) {
    let serious = findings.map { one in
      FileDiagnostics(one.file, one.diagnostics.filter { $0.severity != .info })
    }.filter { !$0.diagnostics.isEmpty }
    if serious.isEmpty, output.isForPeople { return }
    Console.error.write(output.text(of: serious))
    if output.isForPeople, !invocation.has(.quiet) {
      Console.error.write("\n" + output.summaryLine(of: serious))
    }
  }
}
