import JSONText
import Markup
import SurveyModel

/// One question as it stands in the page: its text, help, place for an error, and its controls.
struct QuestionMarkup {
  let question: Question
  let index: Int
  let text: PageText

  /// The id of the question's element; of its parts with a suffix.
  var id: String { "q\(index)" }

  /// The slice of the script that reads the controls, as `data-kind`.
  var kind: String? {
    switch question.body {
    case .chooseOne(_, .menu): "menu"
    case .chooseOne, .yesNo, .scale, .rating: "one"
    case .chooseMany: "many"
    case .number(let input): input.style == .slider ? "slider" : "number"
    case .shortText, .longText: "text"
    case .date, .time: "moment"
    case .rank: "rank"
    case .grid: "grid"
    case .note: nil
    }
  }

  /// `place` is where the question stands in a shuffled section, nothing when it is not moved.
  func markup(place: (index: Int, isFixed: Bool)?) -> Markup {
    let attributes: KeyValuePairs<String, String?> = [
      "class": (["question"] + look).joined(separator: " "), "id": id, "data-kind": kind,
      "aria-describedby": isGroup ? describedBy : nil,
      "data-i": place.map { String($0.index) }, "data-fixed": place?.isFixed == true ? "" : nil,
    ]
    switch question.body {
    case .note:
      let note: Markup = .element("p", ["class": "text"], text.inline(question.text))
      return .element("div", attributes, [note] + help)
    case _ where isGroup:
      let isNamed = kind == "menu"
      let legend: Markup = .element("legend", ["id": isNamed ? id + "t" : nil], label)
      return .element("fieldset", attributes, [legend] + help + error + controls + [clear].flat)
    default:
      let name: Markup = .element("label", ["for": id + "i", "class": "text"], label)
      return .element("div", attributes, [name] + help + error + controls + [clear].flat)
    }
  }

  private var look: [String] {
    switch question.body {
    case .chooseOne(_, .segmented): ["segmented"]
    case .yesNo: ["segmented"]
    case .rating(let rating): [rating.style.rawValue]
    case .number(let input) where input.style == .slider: ["slider", "untouched"]
    case .grid(let grid) where grid.columns.options.count <= 7: ["grid", "wide"]
    case .grid: ["grid"]
    case .rank: ["rank"]
    case .note: ["note"]
    default: []
    }
  }

  /// Whether there are several controls, so that the question is a group with a legend.
  private var isGroup: Bool {
    switch question.body {
    case .chooseOne(let choices, .menu): choices.other != nil
    case .chooseOne, .chooseMany, .yesNo, .scale, .rating, .rank, .grid: true
    case .number, .shortText, .longText, .date, .time, .note: false
    }
  }

  private var label: [Markup] {
    let mark: Markup = .element(
      "span", ["class": "required"], [" ("] + text.word(.required) + [")"])
    return text.inline(question.text) + (question.isRequired ? [mark] : [])
  }

  private var help: [Markup] {
    var parts: [Markup] = []
    if let description = question.description { parts += text.blocks(description) }
    if let hint { parts.append(.element("p", [:], hint)) }
    return parts.isEmpty
      ? [] : [.element("div", ["class": "help", "id": id + "d"], parts)]
  }

  /// How many may be chosen or ranked.
  private var hint: [Markup]? {
    switch question.body {
    case .chooseMany(let choices, let bounds), .rank(let choices, let bounds):
      switch (bounds.minimum, bounds.maximum) {
      case (nil, nil): return nil
      case (let low?, let high?) where low == high: return text.word(.chooseExactly, n(low))
      case (let low?, let high?) where low > 0 && high < choices.options.count:
        return text.word(
          .chooseBetween,
          ["min": Text(plain: String(low)), "max": Text(plain: String(high))])
      case (let low?, _) where low > 0: return text.word(.chooseAtLeast, n(low))
      case (_, let high?): return text.word(.chooseAtMost, n(high))
      default: return nil
      }
    default: return nil
    }
  }

  private func n(_ count: Int) -> KeyValuePairs<String, Text> { ["n": Text(plain: String(count))] }

  private var describedBy: String? {
    let parts = [
      help.isEmpty ? nil : id + "d", unit == nil ? nil : id + "u",
      counter == nil ? nil : id + "c", hasError ? id + "e" : nil,
    ]
    let joined = parts.compactMap(\.self).joined(separator: " ")
    return joined.isEmpty ? nil : joined
  }

  /// The place for what is wrong with the answer.
  private var error: [Markup] {
    hasError ? [.element("p", ["class": "error", "id": id + "e", "hidden": ""])] : []
  }

  private var hasError: Bool { text.survey.canBeWrong && question.type.isAnswered }

  /// `Clear answer`, for answers that their own controls cannot take back.
  private var clear: Markup? {
    if question.isRequired { return nil }
    switch question.body {
    case .chooseOne, .yesNo, .scale, .rating, .grid: break
    case .number(let input) where input.style == .slider: break
    default: return nil
    }
    return .element(
      "button", ["type": "button", "class": "clear", "hidden": ""], text.word(.clearAnswer))
  }

