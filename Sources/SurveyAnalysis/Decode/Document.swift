import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// A section before its questions are decoded.
struct DraftSection {
  /// Nothing for the one section of a survey that has none.
  var fields: Fields<SectionKey>?
  var questions: Range<Int>
  var places: Places
}

/// The top level of a spec: the document's keys, and those of a single question beside them.
struct DocumentFields {
  var document: Fields<DocumentKey>
  var question: Fields<QuestionKey>
}

extension SurveyDecoder {
  /// Sorts the pairs at the top level, where the keys of a single question may stand as well.
  mutating func documentFields(of node: Node) -> DocumentFields {
    let pairs = node.pairs ?? []
    var document = Fields<DocumentKey>(of: node)
    var question = Fields<QuestionKey>(of: node)
    let isList = pairs.contains {
      let name = $0.key.scalar?.text
      return name == "questions" || name == "sections"
    }
    let taken = pairs.compactMap { $0.key.scalar?.text }
    for pair in pairs {
      guard let name = pair.key.scalar?.text else {
        addUnknown(pair, to: &document, among: node)
        continue
      }
      if let key = DocumentKey(rawValue: name) {
        add(key, pair, to: &document)
      } else if let key = QuestionKey(rawValue: name) {
        if isList, key != .question {
          // Where `question` stands too, that it does is the mistake.
          if !taken.contains("question") {
            bag.report(.questionKeyAtTop(name, at: pair.key.range))
          }
        } else {
          add(key, pair, to: &question)
        }
      } else if !isList, isQuestionKey(name.normalised, except: taken) {
        addUnknown(pair, to: &question, among: node)
      } else {
        addUnknown(pair, to: &document, among: node)
      }
    }
    return DocumentFields(document: document, question: question)
  }

  /// Whether an unknown word at the top level means a key of the single question rather than one
  /// of the document; a name that is known elsewhere says more than a near one.
  private func isQuestionKey(_ word: String, except taken: [String]) -> Bool {
    if known(by: word, DocumentKey.self, except: taken) != nil { return false }
    let titled = taken + ["title"]
    if known(by: word, QuestionKey.self, except: titled) != nil { return true }
    return meant(by: word, DocumentKey.self, except: taken) == nil
      && meant(by: word, QuestionKey.self, except: titled) != nil
  }

  /// Languages, parameters and option lists: what the texts of the rest depend on.
  mutating func declarations(in fields: Fields<DocumentKey>, options: AnalysisOptions) {
    declareLanguages(in: fields)
    if let node = fields[.parameters] { declareParameters(node) }
    fill(parameters: options.parameters, in: fields)
    guard let node = fields[.optionLists] else { return }
    guard let pairs = node.pairs else {
      hasUnknownList = true
      bag.report(
        .wrongShape(
          of: "option_lists", wanted: DocumentKey.optionLists.facts.shape, found: node,
          at: node.range))
      return
    }
    for pair in pairs {
      let name = pair.key.scalar?.text.normalised ?? ""
      optionLists.append(
        SharedOptions(name: name, keyRange: pair.key.range, node: pair.value))
    }
  }

  private mutating func declareLanguages(in fields: Fields<DocumentKey>) {
    var declared: [LanguageTag] = []
    if let node = fields[.languages],
      let items = list(node, for: "languages", DocumentKey.languages.facts.shape)
    {
      hasLanguages = true
      for item in items {
        guard let tag = languageTag(item, for: "languages") else { continue }
        if declared.contains(tag) {
          bag.report(.languageTwice(tag.tag, at: item.range))
        } else {
          declared.append(tag)
        }
      }
    }
    if let node = fields[.language], let tag = languageTag(node, for: "language") {
      if declared.isEmpty {
        declared = [tag]
      } else if declared.first != tag {
        bag.report(
          .twoDefaultLanguages(
            tag.tag, first: declared.first?.tag ?? "", at: node.range,
            languages: fields.places["languages"]))
      }
    }
    if !declared.isEmpty { languages = declared }
  }

