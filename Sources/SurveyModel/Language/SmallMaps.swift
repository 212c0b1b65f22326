/// The keys of an option that is written as a map.
package enum OptionKey: String, SpecKey {
  case label, value, color, points, exclusive, pin

  package static let level = SpecLevel.option

  package var facts: KeyFacts {
    switch self {
    case .label:
      KeyFacts(
        .text, "What is shown.", foreign: ["text", "name", "title", "option", "caption"],
        example: "Salad")
    case .value:
      KeyFacts(
        .text, "What is stored; the label unless said otherwise.",
        foreign: ["id", "key", "code", "val"])
    case .color:
      KeyFacts(.color, "The option's colour in charts.", alias: "colour", foreign: ["fill"])
    case .points:
      KeyFacts(
        .number, "What choosing it is worth in a quiz.", foreign: ["score", "weight", "marks"])
    case .exclusive:
      KeyFacts(
        .boolean, "Whether choosing it clears the others.",
        foreign: ["only", "none", "alone", "is_none"])
    case .pin:
      KeyFacts(
        .boolean, "Whether it keeps its place when options are shuffled.",
        foreign: ["pinned", "fixed", "stay", "anchor"])
    }
  }
}

/// The keys of a grid's row that is written as a map.
package enum RowKey: String, SpecKey {
  case id, text, reverse

  package static let level = SpecLevel.row

  package var facts: KeyFacts {
    switch self {
    case .id:
      KeyFacts(
        .identifier, "The row's name in conditions and files.",
        foreign: ["name", "key", "value", "code"])
    case .text:
      KeyFacts(
        .text, "What is shown; required.",
        foreign: ["label", "question", "title", "row", "prompt"], example: "Monday")
    case .reverse:
      KeyFacts(
        .boolean, "Whether the row's score counts backwards.", foreign: ["reversed", "invert"])
    }
  }
}

/// The keys of a chart that is written as a map.
package enum ChartKey: String, SpecKey {
  case type, title, sort, show

  package static let level = SpecLevel.chart

  package var facts: KeyFacts {
    switch self {
    case .type:
      KeyFacts(
        .word(ChartKind.allCases.map(\.rawValue)), "The picture.", foreign: ["kind", "chart"])
    case .title: KeyFacts(.text, "A heading over it.", foreign: ["name", "label", "heading"])
    case .sort:
      KeyFacts(
        .word(Chart.Sort.allCases.map(\.rawValue)), "The order of the options.",
        foreign: ["order", "order_by", "sort_by"])
    case .show:
      KeyFacts(
        .word(Chart.Show.allCases.map(\.rawValue)), "Which figures stand on it.",
        foreign: ["display", "figures", "values", "labels"])
    }
  }
}

/// The keys of `colors`.
package enum ColorsKey: String, SpecKey {
  case submit, results, accent, background, text, palette

  package static let level = SpecLevel.colors

  package var facts: KeyFacts {
    switch self {
    case .submit: KeyFacts(.color, "The Submit button.", foreign: ["submit_button", "button"])
    case .results:
      KeyFacts(
        .color, "The View Results button.", foreign: ["results_button", "view_results", "result"])
    case .accent:
      KeyFacts(
        .color, "Focus, selected options, links.", foreign: ["primary", "tint", "highlight"])
    case .background: KeyFacts(.color, "The page.", foreign: ["bg", "page", "background_color"])
    case .text: KeyFacts(.color, "The writing.", foreign: ["foreground", "font", "fg", "ink"])
    case .palette:
      KeyFacts(
        .either("the name of a palette, or a list of colours", example: "[blue, orange, teal]"),
        "Colours used for options in written order.",
        foreign: ["chart", "charts", "series", "colors"])
    }
  }
}

/// The keys of `collect` when it is a map.
package enum CollectKey: String, SpecKey {
  case to, url, kiosk

  package static let level = SpecLevel.collect

  package var facts: KeyFacts {
    switch self {
    case .to:
      KeyFacts(
        .word(Collection.Destination.allCases.map(\.rawValue)), "Where responses go.",
        foreign: ["type", "where", "destination", "in"])
    case .url:
      KeyFacts(
        .url, "The address that each response is posted to.",
        foreign: ["endpoint", "address", "link", "uri", "server"])
    case .kiosk:
      KeyFacts(
        .boolean, "Whether the form clears itself for the next person.",
        foreign: ["shared", "kiosk_mode"])
    }
  }
}

/// The keys of `privacy`.
package enum PrivacyKey: String, SpecKey {
  case statement
  case minimumCount = "minimum_count"

  package static let level = SpecLevel.privacy

  package var facts: KeyFacts {
    switch self {
    case .statement:
      KeyFacts(
        .text, "What respondents are told about their answers.",
        foreign: ["text", "notice", "message", "policy"])
    case .minimumCount:
      KeyFacts(
        .wholeNumber, "Results of fewer answers stay hidden.",
        foreign: ["minimum", "min", "min_count", "threshold"])
    }
  }
}

/// The keys of `quiz`.
package enum QuizKey: String, SpecKey {
  case showScore = "show_score"
  case pass

  package static let level = SpecLevel.quiz

  package var facts: KeyFacts {
    switch self {
    case .showScore:
      KeyFacts(
        .boolean, "Whether respondents see their points.",
        foreign: ["score", "show_points", "show"])
    case .pass:
      KeyFacts(
        .number, "The percentage of the points that is needed to pass.",
        foreign: ["passing", "pass_mark", "pass_score", "passing_score"])
    }
  }
}
