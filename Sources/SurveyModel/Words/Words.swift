/// The words that the form, the terminal and the reports say by themselves; the raw value is the
/// key under `words:` in a spec.
///
/// A place in braces (`{n}`) is filled when the words are shown; words with `{n}` may have plural
/// forms.
package enum WordKey: String, CaseIterable, Sendable {
  // Controls of the form.
  case submit, next, back, language, required, choose, page, unit
  case other, yes, no
  case otherText = "other_text"
  case clearAnswer = "clear_answer"
  case noAnswerYet = "no_answer_yet"
  case charactersLeft = "characters_left"
  case chooseAtLeast = "choose_at_least"
  case chooseAtMost = "choose_at_most"
  case chooseBetween = "choose_between"
  case chooseExactly = "choose_exactly"
  case add
  case moveUp = "move_up"
  case moveDown = "move_down"
  case remove
  case ranking
  case nothingRanked = "nothing_ranked"
  case questionAppeared = "question_appeared"
  case questionDisappeared = "question_disappeared"
  case privacy
  case needsScript = "needs_script"

  // What is wrong with an answer.
  case problem, error
  case pleaseAnswer = "please_answer"
  case pleaseChooseAtLeast = "please_choose_at_least"
  case pleaseChooseAtMost = "please_choose_at_most"
  case pleaseRankAll = "please_rank_all"
  case pleaseRankAtLeast = "please_rank_at_least"
  case pleaseRankAtMost = "please_rank_at_most"
  case pleaseAnswerEveryRow = "please_answer_every_row"
  case pleaseEnterNumber = "please_enter_number"
  case pleaseEnterAtLeast = "please_enter_at_least"
  case pleaseEnterAtMost = "please_enter_at_most"
  case pleaseEnterInSteps = "please_enter_in_steps"
  case pleaseWriteAtLeast = "please_write_at_least"
  case pleaseWriteAtMost = "please_write_at_most"
  case pleaseEnterEmail = "please_enter_email"
  case pleaseEnterURL = "please_enter_url"
  case pleaseEnterPhone = "please_enter_phone"
  case pleaseEnterDate = "please_enter_date"
  case pleaseEnterDateNotBefore = "please_enter_date_not_before"
  case pleaseEnterDateNotAfter = "please_enter_date_not_after"
  case pleaseEnterTime = "please_enter_time"
  case pleaseEnterTimeNotBefore = "please_enter_time_not_before"
  case pleaseEnterTimeNotAfter = "please_enter_time_not_after"
  case pleaseSayOther = "please_say_other"

  // After submitting.
  case thankYou = "thank_you"
  case thanksDevice = "thanks_device"
  case thanksFile = "thanks_file"
  case thanksURL = "thanks_url"
  case notSentYet = "not_sent_yet"
  case notAccepted = "not_accepted"
  case sendAgain = "send_again"
  case scored, passed
  case notPassed = "not_passed"
  case newResponse = "new_response"
  case draftIsBack = "draft_is_back"
  case startAgain = "start_again"
  case saveYourResponse = "save_your_response"
  case responseAsText = "response_as_text"
  case storageFails = "storage_fails"
  case clearsSoon = "clears_soon"

  // Results.
  case results
  case viewResults = "view_results"
  case backToSurvey = "back_to_survey"
  case answers
  case nobody, hidden
  case dataTable = "data_table"
  case answer, count, percent
  case saveSVG = "save_svg"
  case savePNG = "save_png"
  case donutChart = "donut_chart"
  case pieChart = "pie_chart"
  case barChart = "bar_chart"
  case columnChart = "column_chart"
  case stackedChart = "stacked_chart"
  case histogram
  case mean, median
  case standardDeviation = "standard_deviation"
  case minimum, maximum
  case lowerQuartile = "lower_quartile"
  case upperQuartile = "upper_quartile"
  case notAnOption = "not_an_option"
  case firstPlaces = "first_places"
  case meanRank = "mean_rank"
  case bordaPoints = "borda_points"
  case rightAnswers = "right_answers"
  case points

  // Responses kept on the device.
  case responsesOnDevice = "responses_on_device"
  case responsesCount = "responses_count"
  case saveResponses = "save_responses"
  case saveCSV = "save_csv"
  case showAsText = "show_as_text"
  case responsesAsText = "responses_as_text"
  case responsesAsCSV = "responses_as_csv"
  case copy, copied, share
  case addFiles = "add_files"
  case filesAdded = "files_added"
  case clearAll = "clear_all"
  case clearAllQuestion = "clear_all_question"
  case clearAllExplanation = "clear_all_explanation"
  case saveBeforeClearing = "save_before_clearing"
  case clear, cancel, close
}

/// The plural categories of Unicode CLDR, which languages use as they need.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A built-in word or sentence in one language, in one form or in one form a plural category.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The form for every number that has no form of its own.
  package var other: String
  package var forms: [PluralCategory: String]

  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(_ other: String, _ forms: [PluralCategory: String] = [:]) {
    self.other = other
    self.forms = forms
  }
}

/// The built-in words of every language that has them.
package enum BuiltInWords {
  /// A language's words, keyed by its primary subtag; English is complete, and every other one is.
  package static let tables: [String: [WordKey: Phrase]] = [
    "en": english, "ar": arabic, "de": german, "es": spanish, "fr": french, "hi": hindi,
    "it": italian, "ja": japanese, "pt": portuguese, "zh": chinese,
  ]

  /// The words for a language tag, by its primary subtag; nothing when there are none.
  package static func table(for language: LanguageTag) -> [WordKey: Phrase]? {
    tables[language.primary]
  }

  /// A word in a language, or in English.
  package static func phrase(_ key: WordKey, in language: LanguageTag) -> Phrase {
    table(for: language)?[key] ?? english[key] ?? Phrase(key.rawValue)
  }
}
