import Diagnostics

extension Command {
  static let explain = Command(
    "explain", "says more about a mistake or a piece of advice", operands: "[ID]",
    operandCount: 0...1, operandWords: { DiagnosticID.allCases.map(\.rawValue) },
    details: """
      Every message ends with an id in brackets, such as [unknown-key]. This prints the page of that
      id: what it means, why it matters, an example, and the example mended. Without an id it lists
      them all.
      """,
    flags: [], examples: ["explain unknown-key", "explain"]
  ) { (invocation) throws(CommandError) in
    guard let operand = invocation.operands.first else {
      try Output.write(DiagnosticID.allCases.map { "\($0.rawValue)\n" }.joined())
      return .done
    }
    let name = operand.filter { $0 != "[" && $0 != "]" }
    guard let id = DiagnosticID(rawValue: name) else {
      let near = nearestName(to: name, among: DiagnosticID.allCases.map(\.rawValue))
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? "; `surveyc explain` lists them"
      throw .usage("there is no id \"\(name)\"\(hint)")
    }
    try Output.write(DiagnosticPage.text(for: id) ?? "")
    return .done
  }
}
