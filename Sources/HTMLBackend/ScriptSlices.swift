import SurveyModel

/// The slices of a form's script in the order in which they stand in it.
enum ScriptSlices {
  static func names(for survey: Survey) -> [String] {
    all.filter { $0.isNeeded(survey) }.map(\.name)
  }

  private static let all: [ScriptSlice] =
    LogicSlices.answering + page + LogicSlices.reading + LogicSlices.counting
    + LogicSlices.exporting + LogicSlices.showing + collecting

  /// Controls, texts, errors.
  private static let page: [ScriptSlice] = [
    ScriptSlice("start") { _ in true },
    ScriptSlice("texts") { $0.hasPlaces || $0.languages.count > 1 },
    ScriptSlice("texts-plain") { !$0.hasPlaces && $0.languages.count == 1 },
    ScriptSlice("values") { $0.showsValues },
    ScriptSlice("values-plain") { !$0.showsValues },
    ScriptSlice("dates") { $0.has(.date) },
    ScriptSlice("places") { $0.hasPlaces },
    ScriptSlice("reading") { _ in true },
    ScriptSlice("read-other") { $0.hasOther },
    ScriptSlice("read-one") { $0.has(.chooseOne, .yesNo, .scale, .rating) },
    ScriptSlice("read-menu") { $0.hasMenu },
    ScriptSlice("read-many") { $0.has(.chooseMany) },
    ScriptSlice("read-text") { $0.has(.shortText, .longText) },
    ScriptSlice("read-length") { $0.boundsLength },
    ScriptSlice("read-number") { $0.hasNumber(.field) },
    ScriptSlice("read-slider") { $0.hasNumber(.slider) },
    ScriptSlice("read-moment") { $0.has(.date, .time) },
    ScriptSlice("read-rank") { $0.has(.rank) },
    ScriptSlice("read-grid") { $0.has(.grid) },
    ScriptSlice("shuffle") { $0.shuffles },
    ScriptSlice("layout") { $0.hasConditions || $0.hasPages },
    ScriptSlice("conditions-live") { $0.hasConditions },
    ScriptSlice("errors") { $0.canBeWrong },
    ScriptSlice("menus") { $0.hasMenu && ($0.languages.count > 1 || $0.hasPlaces) },
  ]

  /// Submitting, keeping, showing. The draft comes back before the page is drawn.
  private static let collecting: [ScriptSlice] = [
    ScriptSlice("store") { _ in true },
    ScriptSlice("saving") { _ in true },
    ScriptSlice("submit") { _ in true },
    ScriptSlice("score") { $0.quiz?.showsScore == true },
    ScriptSlice("collect-file") { $0.collection.destination == .file },
    ScriptSlice("collect-url") { $0.collection.destination == .url },
    ScriptSlice("languages") { $0.languages.count > 1 },
    ScriptSlice("draft") { !$0.collection.isKiosk },
    ScriptSlice("pages") { $0.hasPages },
    ScriptSlice("view-results") { $0.results != .none },
    ScriptSlice("results-after") { $0.results == .afterSubmit },
    ScriptSlice("kept") { _ in true },
    ScriptSlice("kiosk") { $0.collection.isKiosk },
    ScriptSlice("finish") { _ in true },
  ]
}

extension Survey {
  /// Whether a text shows an earlier answer.
  var hasPlaces: Bool {
    var texts: [Text?] = [title, description, thanks, privacy.statement]
    for section in sections { texts += [section.title, section.description] }
    for question in questions {
      texts += [question.text, question.description, question.chart.title]
      texts += question.options.map(\.label) + question.rows.map(\.text)
    }
    return texts.compactMap(\.self).contains { text in
      !text.primary.isPlain || text.translations.contains { !$0.template.isPlain }
    }
  }

  /// Whether there is anything that an answer can do wrong.
  package var canBeWrong: Bool {
    questions.contains { question in
      if question.isRequired || question.choices?.other != nil { return true }
      switch question.body {
      case .chooseOne, .yesNo, .scale, .rating, .note, .grid: return false
      case .chooseMany(_, let bounds): return bounds.minimum != nil || bounds.maximum != nil
      case .shortText(let input), .longText(let input):
        return input.minimumLength != nil || input.maximumLength != nil || input.pattern != nil
      case .number, .date, .time, .rank: return true
      }
    }
  }

  /// Whether numbers or days are shown, other than counts.
  var showsValues: Bool { canBeWrong || hasPlaces || quiz != nil || has(.number) }

  var hasMenu: Bool {
    questions.contains {
      if case .chooseOne(_, .menu) = $0.body { true } else { false }
    }
  }

  /// Whether a text has a greatest length, of which the rest is shown.
  var boundsLength: Bool {
    questions.contains { question in
      switch question.body {
      case .shortText(let input), .longText(let input): input.maximumLength != nil
      default: false
      }
    }
  }

  func hasNumber(_ style: NumberInput.Style) -> Bool {
    questions.contains {
      if case .number(let input) = $0.body { input.style == style } else { false }
    }
  }

  var hasOther: Bool { questions.contains { $0.choices?.other != nil } }

  var shuffles: Bool {
    sections.contains(where: \.isShuffled)
      || questions.contains { $0.choices?.isShuffled == true }
  }
}
