import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  mutating func text<Key: SpecKey>(_ key: Key, in fields: Fields<Key>) -> Text? {
    guard let node = fields[key] else { return nil }
    return text(node, for: key.rawValue)
  }

  /// A text of the survey: a scalar, or with `languages` a map of them.
  mutating func text(_ node: Node, for key: String) -> Text? {
    switch node.content {
    case .scalar(let scalar):
      guard !isCutAway(node) else { return nil }
      let text = scalar.text.normalised
      guard !text.isEmpty else {
        bag.report(.emptyText(of: key, isAbsent: scalar.isAbsent, at: node.range))
        return nil
      }
      if hasLanguages { plainTexts += 1 }
      return serving(text, at: node.range)
    case .mapping(let pairs) where hasLanguages:
      return translations(pairs, of: node, for: key)
    default:
      bag.report(
        .wrongShape(
          of: key, wanted: .text, found: node, at: node.range,
          looksTranslated: looksTranslated(node)))
      return nil
    }
  }

  /// A text that belongs to the spec and not to the form: one for all languages.
  mutating func singleText(_ node: Node, for key: String) -> String? {
    guard let scalar = node.scalar else {
      bag.report(.wrongShape(of: key, wanted: .text, found: node, at: node.range))
      return nil
    }
    guard !isCutAway(node) else { return nil }
    let text = scalar.text.normalised
    guard !text.isEmpty else {
      bag.report(.emptyText(of: key, isAbsent: scalar.isAbsent, at: node.range))
      return nil
    }
    return template(text, in: 0, at: node.range).written
  }

  /// Whether a map's keys are languages, although none have been declared.
  func looksTranslated(_ node: Node) -> Bool {
    guard let pairs = node.pairs, !pairs.isEmpty else { return false }
    return pairs.allSatisfy {
      $0.key.scalar.map {
        let tag = LanguageTag($0.text)
        return tag.isWellFormed && tag.primary.utf8.count == 2
      } ?? false
    }
  }

  /// One text for all languages; it differs between them only by its parameters.
  private mutating func serving(_ text: String, at range: SourceRange) -> Text {
    let primary = template(text, in: 0, at: range)
    guard languages.count > 1, parameters.contains(where: { $0.texts.count > 1 }),
      text.utf8.contains(UInt8(ascii: "{"))
    else { return Text(primary) }
    let translations = languages.indices.dropFirst().map {
      Text.Translation(language: languages[$0], template: template(text, in: $0, at: range))
    }
    return Text(primary, translations: translations.filter { $0.template != primary })
  }

  private mutating func translations(_ pairs: [Pair], of node: Node, for key: String) -> Text? {
    var templates = [Template?](repeating: nil, count: languages.count)
    var isSound = true
    for pair in pairs {
      let tag = pair.key.scalar?.text.normalised ?? ""
      guard let index = languages.firstIndex(where: { $0.tag == tag }) else {
        isSound = false
        bag.report(
          .undeclaredLanguage(tag, declared: languages.map(\.tag), at: pair.key.range))
        continue
      }
      guard let scalar = pair.value.scalar else {
        isSound = false
        bag.report(
          .wrongShape(of: tag, wanted: .text, found: pair.value, at: pair.value.range))
        continue
      }
      let text = scalar.text.normalised
      guard !text.isEmpty else {
        isSound = false
        if !isCutAway(pair.value) {
          bag.report(.emptyText(of: tag, isAbsent: scalar.isAbsent, at: pair.value.range))
        }
        continue
      }
      templates[index] = template(text, in: index, at: pair.value.range)
    }
    let missing = languages.indices.filter { templates[$0] == nil }
    if isSound, !missing.isEmpty {
      if pairs.isEmpty {
        bag.report(.emptyText(of: key, isAbsent: true, at: node.range))
      } else {
        bag.report(
          .missingTranslation(missing.map { languages[$0].tag }, of: key, at: node.range))
      }
    }
    guard let first = templates.compactMap({ $0 }).first else { return nil }
    let primary = templates[0] ?? first
    var translations: [Text.Translation] = []
    for index in languages.indices.dropFirst() {
      if let template = templates[index] {
        translations.append(Text.Translation(language: languages[index], template: template))
      }
    }
    return Text(primary, translations: translations)
  }

  /// Fills in parameters and finds the answers of earlier questions; `language` is an index into
  /// `languages`.
  mutating func template(_ text: String, in language: Int, at range: SourceRange) -> Template {
    guard text.utf8.contains(UInt8(ascii: "{")), text.contains("{{") else {
      return Template(segments: [.text(text)])
    }
    var segments: [Template.Segment] = []
    var literal = ""
    var rest = text[...]
    while let open = rest.firstRange(ofBraces: "{{") {
      let before = rest[..<open.lowerBound]
      if before.last == "\\" {
        literal += before.dropLast()
        literal += "{{"
        rest = rest[open.upperBound...]
        continue
      }
      literal += before
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(ofBraces: "}}") else {
        reportTemplate(String(rest[open.lowerBound...]), at: range)
        literal += rest[open.lowerBound...]
        rest = ""
        break
      }
      let written = String(rest[open.lowerBound..<close.upperBound])
      let name = String(inner[..<close.lowerBound]).normalised
      if let filling = filling(name, written: written, in: language, at: range) {
        switch filling {
        case .text(let value): literal += value
        case .answer:
          if !literal.isEmpty { segments.append(.text(literal)) }
          literal = ""
          segments.append(filling)
        }
      } else {
        literal += written
      }
      rest = inner[close.upperBound...]
    }
    literal += rest
    if !literal.isEmpty || segments.isEmpty { segments.append(.text(literal)) }
    return Template(segments: segments)
  }

  private mutating func filling(
    _ name: String, written: String, in language: Int, at range: SourceRange
  ) -> Template.Segment? {
    let place = self.place(of: written, in: range)
    if name.isEmpty {
      bag.report(.templateIsEmpty(at: place))
      return nil
    }
    if let parameter = parameters.first(where: { $0.name == name }) {
      let texts = parameter.texts
      return .text(texts.indices.contains(language) ? texts[language] : texts.first ?? "")
    }
    if let index = questions.firstIndex(where: { $0.id == name }) {
      usedAnswers = true
      if questions[index].type?.isAnswered == false {
        bag.report(.noteInText(name, at: place))
        return nil
      }
      guard index < answerLimit else {
        bag.report(
          .laterQuestionInText(
            name, at: place,
            asked: index == answerLimit ? nil : questions[index].fields.beginning))
        return nil
      }
      return .answer(question: index, id: name)
    }
    let known = parameters.map(\.name) + questions.prefix(answerLimit).map(\.id)
    bag.report(
      .unknownParameter(
        name, written: written, meant: nearestName(to: name, among: known), known: known,
        at: place))
    return nil
  }

  private mutating func reportTemplate(_ rest: String, at range: SourceRange) {
    let line = rest.prefix { $0 != "\n" }
    bag.report(.templateSyntax(String(line), at: place(of: String(line), in: range)))
  }

  /// Where a piece of a scalar stands in the file; the whole scalar when escapes or folding hide
  /// it.
  func place(of piece: String, in range: SourceRange) -> SourceRange {
    let bytes = Array(piece.utf8)
    guard let first = bytes.first, range.end <= file.bytes.count else { return range }
    var start = max(range.start, 0)
    while start + bytes.count <= range.end {
      if file.bytes[start] == first, file.bytes[start..<start + bytes.count].elementsEqual(bytes) {
        return SourceRange(start: start, end: start + bytes.count)
      }
      start += 1
    }
    return range
  }
}

extension Substring {
  /// The first two braces of a kind.
  fileprivate func firstRange(ofBraces braces: String) -> Range<Index>? {
    guard let brace = braces.utf8.first else { return nil }
    var index = startIndex
    while let found = utf8[index...].firstIndex(of: brace) {
      let next = utf8.index(after: found)
      if next < endIndex, utf8[next] == brace { return found..<utf8.index(after: next) }
      index = next
    }
    return nil
  }
}
