import DiagnosticPages

/// The page of one id, as `surveyc explain` shows it (Markdown, from docs/diagnostics/).
package struct DiagnosticPage: Sendable {
  package let id: DiagnosticID
  package let text: String

  /// Nothing when the id has no page, which a test forbids.
  package init?(for id: DiagnosticID) {
    guard let text = Self.text(for: id) else { return nil }
    self.id = id
    self.text = text
  }

  package static func text(for id: DiagnosticID) -> String? {
    all.first { $0.name == id.rawValue }?.text
  }

  /// The first sentence of the page below its heading and the line on severity: what is wrong.
  package var summary: String {
    let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: true)
    guard paragraphs.count > 2 else { return id.rawValue }
    let joined = paragraphs[2].split(separator: "\n").joined(separator: " ")
    guard let end = joined.firstRange(of: ". ") else { return joined }
    return String(joined[..<end.lowerBound]) + "."
  }

  /// All embedded pages by the name of their file without `.md`, in the order of the list in C.
  package static let all: [(name: String, text: String)] = {
    let pages = UnsafeBufferPointer(
      start: surveyc_diagnostic_pages(), count: surveyc_diagnostic_page_count())
    return pages.map { page in
      let bytes = UnsafeBufferPointer(start: page.bytes, count: page.count)
      return (String(cString: page.id), String(decoding: bytes, as: UTF8.self))
    }
  }()
}
