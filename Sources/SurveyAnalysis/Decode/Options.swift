import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// The options of one list as far as they could be understood.
struct DecodedOptions {
  var options: [Option] = []
  /// Whether every option was understood.
  var isSound = true
}

extension SurveyDecoder {
  /// The options that a question lists or names.
  mutating func options(_ node: Node) -> DecodedOptions? {
    switch node.content {
    case .sequence(let items):
      guard !items.isEmpty else {
        bag.report(.emptyList(of: "options", QuestionKey.options.facts.shape, at: node.range))
        return nil
      }
      return optionList(items)
    case .scalar(let scalar):
      if isCutAway(node) { return nil }
      if scalar.isAbsent {
        bag.report(.emptyList(of: "options", QuestionKey.options.facts.shape, at: node.range))
        return nil
      }
      return sharedOptions(named: plainWord(node) ?? "", node)
    case .mapping:
      bag.report(.optionsAreAMap(node, source: source(node.range), at: node.range))
      return nil
    }
  }

  private mutating func sharedOptions(named name: String, _ node: Node) -> DecodedOptions? {
    var index = optionLists.firstIndex { $0.name == name }
    if index == nil {
      let known = optionLists.map(\.name)
      if known.isEmpty || name.contains(",") || name.contains(";") {
        hasUnknownList = true
        bag.report(.optionsAreAText(source: source(node.range), at: node.range))
        return nil
      }
      let near = nearestName(to: name, among: known)
      bag.report(.unknownOptionList(name, meant: near, known: known, at: node.range))
      guard let near else {
        hasUnknownList = true
        return nil
      }
      index = optionLists.firstIndex { $0.name == near }
    }
    guard let index else { return nil }
    optionLists[index].isUsed = true
    return decodeSharedOptions(at: index)
  }

  /// A shared list is decoded once, unless its texts hold answers, which depend on who uses it.
  mutating func decodeSharedOptions(at index: Int) -> DecodedOptions? {
    if let decoded = optionLists[index].decoded { return decoded }
    let plainTextsBefore = plainTexts
    let usedAnswersBefore = usedAnswers
    usedAnswers = false
    let name = optionLists[index].name
    let shape = ValueShape.list(of: "options", example: "[Agree, Neutral, Disagree]")
    let items = list(optionLists[index].node, for: name, shape)
    let decoded = items.map { optionList($0) } ?? DecodedOptions(options: [], isSound: false)
    if usedAnswers {
      plainTexts = plainTextsBefore
    } else {
      optionLists[index].decoded = decoded
    }
    usedAnswers = usedAnswersBefore
    return decoded
  }

  private mutating func optionList(_ items: [Node]) -> DecodedOptions {
    var result = DecodedOptions()
    result.options.reserveCapacity(items.count)
    for item in items {
      if let option = option(item) {
        result.options.append(option)
      } else {
        result.isSound = false
      }
    }
    if !checkTwins(result.options) { result.isSound = false }
    return result
  }

  private mutating func option(_ node: Node) -> Option? {
    guard let pairs = node.pairs, !isTextMap(pairs) else {
      guard node.elements == nil else {
        bag.report(.optionIsAList(node, source: source(node.range), at: node.range))
        return nil
      }
      guard let label = text(node, for: "option") else { return nil }
      return Option(value: label.written, label: label, places: Places(whole: node.range))
    }
    if pairs.count == 1, let pair = pairs.first, isMisreadText(pair, in: node, OptionKey.self) {
      bag.report(
        .optionMap(
          source(pair.key.range), source(pair.value.range), noun: "option",
          full: source(node.range), at: node.range))
      return nil
    }
    let fields = fields(of: node, OptionKey.self)
    let label = text(.label, in: fields)
    let value = fields[.value].flatMap { singleText($0, for: "value") }
    let color = fields[.color].flatMap { self.color($0, for: "color") }
    let points = number(.points, in: fields)
    let isExclusive = boolean(.exclusive, in: fields) ?? false
    let isPinned = boolean(.pin, in: fields) ?? false
    guard let label else {
      if !fields.has(.label), !fields.hasUnknown {
        bag.report(
          .missingKey("label", OptionKey.label.facts, in: .option, at: fields.beginning))
      }
      return nil
    }
    if fields.has(.value), value == nil { return nil }
    return Option(
      value: value ?? label.written, label: label, color: color, points: points,
      isExclusive: isExclusive, isPinned: isPinned, places: fields.places)
  }

  /// Whether all keys of a map are languages of the survey: then it is a text.
  func isTextMap(_ pairs: [Pair]) -> Bool {
    guard hasLanguages, !pairs.isEmpty else { return false }
    let isDeclared = pairs.map { pair in
      languages.contains { $0.tag == pair.key.scalar?.text }
    }
    if isDeclared.allSatisfy({ $0 }) { return true }
    return isDeclared.contains(true)
      && pairs.allSatisfy { $0.key.scalar.map { LanguageTag($0.text).isWellFormed } ?? false }
  }

