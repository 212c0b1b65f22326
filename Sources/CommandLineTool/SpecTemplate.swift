import SpecTemplates

/// A spec to begin with, embedded from `Sources/SpecTemplates/templates`.
struct SpecTemplate: Sendable {
  let name: String
  let summary: String
  private let source: String

  /// The spec with its explicit id: thirty pupils' copies are thirty surveys.
  func text(forID id: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("id: ") ? "id: \(id)" : String($0) }
      .joined(separator: "\n")
  }

  static let all: [SpecTemplate] = (0..<surveyc_spec_template_count()).map { index in
    let template = surveyc_spec_templates()[index]
    let bytes = UnsafeBufferPointer(start: template.bytes, count: template.count)
    return SpecTemplate(
      name: String(cString: template.name), summary: String(cString: template.summary),
      source: String(decoding: bytes, as: UTF8.self))
  }
}
