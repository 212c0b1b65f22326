import Markup
import SurveyModel

/// The survey's texts and the built-in words as they stand in the page.
///
/// A text that differs between languages stands there once a language, all but the first one
/// hidden; the script only changes which one is shown.
struct PageText {
  let survey: Survey

  var languages: [LanguageTag] { survey.languages }

  /// A text without line structure, for labels and headings.
  func inline(_ text: Text) -> [Markup] {
    everyLanguage(in: "span") { nodes(text.template(in: $0)) }
  }

  /// A Markdown text as blocks.
  func blocks(_ text: Text) -> [Markup] {
    everyLanguage(in: "div") { language in
      let marked = text.template(in: language).segments.reduce(into: "") { result, segment in
        switch segment {
        case .text(let text): result += Markdown.withoutMarks(text)
        case .answer(let question, _): result += Markdown.mark(forPlace: question)
        }
      }
      return Markdown.blocks(marked, place: place)
    }
  }

  /// A built-in word, its places filled with texts.
  func word(_ key: WordKey, _ values: KeyValuePairs<String, Text> = [:]) -> [Markup] {
    everyLanguage(in: "span") { language in [.text(string(key, values, in: language))] }
  }

  /// A built-in word in one language, for attributes and entries of menus.
  func string(
    _ key: WordKey, _ values: KeyValuePairs<String, Text> = [:], in language: LanguageTag
  ) -> String {
    let phrase =
      survey.words.first { $0.key == key }?.text.template(in: language).written
      ?? BuiltInWords.phrase(key, in: language).other
    var result = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      if let value = values.first(where: { $0.key == name })?.value {
        result += flat(value, in: language)
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A text where no element can stand; the answers in it are filled in by the script.
  func flat(_ text: Text, in language: LanguageTag? = nil) -> String {
    let template = language.map(text.template(in:)) ?? text.primary
    return template.segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .answer: result += "…"
      }
    }
  }

  private func nodes(_ template: Template) -> [Markup] {
    template.segments.map { segment in
      switch segment {
      case .text(let text): .text(text)
      case .answer(let question, _): place(question)
      }
    }
  }

  /// Where the answer of a question is shown: isolated, since it can be in any script.
  private func place(_ question: Int) -> Markup {
    .element("bdi", ["data-a": String(question)], ["…"])
  }

  private func everyLanguage(in container: String, _ make: (LanguageTag) -> [Markup]) -> [Markup] {
    guard let first = languages.first else { return [] }
    let all = languages.map { (language: $0, nodes: make($0)) }
    guard let primary = all.first, all.contains(where: { $0.nodes != primary.nodes }) else {
      return all.first?.nodes ?? []
    }
    return all.map { language, nodes in
      .element(
        container,
        ["data-l": "", "lang": language.tag, "hidden": language == first ? nil : ""], nodes)
    }
  }
}