  /// Whether a map of one pair is a text with a colon in it (`Salad: with dressing`).
  private func isMisreadText<Key: SpecKey>(
    _ pair: Pair, in node: Node, _ type: Key.Type
  ) -> Bool {
    guard let word = pair.key.scalar?.text.normalised, pair.value.scalar != nil else {
      return false
    }
    let plain = word.keySpelling
    if Key.allCases.contains(where: { $0.rawValue == plain || $0.facts.alias == plain }) {
      return false
    }
    // In braces the author did mean a map.
    let isFlow =
      file.bytes.indices.contains(node.range.start)
      && file.bytes[node.range.start] == UInt8(ascii: "{")
    return !isFlow
  }

  /// Reports options that are the same; false when two have one value.
  private mutating func checkTwins(_ options: [Option]) -> Bool {
    var isSound = true
    let twins = Twins(options.map(\.value))
    for (later, earlier) in twins.equal {
      isSound = false
      bag.report(
        .duplicateOption(
          options[later].value, at: place(of: options[later]), first: place(of: options[earlier])))
    }
    for (later, earlier) in twins.equalButForCase {
      bag.report(
        .optionsDifferByCase(
          options[later].value, options[earlier].value, at: place(of: options[later]),
          first: place(of: options[earlier])))
    }
    if options.contains(where: { $0.places.has("value") }) {
      for (later, earlier) in Twins(options.map(\.label.written)).equal
      where options[later].value != options[earlier].value {
        bag.report(
          .duplicateLabel(
            options[later].label.written, values: options[earlier].value, options[later].value,
            at: labelPlace(of: options[later]), first: labelPlace(of: options[earlier])))
      }
    }
    return isSound
  }

  private func place(of option: Option) -> SourceRange {
    option.places.has("value") ? option.places["value"] : labelPlace(of: option)
  }

  func labelPlace(of option: Option) -> SourceRange {
    option.places.has("label") ? option.places["label"] : option.places.whole
  }

  /// Adds the option "Other" where the question wants it.
  mutating func addOther(to decoded: inout DecodedOptions, _ node: Node) {
    guard let label = otherLabel(node) else { return }
    let other = Option(
      value: "other", label: label, isOther: true, places: Places(whole: node.range))
    if let twin = decoded.options.first(where: { $0.value == other.value }) {
      decoded.isSound = false
      let (later, first) = order(place(of: twin), node.range)
      bag.report(.otherIsAnOption(at: later, first: first))
      return
    }
    if let twin = decoded.options.first(where: {
      $0.label.written.caseFolded == label.written.caseFolded
    }) {
      let (later, first) = order(labelPlace(of: twin), node.range)
      bag.report(
        .duplicateLabel(
          twin.label.written, values: twin.value, other.value, at: later, first: first))
    }
    decoded.options.append(other)
  }

  /// Of two places the later one first.
  func order(_ one: SourceRange, _ two: SourceRange) -> (later: SourceRange, earlier: SourceRange) {
    one.start > two.start ? (one, two) : (two, one)
  }

  private mutating func otherLabel(_ node: Node) -> Text? {
    if let word = plainWord(node) {
      if isCutAway(node) { return nil }
      if let wanted = Self.boolean(word) { return wanted ? builtIn(.other) : nil }
    }
    return text(node, for: "other")
  }

  /// A built-in word in all languages of the survey.
  func builtIn(_ key: WordKey) -> Text {
    func template(_ language: LanguageTag) -> Template {
      Template(segments: [.text(BuiltInWords.phrase(key, in: language).other)])
    }
    let primary = languages.first.map(template) ?? template(LanguageTag("en"))
    return Text(
      primary,
      translations: languages.dropFirst().map {
        Text.Translation(language: $0, template: template($0))
      })
  }
}

/// Which of some texts are equal, or equal but for case; each later one with the first such.
struct Twins {
  var equal: [(later: Int, earlier: Int)] = []
  var equalButForCase: [(later: Int, earlier: Int)] = []

  init(_ texts: [String]) {
    guard texts.count > 1 else { return }
    // A hash table pays only for long lists.
    if texts.count <= 12 {
      let folded = texts.map(\.caseFolded)
      for later in texts.indices.dropFirst() {
        if let earlier = texts[..<later].firstIndex(of: texts[later]) {
          equal.append((later, earlier))
        } else if let earlier = folded[..<later].firstIndex(of: folded[later]) {
          equalButForCase.append((later, earlier))
        }
      }
      return
    }
    var firstOf: [String: Int] = [:]
    var firstOfFolded: [String: Int] = [:]
    for (index, text) in texts.enumerated() {
      let folded = text.caseFolded
      if let earlier = firstOf[text] {
        equal.append((index, earlier))
      } else {
        firstOf[text] = index
        if let earlier = firstOfFolded[folded] {
          equalButForCase.append((index, earlier))
        } else {
          firstOfFolded[folded] = index
        }
      }
    }
  }
}
