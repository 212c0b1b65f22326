import SourceText

/// How much a diagnostic weighs: an error stops the build, a warning is a likely mistake,
/// information is advice.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A second place that helps to understand a diagnostic, with the few words drawn beneath it.
package struct Label: Hashable, Sendable {
  package var range: SourceRange
  package var text: String

  package init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// One replacement of the bytes of a range by a text.
package struct Edit: Hashable, Sendable {
  package var range: SourceRange
  package var replacement: String

  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A way to mend the mistake: edits of the file that belong together.
package struct Fix: Hashable, Sendable {
  /// What the fix does, as an imperative: `write "Salad"`.
  package var title: String
  package var edits: [Edit]
  /// Whether `check --fix` may apply it without asking: there is one thing the author can have
  /// meant, and the edit changes nothing else.
  package var isSafe: Bool

  package init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// One thing that is wrong, or could be better, in one file.
package struct Diagnostic: Sendable {
  package var id: DiagnosticID
  package var severity: Severity
  /// What is wrong, in the words of the person who wrote the spec; no full stop, no jargon.
  package var message: String
  /// The characters that are wrong.
  package var range: SourceRange
  /// The few words drawn beneath those characters; empty when the message says it all.
  package var label: String
  package var secondary: [Label]
  /// Why, or what to know; drawn after the source as `= note:`.
  package var notes: [String]
  /// What to do, in words, where no edit can be offered; drawn as `= help:`.
  package var help: String?
  package var fixes: [Fix]

  package init(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at range: SourceRange,
    label: String = "", secondary: [Label] = [], notes: [String] = [], help: String? = nil,
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.secondary = secondary
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}
