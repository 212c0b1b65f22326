import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// The whole survey; parts that could not be understood are left out or stand as notes.
  mutating func survey(_ root: Node, options: AnalysisOptions) -> Survey? {
    guard root.pairs != nil else {
      bag.report(.documentIsNoMap(root, source: source(root.range), at: root.range))
      return nil
    }
    let fields = documentFields(of: root)
    let document = fields.document
    declarations(in: document, options: options)
    let drafts = structure(fields)
    checkIDs()

    let title = self.title(fields)
    let description = text(.description, in: document)
    let documentChart = document[.chart].map { chart($0) }
    if let documentChart { checkReach(of: documentChart) }
    var places = self.places(of: fields)
    let colors = document[.colors].map { self.colors($0, places: &places) }
    let collection = document[.collect].map { self.collection($0) } ?? SurveyModel.Collection()
    let results = word(.results, in: document, ResultsVisibility.self)
    let privacy = document[.privacy].map { self.privacy($0) } ?? Privacy()
    let words = document[.words].map { self.words($0) } ?? []

    var sections = drafts.map { section($0) }
    var decoded: [DecodedQuestion] = []
    decoded.reserveCapacity(questions.count)
    for index in questions.indices {
      decoded.append(question(at: index, documentChart: documentChart))
    }
    answerLimit = questions.count
    let thanks = text(.thanks, in: document)
    let quiz = quiz(document, decoded)
    let hasPages = boolean(.pages, in: document) ?? false
    let id = document[.id].flatMap { identifier($0, prefix: "survey", isSurvey: true) }

    checkOptionLists()
    checkQuestionTexts(decoded)
    checkLanguages(document, words: words)
    conditions(of: &sections, drafts, &decoded)

    let all = decoded.map(\.question)
    return Survey(
      id: id ?? Self.surveyID(fromFileName: file.name), title: title, description: description,
      thanks: thanks, author: document[.author].flatMap { singleText($0, for: "author") },
      version: document[.version].flatMap { singleText($0, for: "version") },
      languages: languages, sections: sections, questions: all, hasPages: hasPages,
      colors: colors ?? Colors(), collection: collection,
      results: results ?? (collection.destination == .device ? .button : .none),
      privacy: privacy, quiz: quiz, words: words, fingerprint: fingerprint(of: all),
      places: places)
  }

  private mutating func title(_ fields: DocumentFields) -> Text {
    if let title = text(.title, in: fields.document) { return title }
    if !fields.document.has(.title), !fields.document.hasUnknown {
      bag.report(
        .missingKey(
          "title", DocumentKey.title.facts, in: .document,
          at: SourceRange(at: startOfKeys(fields).start)))
    }
    return Text(plain: "")
  }

  private mutating func section(_ draft: DraftSection) -> Section {
    var section = Section(questions: draft.questions, places: draft.places)
    guard let fields = draft.fields else { return section }
    answerLimit = draft.questions.lowerBound
    section.title = text(.title, in: fields)
    section.description = text(.description, in: fields)
    section.isShuffled = boolean(.shuffle, in: fields) ?? false
    return section
  }

  private mutating func quiz(
    _ document: Fields<DocumentKey>, _ decoded: [DecodedQuestion]
  ) -> Quiz? {
    if let node = document[.quiz] { return quiz(node) }
    let isQuiz = questions.contains { $0.fields.has(.answer) }
    return isQuiz ? Quiz() : nil
  }

  /// Compiles all conditions, now that every question is known.
  private mutating func conditions(
    of sections: inout [Section], _ drafts: [DraftSection], _ decoded: inout [DecodedQuestion]
  ) {
    let hasConditions =
      decoded.contains { $0.showIf != nil } || drafts.contains { $0.fields?.has(.showIf) == true }
    checkImplicitIDs(hasConditions: hasConditions)
    guard hasConditions else { return }
    let scope = ConditionScope(
      subjects: zip(decoded, questions).map { subject($0, $1) }, limit: decoded.count)
    var sites: [ConditionSite] = []
    for index in decoded.indices {
      guard let node = decoded[index].showIf else { continue }
      sites.append(ConditionSite(node: node, subjects: index..<index + 1))
    }
    for draft in drafts {
      guard let node = draft.fields?[.showIf] else { continue }
      sites.append(ConditionSite(node: node, subjects: draft.questions))
    }
    let loops = ConditionLoops.find(sites, in: scope, of: file, reporting: &bag)
    for index in decoded.indices {
      guard let node = decoded[index].showIf, !node.isCutOff else { continue }
      decoded[index].question.showIf = compileCondition(
        node,
        in: scope.seen(
          from: index, limit: index, loop: loops.members(with: index..<index + 1)),
        of: file, reporting: &bag)
    }
    for index in sections.indices {
      guard let node = drafts[index].fields?[.showIf], !node.isCutOff else { continue }
      let questions = drafts[index].questions
      sections[index].showIf = compileCondition(
        node,
        in: scope.seen(
          from: nil, limit: questions.lowerBound, loop: loops.members(with: questions)),
        of: file, reporting: &bag)
    }
  }

  /// The document's places, and those of a single question that stands at the top level.
  private func places(of fields: DocumentFields) -> Places {
    var places = fields.document.places
    places.values += fields.question.places.values
    return places
  }

  /// A file's name without folder and extension, made an identifier.
  static func surveyID(fromFileName name: String) -> String {
    let file = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return safeIdentifier(from: String(stem), prefix: "survey", allowingHyphen: true)
  }

  /// The author's `# surveyc: allow` comments.
  mutating func allow(_ allowances: [YAMLDocument.Allowance]) {
    for allowance in allowances {
      if let id = DiagnosticID(rawValue: allowance.id) {
        bag.allowed.insert(id)
      } else {
        let meant = nearestName(to: allowance.id, among: DiagnosticID.allCases.map(\.rawValue))
        bag.report(.unknownAllowance(allowance.id, meant: meant, at: allowance.range))
      }
    }
  }
}
