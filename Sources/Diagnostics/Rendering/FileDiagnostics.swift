import SourceText

/// What was found in one file, in the order in which it is to be shown.
package struct FileDiagnostics: Sendable {
  package let file: SourceFile
  package let diagnostics: [Diagnostic]

  package init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  package func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

/// What the surroundings allow of a rendering for people.
package struct RenderingOptions: Sendable {
  /// Whether ANSI colours are wanted; all is said without them too.
  package var usesColor: Bool
  /// The columns of the terminal; at least 40 are used.
  package var width: Int

  package init(usesColor: Bool = false, width: Int = 100) {
    self.usesColor = usesColor
    self.width = max(width, 40)
  }
}

/// The ways to write diagnostics down, by the names of `--format` and `--diagnostics`.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case human
  case concise
  case json
  case sarif

  /// The whole text for all files, which ends with a line end unless it is empty; the options
  /// matter to people only.
  package func render(
    _ files: [FileDiagnostics], options: RenderingOptions = RenderingOptions()
  ) -> String {
    switch self {
    case .human: humanRendering(of: files, options: options)
    case .concise: conciseRendering(of: files)
    case .json: jsonRendering(of: files)
    case .sarif: sarifRendering(of: files)
    }
  }
}
