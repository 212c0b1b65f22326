import SurveyModel

/// A survey as the form's script reads it; what has its default is left out.
package struct SurveyData {
  private let survey: Survey

  /// A JavaScript object literal, safe inside `<script>`, with the built-in words that the chosen
  /// slices ask for, under the names that they have there, and the parts of the survey that they
  /// read.
  package static func json(
    of survey: Survey, words: [WordKey] = [], names: [WordKey: String] = [:],
    isRead: (String) -> Bool = { _ in true }
  ) -> String {
    SurveyData(survey: survey).script(words: words, names: names, isRead: isRead)
  }

  private func script(
    words: [WordKey], names: [WordKey: String], isRead: (String) -> Bool
  ) -> String {
    let isColored = survey.questions.contains { $0.choices != nil && $0.chart.kind.isDrawn }
    let minimum = survey.privacy.minimumCount
    return ScriptLiteral.object([
      ("id", ScriptLiteral.string(survey.id)),
      ("title", isRead("title") ? text(survey.title) : nil),
      ("fingerprint", ScriptLiteral.string(survey.fingerprint)),
      ("languages", strings(survey.languages.map(\.tag))),
      ("minimumCount", minimum > 1 ? String(minimum) : nil),
      ("collect", isRead("collect") ? collection : nil),
      ("quiz", quiz),
      ("pages", flag(survey.hasPages)),
      ("palette", isColored ? palette : nil),
      ("sections", isRead("sections") ? ScriptLiteral.array(survey.sections.map(section)) : nil),
      ("questions", ScriptLiteral.array(survey.questions.map(question))),
      ("words", self.words(words, names)),
    ])
  }

  /// As many colours as the question with most options can show.
  private var palette: String {
    let most = survey.questions.map(\.options.count).max() ?? 0
    return strings(survey.colors.palette.colors.prefix(most).map(\.hexadecimal))
  }

  private var collection: String {
    ScriptLiteral.object([
      ("to", ScriptLiteral.string(survey.collection.destination.rawValue)),
      ("url", survey.collection.url.map(ScriptLiteral.string)),
      ("kiosk", flag(survey.collection.isKiosk)),
    ])
  }

  private var quiz: String? {
    survey.quiz.map {
      ScriptLiteral.object([
        ("showScore", flag($0.showsScore)), ("pass", $0.pass.map(\.description)),
      ])
    }
  }

  private func section(_ section: Section) -> String {
    ScriptLiteral.object([
      ("title", section.title.map(text)),
      ("from", String(section.questions.lowerBound)),
      ("to", String(section.questions.upperBound)),
    ])
  }

  private func question(_ question: Question) -> String {
    var members: [(name: String, value: String?)] = [
      ("id", ScriptLiteral.string(question.id)),
      ("type", ScriptLiteral.string(question.type.rawValue)),
      ("text", text(question.text)),
      ("section", question.section > 0 ? String(question.section) : nil),
      ("required", flag(question.isRequired)),
    ]
    members += body(of: question)
    if question.type.isAnswered { members.append(("chart", chart(question.chart))) }
    members.append(("initial", question.initial.flatMap(answer)))
    switch question.scoring {
    case .rightAnswers(let answers, let points):
      members.append(("answer", ScriptLiteral.array(answers.compactMap(answer))))
      members.append(("points", points.description))
      members.append(("possible", points.description))
    case .optionPoints(let possible): members.append(("possible", possible.description))
    case nil: break
    }
    return ScriptLiteral.object(members)
  }

  private func body(of question: Question) -> [(name: String, value: String?)] {
    switch question.body {
    case .chooseOne(let choices, _), .yesNo(let choices): [options(choices)]
    case .scale(let choices, let isReversed): [options(choices), ("reverse", flag(isReversed))]
    case .chooseMany(let choices, let bounds), .rank(let choices, let bounds):
      [options(choices)] + range(bounds.minimum, bounds.maximum) { String($0) }
    case .rating(let rating): range(rating.minimum, rating.maximum) { String($0) }
    case .number(let input):
      range(input.minimum, input.maximum) { $0.description } + [
        ("step", input.step.map(\.description)), ("unit", input.unit.map(text)),
      ]
    case .shortText(let input), .longText(let input):
      [
        ("minLength", input.minimumLength.map { String($0) }),
        ("maxLength", input.maximumLength.map { String($0) }),
        ("pattern", input.pattern.map { ScriptLiteral.string($0.rawValue) }),
      ]
    case .date(let bounds):
      range(bounds.minimum, bounds.maximum) { ScriptLiteral.string($0.description) }
    case .time(let bounds):
      range(bounds.minimum, bounds.maximum) { ScriptLiteral.string($0.description) }
    case .grid(let grid):
      [options(grid.columns), ("rows", ScriptLiteral.array(grid.rows.map(row)))]
    case .note: []
    }
  }

  private func range<Bound>(_ minimum: Bound?, _ maximum: Bound?, print: (Bound) -> String)
    -> [(name: String, value: String?)]
  {
    [("min", minimum.map(print)), ("max", maximum.map(print))]
  }

  private func options(_ choices: Choices) -> (name: String, value: String?) {
    (
      "options",
      ScriptLiteral.array(
        choices.options.map { option in
          ScriptLiteral.object([
            ("value", ScriptLiteral.string(option.value)),
            ("label", text(option.label)),
            ("exclusive", flag(option.isExclusive)),
            ("other", flag(option.isOther)),
            ("pin", flag(option.isPinned)),
            ("color", option.color.map { ScriptLiteral.string($0.hexadecimal) }),
            ("points", option.points.map(\.description)),
          ])
        })
    )
  }

  private func row(_ row: Row) -> String {
    ScriptLiteral.object([
      ("id", ScriptLiteral.string(row.id)), ("text", text(row.text)),
      ("reverse", flag(row.isReversed)),
    ])
  }

  private func chart(_ chart: Chart) -> String {
    ScriptLiteral.object([
      ("kind", ScriptLiteral.string(chart.kind.rawValue)),
      ("sort", chart.sort == .written ? nil : ScriptLiteral.string(chart.sort.rawValue)),
      ("show", chart.show == .both ? nil : ScriptLiteral.string(chart.show.rawValue)),
      ("title", chart.title.map(text)),
    ])
  }

  private func answer(_ answer: Answer) -> String? {
    switch answer {
    case .choice(let value), .text(let value): ScriptLiteral.string(value)
    case .choices(let values): strings(values)
    case .number(let number): number.description
    case .date(let date): ScriptLiteral.string(date.description)
    case .time(let time): ScriptLiteral.string(time.description)
    case .rows(let rows):
      ScriptLiteral.object(rows.map { ($0.row, ScriptLiteral.string($0.value)) })
    case .unrecognised: nil
    }
  }
}

