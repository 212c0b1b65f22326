/// What one respondent answered to one question; no answer is the absence of one.
///
/// An answer that matches no option is kept by its text, so that nothing is dropped in silence.
package enum Answer: Hashable, Sendable {
  /// `choose_one`, `yes_no`, `scale`: the option's value, or the text that matched none.
  case choice(String)
  /// `choose_many` in written order, unmatched texts last; `rank` in ranked order, where unmatched
  /// texts take no place.
  case choices([String])
  /// `number`, `rating`.
  case number(DecimalNumber)
  /// `short_text`, `long_text`: normalised, never empty.
  case text(String)
  case date(CalendarDate)
  case time(TimeOfDay)
  /// `grid`: in written order of the rows; rows without an answer are absent.
  case rows([RowAnswer])
  /// Something was answered that is no number, date, time or text where one belongs.
  case unrecognised(String)
}

/// The answer of one row of a grid: the row's id and the column's value, or the texts found
/// instead.
package struct RowAnswer: Hashable, Sendable {
  package var row: String
  package var value: String

  package init(row: String, value: String) {
    self.row = row
    self.value = value
  }
}

/// All answers of one respondent, by the index of the question in `Survey.questions`.
package struct AnswerSet: Hashable, Sendable {
  package var answers: [Answer?]
  /// What was written beside "Other"; it counts only while Other is chosen.
  package var otherTexts: [String?]

  package init(questionCount: Int) {
    answers = Array(repeating: nil, count: questionCount)
    otherTexts = Array(repeating: nil, count: questionCount)
  }

  package subscript(question: Int) -> Answer? {
    get { answers[question] }
    set { answers[question] = newValue }
  }
}
