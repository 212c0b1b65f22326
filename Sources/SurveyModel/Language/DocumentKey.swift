/// The keys at the top level of a spec.
package enum DocumentKey: String, SpecKey {
  case title, id, description, thanks, author, version, language, languages, questions, sections
  case pages
  case optionLists = "option_lists"
  case chart, colors, collect, results, privacy, quiz, words, parameters

  package static let level = SpecLevel.document

  package var facts: KeyFacts {
    switch self {
    case .title:
      KeyFacts(
        .text, "The survey's title; required.",
        foreign: ["name", "survey", "survey_title", "heading", "form_title"],
        example: "Lunch Survey")
    case .id:
      KeyFacts(
        .identifier, "The survey's name in files, storage and responses.",
        foreign: ["form_id", "survey_id", "identifier", "key"])
    case .description:
      KeyFacts(
        .markdown, "Markdown shown above the form.",
        foreign: ["intro", "introduction", "welcome", "instructions", "subtitle"])
    case .thanks:
      KeyFacts(
        .markdown, "Markdown shown after submitting.",
        foreign: ["thank_you", "thankyou", "outro", "end", "confirmation", "confirmation_message"])
    case .author: KeyFacts(.text, "Who wrote the survey.", foreign: ["by", "creator", "owner"])
    case .version: KeyFacts(.text, "The author's own version.", foreign: ["revision"])
    case .language:
      KeyFacts(
        .languageTag, "The language of the texts, as a BCP 47 tag; `en` unless said otherwise.",
        foreign: ["lang", "locale", "default_language"])
    case .languages:
      KeyFacts(
        .list(of: "language tags", example: "[en, es]"),
        "The languages of the survey, the default first; texts may then be maps of languages.",
        foreign: ["locales", "translations", "langs"])
    case .questions:
      KeyFacts(
        .list(of: "questions", example: "\n  - question: What did you eat?"),
        "The questions in written order.",
        foreign: ["items", "elements", "fields", "survey_questions"])
    case .sections:
      KeyFacts(
        .list(of: "sections", example: "\n  - title: Lunch\n    questions: …"),
        "Questions that stand together, a page each when `pages` is true.",
        foreign: ["groups", "parts", "chapters", "blocks"])
    case .pages:
      KeyFacts(
        .boolean, "Whether each section is a page of its own.",
        foreign: ["paged", "multi_page", "paginate"])
    case .optionLists:
      KeyFacts(
        .map(example: "{agree: [Agree, Neutral, Disagree]}"),
        "Named lists of options that several questions share.",
        foreign: ["choice_lists", "lists", "choices_lists", "answer_lists"])
    case .chart:
      KeyFacts(
        .either("the name of a chart, or a map", example: "donut"),
        "The chart of every question that can have it.", foreign: ["graph", "plot", "diagram"])
    case .colors:
      KeyFacts(
        .map(example: "{submit: blue, results: green}"), "The colours of the form and its charts.",
        alias: "colours", foreign: ["color", "colour", "theme", "style", "styles"])
    case .collect:
      KeyFacts(
        .either("`device`, `file`, or a map with a `url`", example: "device"),
        "Where responses go.",
        foreign: ["storage", "save", "send", "submit_to", "destination", "action", "url"])
    case .results:
      KeyFacts(
        .word(ResultsVisibility.allCases.map(\.rawValue)), "When respondents can see the charts.",
        foreign: ["show_results", "result", "results_visible"])
    case .privacy:
      KeyFacts(
        .map(example: "{statement: Nobody sees who answered., minimum_count: 5}"),
        "What protects respondents.", foreign: ["anonymous", "anonymity"])
    case .quiz:
      KeyFacts(
        .map(example: "{show_score: true, pass: 60}"), "That the survey is a quiz, and its rules.",
        foreign: ["test", "grading"])
    case .words:
      KeyFacts(
        .map(example: "{submit: Send it}"), "The form's own words, replaced.",
        foreign: ["labels", "strings", "messages", "texts", "buttons"])
    case .parameters:
      KeyFacts(
        .map(example: "{school: Hillside}"),
        "Names with defaults, used as `{{name}}` in any text.",
        foreign: ["variables", "vars", "params", "placeholders"])
    }
  }
}

/// The keys of a section.
package enum SectionKey: String, SpecKey {
  case title, description
  case showIf = "show_if"
  case shuffle, questions

  package static let level = SpecLevel.section

  package var facts: KeyFacts {
    switch self {
    case .title:
      KeyFacts(.text, "The section's heading.", foreign: ["name", "label", "heading", "section"])
    case .description:
      KeyFacts(
        .markdown, "Markdown under the heading.",
        foreign: ["intro", "introduction", "help", "hint", "text"])
    case .showIf:
      KeyFacts(
        .condition, "The section is asked only while the condition holds.",
        foreign: QuestionKey.showIf.facts.foreign)
    case .shuffle:
      KeyFacts(
        .boolean, "Whether its questions are shown in random order.",
        foreign: QuestionKey.shuffle.facts.foreign)
    case .questions:
      KeyFacts(
        DocumentKey.questions.facts.shape, "The section's questions; required.",
        foreign: DocumentKey.questions.facts.foreign)
    }
  }
}
