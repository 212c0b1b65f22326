import Diagnostics
import FileSystem

/// How diagnostics are written in one run.
struct DiagnosticsOutput: Sendable {
  let format: DiagnosticFormat
  let options: RenderingOptions

  /// `flag` is `--format` where diagnostics are the product, and `--diagnostics` elsewhere.
  init(_ invocation: Invocation, flag: Flag, on console: Console) {
    format = invocation.value(of: flag).flatMap { DiagnosticFormat(rawValue: $0) } ?? .human
    options = RenderingOptions(
      usesColor: ColorChoice.isOn(invocation, console), width: console.width ?? 100)
  }

  func text(of files: [FileDiagnostics]) -> String {
    format.render(files, options: options)
  }

  var isForPeople: Bool { format == .human }

  /// The line that sums up, for people.
  func summaryLine(of files: [FileDiagnostics]) -> String { summary(of: files) + "\n" }
}

/// Whether colours are used: as `--color` says, else on a terminal unless `NO_COLOR` is set.
enum ColorChoice {
  static func isOn(_ invocation: Invocation, _ console: Console) -> Bool {
    switch invocation.value(of: .color) {
    case "always": true
    case "never": false
    default:
      console.isTerminal && Console.variable("NO_COLOR") == nil
        && Console.variable("TERM") != "dumb"
    }
  }
}

extension Flag {
  static let diagnostics = Flag(
    "diagnostics", .choice(DiagnosticFormat.allCases.map(\.rawValue)),
    "how mistakes are written (default: human)")
}
