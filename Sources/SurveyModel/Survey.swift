import SourceText

/// A survey as its author meant it: checked, complete, and free of YAML.
///
/// Questions stand in one array in written order; sections are ranges of it. A survey without
/// sections has one that says nothing.
package struct Survey: Sendable {
  /// Names files, storage and responses.
  package var id: String
  package var title: Text
  /// Markdown.
  package var description: Text?
  /// Markdown.
  package var thanks: Text?
  package var author: String?
  package var version: String?
  /// The first is the default.
  package var languages: [LanguageTag]
  package var sections: [Section]
  package var questions: [Question]
  /// Whether each section is a page of its own.
  package var hasPages: Bool
  package var colors: Colors
  package var collection: Collection
  package var results: ResultsVisibility
  package var privacy: Privacy
  package var quiz: Quiz?
  /// The author's replacements of built-in words, by key.
  package var words: [(key: WordKey, text: Text)]
  /// A hash of the parts that give answers their meaning: ids, types, option values.
  package var fingerprint: String
  /// Those of `colors` too, as `colors.text` and its like.
  package var places: Places

  package init(
    id: String, title: Text, description: Text? = nil, thanks: Text? = nil, author: String? = nil,
    version: String? = nil, languages: [LanguageTag], sections: [Section], questions: [Question],
    hasPages: Bool = false, colors: Colors = Colors(), collection: Collection = Collection(),
    results: ResultsVisibility = .button, privacy: Privacy = Privacy(), quiz: Quiz? = nil,
    words: [(key: WordKey, text: Text)] = [], fingerprint: String, places: Places
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.thanks = thanks
    self.author = author
    self.version = version
    self.languages = languages
    self.sections = sections
    self.questions = questions
    self.hasPages = hasPages
    self.colors = colors
    self.collection = collection
    self.results = results
    self.privacy = privacy
    self.quiz = quiz
    self.words = words
    self.fingerprint = fingerprint
    self.places = places
  }

  package func questionIndex(ofID id: String) -> Int? {
    questions.firstIndex { $0.id == id }
  }
}

/// Questions that stand together; a page of their own when the survey has pages.
package struct Section: Sendable {
  package var title: Text?
  /// Markdown.
  package var description: Text?
  package var showIf: Condition?
  /// Whether its questions are shown in random order; those that a condition names keep their place.
  package var isShuffled: Bool
  /// Indices into `Survey.questions`.
  package var questions: Range<Int>
  package var places: Places

  package init(
    title: Text? = nil, description: Text? = nil, showIf: Condition? = nil,
    isShuffled: Bool = false, questions: Range<Int>, places: Places
  ) {
    self.title = title
    self.description = description
    self.showIf = showIf
    self.isShuffled = isShuffled
    self.questions = questions
    self.places = places
  }
}

/// The author's colours; nothing means the design's own.
package struct Colors: Sendable {
  package var submit: Color?
  package var results: Color?
  package var accent: Color?
  package var background: Color?
  package var text: Color?
  package var palette: Palette

  package enum Palette: Sendable {
    case builtIn(NamedPalette)
    /// Used for options in written order.
    case own([Color])

    package var colors: [Color] {
      switch self {
      case .builtIn(let palette): palette.colors
      case .own(let colors): colors
      }
    }
  }

  package init(
    submit: Color? = nil, results: Color? = nil, accent: Color? = nil, background: Color? = nil,
    text: Color? = nil, palette: Palette = .builtIn(.okabeIto)
  ) {
    self.submit = submit
    self.results = results
    self.accent = accent
    self.background = background
    self.text = text
    self.palette = palette
  }

  /// The colour of an option in charts: its own, else the palette's by place, from the start again
  /// when it is used up.
  package func chartColor(of option: Option, at index: Int) -> Color {
    if let color = option.color { return color }
    let colors = palette.colors
    return colors.isEmpty ? .black : colors[index % colors.count]
  }
}

/// Where responses go.
package struct Collection: Sendable {
  package enum Destination: String, CaseIterable, Sendable {
    case device, file, url
  }

  package var destination: Destination
  /// http or https; there when the destination is `url`.
  package var url: String?
  /// The device is passed around: clear for the next person.
  package var isKiosk: Bool

  package init(destination: Destination = .device, url: String? = nil, isKiosk: Bool = false) {
    self.destination = destination
    self.url = url
    self.isKiosk = isKiosk
  }
}

/// When a respondent can see the charts.
package enum ResultsVisibility: String, CaseIterable, Sendable {
  case button
  case afterSubmit = "after_submit"
  case none
}

/// What protects respondents.
package struct Privacy: Sendable {
  package var statement: Text?
  /// Results of fewer answers stay hidden; 1 hides nothing.
  package var minimumCount: Int

  package init(statement: Text? = nil, minimumCount: Int = 1) {
    self.statement = statement
    self.minimumCount = minimumCount
  }
}

/// That the survey is a quiz, and how it is judged.
package struct Quiz: Sendable {
  package var showsScore: Bool
  /// The percentage of the points of the questions asked that is needed to pass.
  package var pass: DecimalNumber?

  package init(showsScore: Bool = true, pass: DecimalNumber? = nil) {
    self.showsScore = showsScore
    self.pass = pass
  }
}
