import UnicodeText

/// The line that sums a check up: `2 errors, 1 warning in 3 files`.
package func summary(of files: [FileDiagnostics]) -> String {
  func counted(_ severity: Severity, _ one: String, _ many: String) -> String? {
    let count = files.reduce(0) { $0 + $1.count(of: severity) }
    return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
  let place =
    if files.count == 1, let only = files.first { only.file.name.inert } else {
      "\(files.count) files"
    }
  let mistakes = [
    counted(.error, "error", "errors"), counted(.warning, "warning", "warnings"),
  ].compactMap { $0 }
  let advice = counted(.info, "tip", "tips")
  var text =
    if mistakes.isEmpty {
      "No mistakes found in \(place)" + (advice.map { ", \($0)" } ?? "")
    } else {
      (mistakes + (advice.map { [$0] } ?? [])).joined(separator: ", ") + " in \(place)"
    }
  let mendable = files.reduce(0) { sum, entry in
    sum + entry.diagnostics.count { $0.fixes.contains(where: \.isSafe) }
  }
  if mendable > 0 {
    let total = files.reduce(0) { $0 + $1.diagnostics.count }
    let which = mendable < total ? "\(mendable) of them" : total == 1 ? "it" : "them all"
    text += "; --fix can mend \(which)"
  }
  return text + "."
}