// MARK: Texts and words

extension SurveyData {
  /// A string; where languages differ an object by tag; with places for answers an array of strings
  /// and question indices.
  private func text(_ text: Text) -> String {
    guard let first = survey.languages.first, !text.translations.isEmpty else {
      return template(text.primary)
    }
    return ScriptLiteral.object(
      [(first.tag, template(text.primary))]
        + text.translations.map { ($0.language.tag, template($0.template)) })
  }

  private func template(_ template: Template) -> String {
    if template.isPlain { return ScriptLiteral.string(template.written) }
    return ScriptLiteral.array(
      template.segments.map { segment in
        switch segment {
        case .text(let text): ScriptLiteral.string(text)
        case .answer(let question, _): String(question)
        }
      })
  }

  /// By key, in a survey of several languages by tag and key; a phrase with plural forms is an
  /// object by plural category.
  private func words(_ keys: [WordKey], _ names: [WordKey: String]) -> String? {
    guard !keys.isEmpty else { return nil }
    let tables = survey.languages.map { language in
      (
        name: language.tag,
        value: ScriptLiteral.object(
          keys.map { (names[$0] ?? $0.rawValue, phrase($0, in: language)) }) as String?
      )
    }
    return tables.count == 1 ? tables.first?.value : ScriptLiteral.object(tables)
  }

  private func phrase(_ key: WordKey, in language: LanguageTag) -> String {
    if let own = survey.words.first(where: { $0.key == key }) {
      return ScriptLiteral.string(own.text.template(in: language).written)
    }
    let phrase = BuiltInWords.phrase(key, in: language)
    if phrase.forms.isEmpty { return ScriptLiteral.string(phrase.other) }
    let forms = PluralCategory.allCases.compactMap { category -> (name: String, value: String?)? in
      phrase.forms[category].map { (category.rawValue, ScriptLiteral.string($0)) }
    }
    return ScriptLiteral.object(forms + [("other", ScriptLiteral.string(phrase.other))])
  }

  private func flag(_ value: Bool) -> String? { value ? "true" : nil }

  private func strings(_ texts: [String]) -> String {
    ScriptLiteral.array(texts.map(ScriptLiteral.string))
  }
}

extension ChartKind {
  /// Whether it is a picture.
  package var isDrawn: Bool { self != .table && self != .none }
}
