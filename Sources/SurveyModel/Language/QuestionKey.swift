/// The keys of a question.
package enum QuestionKey: String, SpecKey {
  case question, id, type, description, required
  case showIf = "show_if"
  case options, other, shuffle, chart, style, min, max, step, unit
  case minLength = "min_length"
  case maxLength = "max_length"
  case pattern, placeholder, low, high, rows, reverse
  case defaultAnswer = "default"
  case answer, points

  package static let level = SpecLevel.question

  package var facts: KeyFacts {
    switch self {
    case .question:
      KeyFacts(
        .text, "The text of the question; required.",
        foreign: ["label", "text", "prompt", "title", "ask", "query", "q", "question_text"],
        example: "What did you eat?")
    case .id:
      KeyFacts(
        .identifier, "The question's name in conditions, files and responses.",
        foreign: ["name", "key", "variable", "identifier", "code"])
    case .type:
      KeyFacts(
        .word(QuestionType.allCases.map(\.rawValue)), "What kind of answer it takes.",
        foreign: ["kind", "question_type", "input", "widget", "format"])
    case .description:
      KeyFacts(
        .markdown, "Markdown help under the question.",
        foreign: ["help", "hint", "help_text", "subtitle", "note", "explanation", "instructions"])
    case .required:
      KeyFacts(
        .boolean, "Whether it must be answered; `false` unless said otherwise.",
        foreign: ["mandatory", "compulsory", "is_required", "isrequired", "must", "obligatory"])
    case .showIf:
      KeyFacts(
        .condition, "The question is asked only while the condition holds.",
        foreign: [
          "visible_if", "relevant", "if", "when", "condition", "depends_on", "only_if", "show_when",
          "display_if", "visible_when", "enable_if",
        ])
    case .options:
      KeyFacts(
        .either("a list of options, or the name of an option list", example: "[Soup, Salad]"),
        "What can be chosen.",
        foreign: ["choices", "answers", "items", "values", "option", "columns", "choice"])
    case .other:
      KeyFacts(
        .either("`true`, `false`, or a label", example: "true"),
        "Adds the option \"Other\" with a text box.",
        foreign: ["has_other", "hasother", "allow_other", "other_option"])
    case .shuffle:
      KeyFacts(
        .boolean, "Whether options are shown in random order.",
        foreign: ["random", "randomize", "randomise", "random_order", "randomized"])
    case .chart:
      KeyFacts(
        .either("the name of a chart, or a map", example: "bar"), "How the results are drawn.",
        foreign: DocumentKey.chart.facts.foreign)
    case .style:
      KeyFacts(
        .word(QuestionType.allCases.flatMap(\.styles).map(\.name)),
        "How the question looks.", foreign: ["appearance", "layout", "display", "look"])
    case .min:
      KeyFacts(
        .either("a number, a date or a time", example: "1"), "The least that is accepted.",
        foreign: ["minimum", "from", "at_least", "min_value", "lower", "min_choices"])
    case .max:
      KeyFacts(
        .either("a number, a date or a time", example: "5"), "The most that is accepted.",
        foreign: ["maximum", "to", "at_most", "max_value", "upper", "limit", "max_choices"])
    case .step:
      KeyFacts(
        .number, "The distance of accepted numbers, counted from `min`, else from 0.",
        foreign: ["increment", "interval"])
    case .unit:
      KeyFacts(.text, "What the number counts.", foreign: ["units", "suffix"])
    case .minLength:
      KeyFacts(
        .wholeNumber, "The least number of characters.",
        foreign: ["minlength", "min_characters", "min_chars"])
    case .maxLength:
      KeyFacts(
        .wholeNumber, "The greatest number of characters.",
        foreign: ["maxlength", "max_characters", "max_chars", "length"])
    case .pattern:
      KeyFacts(
        .word(TextPattern.allCases.map(\.rawValue)), "The form that the text must have.",
        foreign: ["regex", "validate", "validation"])
    case .placeholder:
      KeyFacts(.text, "A faint example in the empty box.", foreign: ["example", "sample"])
    case .low:
      KeyFacts(
        .text, "The label at the low end.",
        foreign: ["min_label", "low_label", "left", "left_label", "min_text"])
    case .high:
      KeyFacts(
        .text, "The label at the high end.",
        foreign: ["max_label", "high_label", "right", "right_label", "max_text"])
    case .rows:
      KeyFacts(
        .list(of: "rows", example: "[Monday, Friday]"), "The rows of a grid.",
        foreign: ["statements", "row", "lines", "subquestions"])
    case .reverse:
      KeyFacts(
        .boolean, "Whether the score counts backwards.", foreign: ["reversed", "invert", "inverse"])
    case .defaultAnswer:
      KeyFacts(
        .either("an answer", example: "Soup"), "The answer that is set at the start.",
        foreign: ["default_value", "initial", "preset", "selected", "value"])
    case .answer:
      KeyFacts(
        .either("an answer, or a list of them", example: "Saturn"), "The right answer in a quiz.",
        foreign: ["correct", "correct_answer", "solution", "right_answer", "key_answer"])
    case .points:
      KeyFacts(
        .number, "What the right answer is worth; 1 unless said otherwise.",
        foreign: ["score", "marks", "worth"])
    }
  }

  /// The types that can have the key; nothing means all.
  package var types: [QuestionType]? {
    switch self {
    case .question, .id, .type, .description, .showIf: nil
    case .required, .defaultAnswer, .chart: Self.answered
    case .options: Self.listed
    case .other: Self.withOther
    case .shuffle: Self.shuffled
    case .style: Self.styled
    case .min, .max: Self.bounded
    case .step, .unit: Self.numbers
    case .minLength, .maxLength, .pattern, .placeholder: Self.texts
    case .low, .high: Self.ratings
    case .rows: Self.grids
    case .reverse: Self.scales
    case .answer, .points: Self.judged
    }
  }

  private static let answered = QuestionType.allCases.filter(\.isAnswered)
  private static let listed = QuestionType.allCases.filter(\.hasOptions)
  private static let withOther: [QuestionType] = [.chooseOne, .chooseMany]
  private static let shuffled: [QuestionType] = [.chooseOne, .chooseMany, .scale, .rank, .grid]
  private static let styled = QuestionType.allCases.filter { !$0.styles.isEmpty }
  private static let bounded: [QuestionType] = [
    .number, .rating, .chooseMany, .rank, .date, .time,
  ]
  private static let numbers: [QuestionType] = [.number]
  private static let texts: [QuestionType] = [.shortText, .longText]
  private static let ratings: [QuestionType] = [.rating]
  private static let grids: [QuestionType] = [.grid]
  private static let scales: [QuestionType] = [.scale]
  private static let judged = QuestionType.allCases.filter { $0.isAnswered && $0 != .grid }
}