  private mutating func languageTag(_ node: Node, for key: String) -> LanguageTag? {
    guard let word = scalarWord(node, for: key, .languageTag) else { return nil }
    let tag = LanguageTag(word)
    if tag.isWellFormed { return tag }
    let folded = word.caseFolded
    let meant =
      LanguageTag.byName.first { $0.name == folded }?.tag
      ?? [String(word.map { $0 == "_" ? "-" : $0 })].first {
        $0 != word && LanguageTag($0).isWellFormed
      }
    bag.report(.unknownLanguage(word, meant: meant, at: node.range))
    // What was meant lets the texts be read; a language that nobody can guess is left as it is.
    return LanguageTag(meant ?? word)
  }

  private mutating func declareParameters(_ node: Node) {
    guard let pairs = node.pairs else {
      bag.report(
        .wrongShape(
          of: "parameters", wanted: DocumentKey.parameters.facts.shape, found: node,
          at: node.range))
      return
    }
    for pair in pairs {
      let name = pair.key.scalar?.text.normalised ?? ""
      guard isIdentifier(name) else {
        bag.report(
          .notAnIdentifier(
            name, proposal: safeIdentifier(from: name, prefix: "p"), allowsHyphen: false,
            at: pair.key.range))
        continue
      }
      parameters.append(
        Parameter(name: name, place: pair.key.range, texts: parameterTexts(pair.value, for: name)))
    }
  }

  private mutating func parameterTexts(_ node: Node, for name: String) -> [String] {
    if let scalar = node.scalar { return [scalar.text.normalised] }
    guard hasLanguages, let pairs = node.pairs else {
      bag.report(.wrongShape(of: name, wanted: .text, found: node, at: node.range))
      return [""]
    }
    var texts = [String?](repeating: nil, count: languages.count)
    for pair in pairs {
      let tag = pair.key.scalar?.text.normalised ?? ""
      if let index = languages.firstIndex(where: { $0.tag == tag }) {
        texts[index] = pair.value.scalar?.text.normalised
      } else {
        bag.report(
          .undeclaredLanguage(tag, declared: languages.map(\.tag), at: pair.key.range))
      }
    }
    let first = texts.compactMap { $0 }.first ?? ""
    return texts.map { $0 ?? first }
  }

  private mutating func fill(
    parameters given: [(name: String, value: String)], in fields: Fields<DocumentKey>
  ) {
    for (name, value) in given {
      if let index = parameters.firstIndex(where: { $0.name == name }) {
        parameters[index].texts = [value.normalised]
      } else {
        let known = parameters.map(\.name)
        bag.report(
          .parameterNotDeclared(
            name, meant: nearestName(to: name, among: known), known: known,
            at: fields.has(.parameters)
              ? fields.keyRange(.parameters) : SourceRange(at: fields.places.whole.start)))
      }
    }
  }

  /// The sections and, in `questions`, all questions of the document, not yet decoded.
  mutating func structure(_ fields: DocumentFields) -> [DraftSection] {
    let document = fields.document
    let whole = Places(whole: document.places.whole)
    reportRivals(fields)
    var sections: [DraftSection] = []
    if let node = document[.questions] {
      let start = questions.count
      addQuestions(node, section: 0)
      sections.append(
        DraftSection(fields: nil, questions: start..<questions.count, places: whole))
    }
    if let node = document[.sections],
      let items = list(node, for: "sections", DocumentKey.sections.facts.shape)
    {
      for item in items { addSection(item, to: &sections) }
    }
    if !document.has(.questions), !document.has(.sections) {
      let start = questions.count
      addSingleQuestion(fields)
      sections = [DraftSection(fields: nil, questions: start..<questions.count, places: whole)]
    }
    if sections.isEmpty {
      sections = [DraftSection(fields: nil, questions: 0..<0, places: whole)]
    }
    return sections
  }

