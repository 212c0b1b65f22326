/// A text of the survey in every language in which it was written.
///
/// A plain text serves all languages; a map of texts has one for each language that it names, and
/// the default language's stands in for the others.
package struct Text: Hashable, Sendable {
  /// The text in the default language.
  package var primary: Template
  /// The other languages, in the order of the survey's `languages`.
  package var translations: [Translation]

  package struct Translation: Hashable, Sendable {
    package var language: LanguageTag
    package var template: Template

    package init(language: LanguageTag, template: Template) {
      self.language = language
      self.template = template
    }
  }

  package init(_ primary: Template, translations: [Translation] = []) {
    self.primary = primary
    self.translations = translations
  }

  /// A text without places to fill in, the same in all languages.
  package init(plain text: String) {
    self.init(Template(segments: [.text(text)]))
  }

  package func template(in language: LanguageTag) -> Template {
    translations.first { $0.language == language }?.template ?? primary
  }

  /// The default language's text as written, answers' places as `{{id}}`; this is what a tally
  /// shows.
  package var written: String { primary.written }
}

/// A text with places for the answers of earlier questions; parameters have been filled in.
package struct Template: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case text(String)
    /// The answer of a question, by its index in `Survey.questions`, and its id.
    case answer(question: Int, id: String)
  }

  package var segments: [Segment]

  package init(segments: [Segment]) {
    self.segments = segments
  }

  package var written: String {
    if segments.count == 1, case .text(let text) = segments[0] { return text }
    return segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .answer(_, let id): result += "{{\(id)}}"
      }
    }
  }

  /// Whether every respondent reads the same.
  package var isPlain: Bool {
    !segments.contains {
      if case .answer = $0 { true } else { false }
    }
  }
}

/// A language as BCP 47 names it: `en`, `pt-BR`, `ar`; spelled as the author spelled it.
package struct LanguageTag: Hashable, Sendable {
  package var tag: String

  package init(_ tag: String) {
    self.tag = tag
  }

  /// The primary language in lower case, without region or script.
  package var primary: String {
    String(tag.prefix { $0 != "-" }).lowercased()
  }
}
