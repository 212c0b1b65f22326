import SourceText

/// What the stages have found in one file so far. A stage appends and goes on; only the command
/// line prints.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Ids that the author (in the file) or the user (`--allow`) does not want to hear; errors
  /// cannot be silenced.
  package var allowed: Set<DiagnosticID> = []
  /// Whether a warning stops the build (`--strict`).
  package var warningsAreErrors = false

  private struct Key: Hashable, Sendable {
    var id: DiagnosticID
    var range: SourceRange
  }

  private var known: Set<Key> = []

  package init() {}

  /// Adds a diagnostic, unless the same id stands at the same place already: a mistake in a shared
  /// list is one mistake, however often the list is used.
  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity != .error, allowed.contains(diagnostic.id) { return }
    let key = Key(id: diagnostic.id, range: diagnostic.range)
    guard known.insert(key).inserted else { return }
    var diagnostic = diagnostic
    if warningsAreErrors, diagnostic.severity == .warning { diagnostic.severity = .error }
    diagnostics.append(diagnostic)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// In the order of the file, so that a reader goes from top to bottom.
  package var sorted: [Diagnostic] {
    diagnostics.sorted {
      ($0.range.start, $0.range.end, $0.id.rawValue) < (
        $1.range.start, $1.range.end, $1.id.rawValue
      )
    }
  }
}
