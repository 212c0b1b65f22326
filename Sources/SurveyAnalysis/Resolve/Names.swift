import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// Names that mean something in a response, a table of answers or a condition.
enum ReservedNames {
  static let ofResponses = [
    "id", "survey", "submitted_at", "language", "fingerprint", "other",
  ]
  static let ofConditions = [
    "and", "or", "not", "in", "includes", "excludes", "answered", "count", "score",
  ]

  static func use(of id: String) -> String? {
    if ofResponses.contains(id) { return "a column of every file of responses has that name" }
    if ofConditions.contains(id) { return "conditions use that word" }
    return nil
  }
}

extension SurveyDecoder {
  /// Checks the ids of all questions and parameters against each other.
  mutating func checkIDs() {
    for question in questions {
      if let place = question.idPlace, let use = ReservedNames.use(of: question.id) {
        bag.report(
          .reservedID(
            question.id, use: use, proposal: question.id + "_question", at: place))
      }
    }
    let twins = Twins(questions.map(\.id))
    for (later, earlier) in twins.equal {
      // A default id beside an equal written one: the written one can be changed.
      let place = questions[later].idPlace ?? questions[earlier].idPlace
      guard let place else { continue }
      let first = place == questions[later].idPlace ? questions[earlier] : questions[later]
      bag.report(
        .duplicateID(
          questions[later].id, proposal: freeID(like: questions[later].id), at: place,
          first: first.idPlace ?? first.fields.beginning, isDefault: first.idPlace == nil))
    }
    for (later, earlier) in twins.equalButForCase {
      guard let place = questions[later].idPlace ?? questions[earlier].idPlace else { continue }
      bag.report(
        .idsDifferByCase(
          questions[later].id, questions[earlier].id, at: place,
          first: questions[earlier].idPlace ?? questions[earlier].fields.beginning))
    }
    for parameter in parameters {
      guard let question = questions.first(where: { $0.id == parameter.name }) else { continue }
      let (later, earlier) = order(
        question.idPlace ?? question.fields.beginning, parameter.place)
      bag.report(.parameterAndQuestion(parameter.name, at: later, first: earlier))
    }
  }

  private func freeID(like id: String) -> String {
    var number = 2
    while questions.contains(where: { $0.id == "\(id)_\(number)" }) { number += 1 }
    return "\(id)_\(number)"
  }

  /// Several questions, or conditions, that rely on ids nobody wrote.
  mutating func checkImplicitIDs(hasConditions: Bool) {
    let nameless = questions.filter { $0.idPlace == nil && $0.type?.isAnswered != false }
    guard questions.count > 1 || hasConditions, let first = nameless.first else { return }
    var edits: [Edit] = []
    for question in nameless {
      let whole = question.fields.places.whole
      let place = question.fields.pairs.first?.key.range.start ?? whole.start
      // Questions that share an anchor share their text in the file.
      guard !question.fields.has(.id), !edits.contains(where: { $0.range.start == place }) else {
        continue
      }
      let separator = insertion(into: whole).separator
      edits.append(Edit(SourceRange(at: place), "id: \(question.id)\(separator)"))
    }
    guard !edits.isEmpty else { return }
    bag.report(
      .implicitIDs(
        first.id, count: nameless.count, at: first.fields.beginning, edits: edits))
  }

  /// Two questions that ask the same.
  mutating func checkQuestionTexts(_ decoded: [DecodedQuestion]) {
    let asked = decoded.filter { $0.question.text.written != "" }
    let texts = asked.map { $0.question.text.written }
    for (later, earlier) in Twins(texts).equal {
      bag.report(
        .duplicateQuestion(
          at: asked[later].question.places["question"],
          first: asked[earlier].question.places["question"]))
    }
  }

  /// Lists that no question names; they are decoded all the same, for the mistakes in them.
  mutating func checkOptionLists() {
    answerLimit = questions.count
    for index in optionLists.indices where !optionLists[index].isUsed {
      _ = decodeSharedOptions(at: index)
      // A list that a mistake keeps from being used is not unused.
      let isBroken = hasUnknownList || questions.contains { $0.fields.hasUnknown }
      if !isBroken {
        bag.report(.unusedOptionList(optionLists[index].name, at: optionLists[index].keyRange))
      }
    }
  }

  /// Languages without built-in words, and texts that serve all languages.
  mutating func checkLanguages(
    _ fields: Fields<DocumentKey>, words: [(key: WordKey, text: Text)]
  ) {
    let place =
      fields.has(.languages) ? fields.places["languages"] : fields.places["language"]
    if fields.has(.languages) || fields.has(.language) {
      for language in languages
      where language.isWellFormed && BuiltInWords.table(for: language) == nil {
        let missing = WordKey.allCases.filter { key in !words.contains { $0.key == key } }
        if !missing.isEmpty {
          bag.report(.noBuiltInWords(language.tag, missing: missing.map(\.rawValue), at: place))
        }
      }
    }
    if languages.count > 1, plainTexts > 0 {
      bag.report(.untranslatedTexts(plainTexts, languages: languages.map(\.tag), at: place))
    }
  }
}

extension Fields {
  /// Where a map begins, up to the end of its first key: what it lacks is reported there.
  var beginning: SourceRange {
    guard let first = pairs.first?.key.range, first.start >= places.whole.start,
      first.end <= places.whole.end
    else { return places.whole }
    return SourceRange(start: places.whole.start, end: first.end)
  }
}