  private var unit: Text? {
    if case .number(let input) = question.body { input.unit } else { nil }
  }

  private var counter: Markup? {
    switch question.body {
    case .shortText(let input), .longText(let input):
      input.maximumLength == nil ? nil : .element("p", ["class": "count", "id": id + "c"])
    default: nil
    }
  }
}

// MARK: Controls

extension QuestionMarkup {
  private var controls: [Markup] {
    switch question.body {
    case .chooseOne(let choices, .menu): menu(choices)
    case .chooseOne(let choices, _), .yesNo(let choices), .scale(let choices, _):
      [list(choices, type: "radio")] + [otherBox(choices)].flat
    case .chooseMany(let choices, _): [list(choices, type: "checkbox")] + [otherBox(choices)].flat
    case .rating(let rating): self.rating(rating)
    case .number(let input): input.style == .slider ? slider(input) : numberField(input)
    case .shortText(let input): shortText(input)
    case .longText(let input): longText(input)
    case .date(let bounds):
      [moment("date", bounds.minimum?.description, bounds.maximum?.description)]
    case .time(let bounds):
      [moment("time", bounds.minimum?.description, bounds.maximum?.description)]
    case .rank(let choices, _): ranking(choices)
    case .grid(let grid): rows(of: grid)
    case .note: []
    }
  }

  private func list(_ choices: Choices, type: String) -> Markup {
    let items = choices.options.enumerated().map { place, option -> Markup in
      let fixed = choices.isShuffled && option.keepsItsPlace
      return .element(
        "label",
        [
          "data-i": choices.isShuffled ? String(place) : nil, "data-fixed": fixed ? "" : nil,
        ],
        [
          .element("input", ["type": type, "name": id, "value": option.value]),
          .element("span", [:], text.inline(option.label)),
        ])
    }
    return .element(
      "div", ["class": "choices", "data-shuffle": choices.isShuffled ? "" : nil], items)
  }

  private func otherBox(_ choices: Choices) -> Markup? {
    choices.other.map { option in
      .element(
        "div", ["class": "beside", "data-value": option.value, "hidden": ""],
        [
          .element(
            "label", ["for": id + "o"], text.word(.otherText, ["label": option.label])),
          .element(
            "input",
            [
              "class": "other", "type": "text", "id": id + "o", "autocomplete": "off",
              "spellcheck": "false", "aria-describedby": id + "e",
            ]),
        ])
    }
  }

  private func menu(_ choices: Choices) -> [Markup] {
    let language = text.languages.first ?? LanguageTag("en")
    let first: Markup = .element(
      "option", ["value": ""], [.plainText(text.string(.choose, in: language))])
    let entries = choices.options.enumerated().map { place, option -> Markup in
      .element(
        "option",
        [
          "value": option.value, "data-i": choices.isShuffled ? String(place) : nil,
          "data-fixed": choices.isShuffled && option.keepsItsPlace ? "" : nil,
        ],
        [.plainText(text.flat(option.label, in: language))])
    }
    let select: Markup = .element(
      "select",
      [
        "id": id + "i", "autocomplete": "off", "aria-describedby": isGroup ? nil : describedBy,
        "aria-labelledby": isGroup ? id + "t" : nil,
        "data-shuffle": choices.isShuffled ? "" : nil,
      ], [first] + entries)
    return [select] + [otherBox(choices)].flat
  }

  /// The end labels belong to the names of the first and the last number.
  private func rating(_ rating: Rating) -> [Markup] {
    let numbers = rating.choices.options.enumerated().map { place, option -> Markup in
      let end = place == 0 ? rating.low : option.value == String(rating.maximum) ? rating.high : nil
      let spoken: [Markup] =
        end.map {
          [.element("span", ["class": "away"], [" "] + text.inline($0))]
        } ?? []
      let star: [Markup] =
        rating.style == .stars ? [.element("span", ["class": "star", "aria-hidden": "true"])] : []
      return .element(
        "label", [:],
        [
          .element("input", ["type": "radio", "name": id, "value": option.value]),
          .element(
            "span", [:],
            star + [.element("span", ["class": "number"], [.text(option.value)])]
              + spoken),
        ])
    }
    let ends: [Markup] =
      rating.low == nil && rating.high == nil
      ? []
      : [
        .element(
          "div", ["class": "ends", "aria-hidden": "true"],
          [rating.low, rating.high].map { end in
            .element("span", [:], end.map(text.inline) ?? [])
          })
      ]
    return [
      .element("div", ["class": "scale"], [.element("div", ["class": "choices"], numbers)] + ends)
    ]
  }

  private func numberField(_ input: NumberInput) -> [Markup] {
    let field: Markup = .element(
      "input",
      [
        "type": "text", "inputmode": allowsSign(input) ? "text" : "decimal", "id": id + "i",
        "class": "short", "autocomplete": "off", "aria-describedby": describedBy,
      ])
    return [.element("div", ["class": "with-unit"], [field] + unitMarkup)]
  }