  /// `question`, `questions` and `sections` exclude each other.
  private mutating func reportRivals(_ fields: DocumentFields) {
    var places: [(name: String, range: SourceRange)] = []
    if fields.question.has(.question) {
      places.append(("question", fields.question.keyRange(.question)))
    }
    for key in [DocumentKey.questions, .sections] where fields.document.has(key) {
      places.append((key.rawValue, fields.document.keyRange(key)))
    }
    places.sort { $0.range.start < $1.range.start }
    guard let first = places.first else { return }
    for rival in places.dropFirst() {
      bag.report(
        .questionAndQuestions(rival.name, at: rival.range, first: first.name, at: first.range))
    }
  }

  private mutating func addSection(_ node: Node, to sections: inout [DraftSection]) {
    guard node.pairs != nil else {
      bag.report(
        .wrongShape(
          of: "section", wanted: .map(example: "\n  - title: Lunch\n    questions: …"),
          found: node, at: node.range))
      return
    }
    let fields = fields(of: node, SectionKey.self)
    let start = questions.count
    if let node = fields[.questions] {
      addQuestions(node, section: sections.count)
    } else if !fields.hasUnknown {
      bag.report(
        .missingKey("questions", SectionKey.questions.facts, in: .section, at: fields.beginning))
    }
    sections.append(
      DraftSection(fields: fields, questions: start..<questions.count, places: fields.places))
  }

  private mutating func addQuestions(_ node: Node, section: Int) {
    guard let items = list(node, for: "questions", DocumentKey.questions.facts.shape) else {
      return
    }
    questions.reserveCapacity(questions.count + items.count)
    for item in items {
      guard item.pairs != nil else {
        bag.report(.questionIsNoMap(item, source: source(item.range), at: item.range))
        continue
      }
      addQuestion(fields(of: item, QuestionKey.self), section: section)
    }
  }

  private mutating func addSingleQuestion(_ fields: DocumentFields) {
    var question = fields.question
    guard !question.keys.isEmpty || question.hasUnknown else {
      if !fields.document.hasUnknown {
        bag.report(.nothingAsked(at: startOfKeys(fields)))
      }
      return
    }
    if fields.document.hasUnknown { question.hasUnknown = true }
    addQuestion(question, section: 0)
  }

  /// The first key of the document: what is missing stands there.
  func startOfKeys(_ fields: DocumentFields) -> SourceRange {
    let ranges =
      fields.document.pairs.map(\.key.range) + fields.question.pairs.map(\.key.range)
    return ranges.min { $0.start < $1.start }
      ?? SourceRange(at: fields.document.places.whole.start)
  }

  private mutating func addQuestion(_ fields: Fields<QuestionKey>, section: Int) {
    var id = "q\(questions.count + 1)"
    var idPlace: SourceRange?
    // Another tool's `name` may hold any text, and that it is no `id` has been said.
    let isForeignText =
      fields.mended.contains(.id) && !isIdentifier(fields[.id].flatMap(plainWord) ?? "")
    if !isForeignText, let node = fields[.id],
      let written = identifier(node, prefix: "q", isSurvey: false, fallback: id)
    {
      id = written
      idPlace = node.range
    }
    let (type, isCertain) = type(of: fields)
    questions.append(
      DraftQuestion(
        fields: fields, section: section, id: id, idPlace: idPlace, type: type,
        isTypeCertain: isCertain))
  }

  /// An identifier, or the nearest one to a text that is none, which is reported.
  /// Where nothing of it can stand in an identifier, that is `fallback`.
  mutating func identifier(
    _ node: Node, prefix: String, isSurvey: Bool, fallback: String? = nil
  ) -> String? {
    guard let word = scalarWord(node, for: "id", .identifier) else { return nil }
    if isIdentifier(word, allowingHyphen: isSurvey) { return word }
    if word.isEmpty {
      bag.report(.emptyText(of: "id", isAbsent: node.scalar?.isAbsent ?? true, at: node.range))
      return nil
    }
    var proposal = safeIdentifier(from: word, prefix: prefix, allowingHyphen: isSurvey)
    if let fallback, proposal == prefix { proposal = fallback }
    bag.report(
      .notAnIdentifier(word, proposal: proposal, allowsHyphen: isSurvey, at: node.range))
    return proposal
  }
}
