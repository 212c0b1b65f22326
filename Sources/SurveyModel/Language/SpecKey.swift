/// A key of the survey language: the one list that the decoder, the nearest-name search, the schema
/// and the reference read.
package protocol SpecKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Where the key may stand.
  static var level: SpecLevel { get }
  var facts: KeyFacts { get }
}

/// What is to be known about one key.
package struct KeyFacts: Sendable {
  /// What its value looks like.
  package var shape: ValueShape
  /// One sentence on what it does.
  package var summary: String
  /// A second accepted spelling (`colours`).
  package var alias: String?
  /// Words that people bring from other tools and that mean this key; errors, but errors that know
  /// the right word.
  package var foreign: [String]
  /// A value as it may stand behind the colon; over several lines when it begins with one's end.
  package var example: String

  package init(
    _ shape: ValueShape, _ summary: String, alias: String? = nil, foreign: [String] = [],
    example: String? = nil
  ) {
    self.shape = shape
    self.summary = summary
    self.alias = alias
    self.foreign = foreign
    self.example = example ?? shape.example
  }
}

/// The shapes of values, in words and by an example.
package enum ValueShape: Hashable, Sendable {
  case text
  case markdown
  case boolean
  case number
  case wholeNumber
  case identifier
  case languageTag
  case url
  case color
  case condition
  /// One word of a closed set.
  case word([String])
  /// A list of the named things, with an example.
  case list(of: String, example: String)
  /// A map with keys of its own, with an example.
  case map(example: String)
  /// Several shapes are accepted; described in words, with an example.
  case either(String, example: String)

  /// The shape as a noun with its article: `a text`.
  package var words: String {
    switch self {
    case .text, .markdown: "a text"
    case .boolean: "`true` or `false`"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .identifier: "a short name of letters, digits and `_`"
    case .languageTag: "a language tag, like `en`"
    case .url: "a web address"
    case .color: "a colour"
    case .condition: "a condition in one text"
    case .word(let words): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let things, _): "a list of \(things)"
    case .map: "a map of keys and values"
    case .either(let words, _): words
    }
  }

  /// A value of this shape, as it may stand behind the colon.
  package var example: String {
    switch self {
    case .text, .markdown: "A few words"
    case .boolean: "true"
    case .number, .wholeNumber: "3"
    case .identifier: "lunch"
    case .languageTag: "en"
    case .url: "https://example.org/responses"
    case .color: "blue"
    case .condition: #"lunch == "Salad""#
    case .word(let words): words.first ?? ""
    case .list(_, let example), .map(let example), .either(_, let example): example
    }
  }
}

/// The maps of a spec in which keys stand.
package enum SpecLevel: String, CaseIterable, Sendable {
  case document, section, question, option, row, chart, colors, collect, privacy, quiz

  /// Where that is, as a sentence says it: `in a question`.
  package var place: String {
    switch self {
    case .document: "at the top level"
    case .section: "in a section"
    case .question: "in a question"
    case .option: "in an option"
    case .row: "in a row"
    case .chart: "in `chart`"
    case .colors: "in `colors`"
    case .collect: "in `collect`"
    case .privacy: "in `privacy`"
    case .quiz: "in `quiz`"
    }
  }

  /// All keys of this level in the order of the reference.
  package var keys: [(name: String, facts: KeyFacts)] {
    switch self {
    case .document: Self.list(DocumentKey.self)
    case .section: Self.list(SectionKey.self)
    case .question: Self.list(QuestionKey.self)
    case .option: Self.list(OptionKey.self)
    case .row: Self.list(RowKey.self)
    case .chart: Self.list(ChartKey.self)
    case .colors: Self.list(ColorsKey.self)
    case .collect: Self.list(CollectKey.self)
    case .privacy: Self.list(PrivacyKey.self)
    case .quiz: Self.list(QuizKey.self)
    }
  }

  private static func list<Key: SpecKey>(_ keys: Key.Type) -> [(name: String, facts: KeyFacts)] {
    keys.allCases.map { ($0.rawValue, $0.facts) }
  }
}