  /// The decimal keyboards of phones have no minus sign.
  private func allowsSign(_ input: NumberInput) -> Bool {
    input.minimum.map { $0.millionths < 0 } ?? false
  }

  private var unitMarkup: [Markup] {
    unit.map { [.element("span", ["id": id + "u"], text.inline($0))] } ?? []
  }

  private func slider(_ input: NumberInput) -> [Markup] {
    let low = input.minimum ?? DecimalNumber(0)
    let high = input.maximum ?? DecimalNumber(low.millionths &+ 100_000_000 > 0 ? 100 : 0)
    let isWhole = low.isWhole && high.isWhole
    let isShort = high.millionths &- low.millionths <= 10_000_000 && !isWhole
    return [
      .element(
        "output", ["for": id + "i", "class": "value"], text.word(.noAnswerYet)),
      .element(
        "input",
        [
          "type": "range", "id": id + "i", "min": low.description, "max": high.description,
          "step": input.step?.description ?? (isShort ? "any" : "1"),
          "autocomplete": "off", "aria-describedby": describedBy,
        ]),
      .element(
        "div", ["class": "ends", "aria-hidden": "true"],
        [
          .element("span", [:], [.text(low.description)]),
          .element("span", [:], [.text(high.description)]),
        ]),
      unit == nil
        ? nil : .element("span", ["id": id + "u", "class": "away"], unit.map(text.inline) ?? []),
    ].flat
  }

  private func shortText(_ input: TextInput) -> [Markup] {
    let type =
      switch input.pattern {
      case .email: "email"
      case .url: "url"
      case .phone: "tel"
      case nil: "text"
      }
    return [
      .element(
        "input",
        [
          "type": type, "id": id + "i", "autocomplete": "off", "spellcheck": "false",
          "aria-describedby": describedBy, "placeholder": placeholder(input),
          "data-placeholder": placeholders(input),
        ]), counter,
    ].flat
  }

  private func longText(_ input: TextInput) -> [Markup] {
    [
      .element(
        "textarea",
        [
          "id": id + "i", "rows": "4", "autocomplete": "off", "spellcheck": "false",
          "aria-describedby": describedBy, "placeholder": placeholder(input),
          "data-placeholder": placeholders(input),
        ]), counter,
    ].flat
  }

  private func placeholder(_ input: TextInput) -> String? {
    input.placeholder.map { text.flat($0, in: text.languages.first) }
  }

  /// The placeholder in every language, as a JSON array, for the script.
  private func placeholders(_ input: TextInput) -> String? {
    guard let placeholder = input.placeholder, text.languages.count > 1 else { return nil }
    return JSONValue.array(text.languages.map { .string(text.flat(placeholder, in: $0)) }).compact
  }

  private func moment(_ type: String, _ minimum: String?, _ maximum: String?) -> Markup {
    .element(
      "input",
      [
        "type": type, "id": id + "i", "min": minimum, "max": maximum, "class": "short",
        "autocomplete": "off", "aria-describedby": describedBy,
      ])
  }

  private func ranking(_ choices: Choices) -> [Markup] {
    let items = choices.options.enumerated().map { place, option -> Markup in
      let fixed = choices.isShuffled && option.keepsItsPlace
      return .element(
        "li",
        [
          "data-v": String(place), "data-i": choices.isShuffled ? String(place) : nil,
          "data-fixed": fixed ? "" : nil,
        ],
        [
          .element(
            "button",
            [
              "type": "button", "class": "add",
              "aria-label": text.languages.first.map {
                text.string(.add, ["label": option.label], in: $0)
              },
            ], text.inline(option.label))
        ])
    }
    return [
      .element(
        "ul", ["class": "choices", "data-shuffle": choices.isShuffled ? "" : nil], items),
      .element("p", ["class": "ranking", "id": id + "r"], text.word(.ranking)),
      .element("p", ["class": "none"], text.word(.nothingRanked)),
      .element("ol", ["aria-labelledby": id + "r"]),
    ] + [otherBox(choices)].flat
  }

  private func rows(of grid: Grid) -> [Markup] {
    let heads = grid.columns.options.map { Markup.element("span", [:], text.inline($0.label)) }
    let head: Markup = .element(
      "div", ["class": "heads", "aria-hidden": "true"], [.element("span")] + heads)
    let rows = grid.rows.enumerated().map { place, row -> Markup in
      let name = "\(id)r\(place)"
      let cells = grid.columns.options.map { option -> Markup in
        .element(
          "label", [:],
          [
            .element("input", ["type": "radio", "name": name, "value": option.value]),
            .element("span", [:], text.inline(option.label)),
          ])
      }
      return .element(
        "div", ["class": "row choices", "role": "radiogroup", "aria-labelledby": name],
        [.element("p", ["id": name], text.inline(row.text))] + cells)
    }
    return [head] + rows
  }
}

extension Array where Element == Markup? {
  /// Without the parts that are not there.
  var flat: [Markup] { compactMap(\.self) }
}
