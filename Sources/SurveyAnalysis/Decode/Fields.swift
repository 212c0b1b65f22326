import Diagnostics
import SourceText
import SurveyModel
import YAMLSyntax

/// The keys of one map that the language knows, with their values, in written order.
struct Fields<Key: SpecKey> {
  private(set) var keys: [Key] = []
  private(set) var pairs: [Pair] = []
  var places: Places
  /// Keys whose name was misspelt or foreign and which are taken as meant, so that one mistake
  /// does not become two.
  var mended: [Key] = []
  /// Something unknown stood here, so what is missing may be that.
  var hasUnknown = false

  init(of node: Node) {
    places = Places(whole: node.range)
  }

  func index(of key: Key) -> Int? { keys.firstIndex(of: key) }

  subscript(key: Key) -> Node? {
    guard let index = keys.firstIndex(of: key) else { return nil }
    return pairs[index].value
  }

  func has(_ key: Key) -> Bool { keys.contains(key) }

  /// Where the key itself stands.
  func keyRange(_ key: Key) -> SourceRange {
    index(of: key).map { pairs[$0].key.range } ?? places.whole
  }

  mutating func add(_ key: Key, _ pair: Pair) {
    keys.append(key)
    pairs.append(pair)
    places.values.append((key.rawValue, pair.value.range))
  }
}

extension SurveyDecoder {
  /// Sorts the pairs of a map by the keys of one level; unknown ones are reported, and taken as
  /// what they must have meant where that is plain.
  mutating func fields<Key: SpecKey>(of node: Node, _ type: Key.Type) -> Fields<Key> {
    var fields = Fields<Key>(of: node)
    fields.places.values.reserveCapacity(node.pairs?.count ?? 0)
    for pair in node.pairs ?? [] {
      if let name = pair.key.scalar?.text, let key = Key(rawValue: name) {
        add(key, pair, to: &fields)
      } else {
        addUnknown(pair, to: &fields, among: node)
      }
    }
    return fields
  }

  mutating func add<Key: SpecKey>(_ key: Key, _ pair: Pair, to fields: inout Fields<Key>) {
    if fields.has(key) {
      bag.report(
        .keyWrittenTwice(
          key.rawValue, as: source(pair.key.range), at: pair.key.range,
          first: fields.keyRange(key)))
    } else {
      fields.add(key, pair)
    }
  }

  mutating func addUnknown<Key: SpecKey>(
    _ pair: Pair, to fields: inout Fields<Key>, among node: Node
  ) {
    guard let written = pair.key.scalar?.text else {
      fields.hasUnknown = true
      bag.report(.keyIsNoText(in: Key.level, at: pair.key.range))
      return
    }
    let word = written.normalised
    if let key = Key.allCases.first(where: { $0.rawValue == word || $0.facts.alias == word }) {
      add(key, pair, to: &fields)
      return
    }
    if Key.self == DocumentKey.self || Key.self == QuestionKey.self, isNumberedQuestion(word) {
      if !fields.hasUnknown { bag.report(.numberedQuestion(word, at: pair.key.range)) }
      fields.hasUnknown = true
      return
    }
    // A value that was cut away may have been anything, and so may a key.
    let taken = (node.pairs ?? []).compactMap { $0.key.scalar?.text }
    guard let key = meant(by: word, Key.self, except: taken) else {
      fields.hasUnknown = true
      reportUnknown(word, Key.self, pair)
      return
    }
    guard !fields.has(key) else {
      bag.report(
        .unknownKey(
          word, in: Key.level, alreadyThere: key.rawValue, known: Key.allCases.map(\.rawValue),
          at: pair.key.range))
      return
    }
    bag.report(
      .unknownKey(word, meant: key.rawValue, summary: key.facts.summary, at: pair.key.range))
    fields.mended.append(key)
    fields.add(key, pair)
  }

  /// `question1`, `Q2`: a number where the list of questions makes them unneeded.
  private func isNumberedQuestion(_ word: String) -> Bool {
    let plain = word.keySpelling
    let name = plain.filter { $0.isLetter }
    return plain.contains { $0.isNumber } && ["q", "question", "questions"].contains(name)
      && plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The key that a wrong word must have meant: another spelling, a foreign word, or the nearest.
  func meant<Key: SpecKey>(by word: String, _ type: Key.Type, except taken: [String]) -> Key? {
    if let key = known(by: word, type, except: taken) { return key }
    let plain = word.keySpelling
    let free = Key.allCases.filter { !taken.contains($0.rawValue) }
    // The exact name of a key that belongs elsewhere is no slip of the pen.
    if Self.levels(of: plain).contains(where: { $0 != Key.level }) { return nil }
    guard let near = nearestName(to: plain, among: free.map(\.rawValue)) else { return nil }
    return Key(rawValue: near)
  }

  /// The key whose other spelling or foreign name a word is.
  func known<Key: SpecKey>(by word: String, _ type: Key.Type, except taken: [String]) -> Key? {
    let plain = word.keySpelling
    let free = Key.allCases.filter { !taken.contains($0.rawValue) }
    return free.first { $0.rawValue == plain || $0.facts.alias == plain }
      ?? free.first { $0.facts.foreign.contains(plain) }
  }

  private mutating func reportUnknown<Key: SpecKey>(
    _ word: String, _ type: Key.Type, _ pair: Pair
  ) {
    let right = Key.allCases.first { $0.facts.foreign.contains(word.keySpelling) }
    if right == nil,
      let level = Self.levels(of: word.keySpelling).first(where: { $0 != Key.level })
    {
      bag.report(
        .misplacedKey(word, in: Key.level, belongs: level, at: pair.key.range))
      return
    }
    bag.report(
      .unknownKey(
        word, in: Key.level, alreadyThere: right?.rawValue, known: Key.allCases.map(\.rawValue),
        at: pair.key.range))
  }

  /// The levels at which a word is a key, the likeliest first.
  static func levels(of word: String) -> [SpecLevel] {
    let likely: [SpecLevel] = [.question, .document, .section, .option, .row]
    let rest: [SpecLevel] = [.chart, .colors, .collect, .privacy, .quiz]
    return (likely + rest).filter { level in
      level.keys.contains { $0.name == word || $0.facts.alias == word }
    }
  }
}

extension String {
  /// A key as the language spells keys: `showIf`, `Show if` and `show-if` become `show_if`.
  var keySpelling: String {
    var result = ""
    var previousIsLower = false
    for scalar in unicodeScalars {
      if scalar == " " || scalar == "-" || scalar == "_" {
        if !result.isEmpty, result.last != "_" { result += "_" }
        previousIsLower = false
      } else {
        let isUpper = scalar.properties.isUppercase
        if isUpper, previousIsLower { result += "_" }
        result += scalar.properties.lowercaseMapping
        previousIsLower = !isUpper
      }
    }
    return result
  }
}
