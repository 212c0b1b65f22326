import SurveyModel

extension Survey {
  /// A built-in word or sentence in a language, the author's own where there is one, with its places
  /// filled; the argument `n` chooses the plural form.
  package func word(
    _ key: WordKey, in language: LanguageTag, arguments: [(name: String, value: String)] = []
  ) -> String {
    let text: String
    if let own = words.first(where: { $0.key == key }) {
      text = own.text.template(in: language).written
    } else {
      let phrase = BuiltInWords.phrase(key, in: language)
      let count = arguments.first { $0.name == "n" }.flatMap { Int($0.value) }
      let form = count.flatMap { phrase.forms[BuiltInWords.pluralCategory(of: $0, in: language)] }
      text = form ?? phrase.other
    }
    return filled(text, arguments)
  }

  /// Fills `{name}` once, from left to right, so that a brace in a value stays a brace.
  private func filled(_ text: String, _ arguments: [(name: String, value: String)]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: open)..<close]
      result += arguments.first { $0.name == name }?.value ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A text with the answers of earlier questions in their places; a question that is hidden or not
  /// answered leaves an ellipsis.
  package func render(_ text: Text, in language: LanguageTag, answers: AnswerSet) -> String {
    text.template(in: language).segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .answer(let question, _):
        result += answers[question].map { describe($0, to: question, in: language) } ?? "…"
      }
    }
  }

  /// An answer as people read it: labels instead of values, lists with commas.
  package func describe(_ answer: Answer, to question: Int, in language: LanguageTag) -> String {
    func label(_ value: String) -> String {
      questions[question].options.first { isSame($0.value, value) }?
        .label.template(in: language).written ?? value
    }
    switch answer {
    case .choice(let value): return label(value)
    case .choices(let values): return values.map(label).joined(separator: ", ")
    case .number(let number): return number.description
    case .text(let text), .unrecognised(let text): return text
    case .date(let date): return date.description
    case .time(let time): return time.description
    case .rows(let rows):
      return rows.map { row in
        let text = questions[question].rows.first { isSame($0.id, row.row) }?
          .text.template(in: language).written
        return "\(text ?? row.row): \(label(row.value))"
      }.joined(separator: ", ")
    }
  }
}
