/// A word for a kind of question in another tool, and what it is called here.
package struct ForeignType: Sendable {
  package var word: String
  package var type: QuestionType
  /// A further key that belongs to it: `style: menu` for a dropdown.
  package var key: QuestionKey?
  package var value: String

  init(_ word: String, _ type: QuestionType, _ key: QuestionKey? = nil, _ value: String = "") {
    self.word = word
    self.type = type
    self.key = key
    self.value = value
  }
}

extension QuestionType {
  /// Names that people bring from elsewhere.
  package static let foreign: [ForeignType] = [
    ForeignType("radio", .chooseOne), ForeignType("radiogroup", .chooseOne),
    ForeignType("radio_button", .chooseOne), ForeignType("radio_buttons", .chooseOne),
    ForeignType("select_one", .chooseOne), ForeignType("single_choice", .chooseOne),
    ForeignType("single_select", .chooseOne), ForeignType("single", .chooseOne),
    ForeignType("pick_one", .chooseOne), ForeignType("poll", .chooseOne),
    ForeignType("dropdown", .chooseOne, .style, "menu"),
    ForeignType("drop_down", .chooseOne, .style, "menu"),
    ForeignType("select", .chooseOne, .style, "menu"),
    ForeignType("menu", .chooseOne, .style, "menu"),
    ForeignType("list", .chooseOne, .style, "list"),
    ForeignType("segmented", .chooseOne, .style, "segmented"),
    ForeignType("checkbox", .chooseMany), ForeignType("checkboxes", .chooseMany),
    ForeignType("select_multiple", .chooseMany), ForeignType("select_many", .chooseMany),
    ForeignType("multi_select", .chooseMany), ForeignType("multiselect", .chooseMany),
    ForeignType("multiple", .chooseMany), ForeignType("pick_many", .chooseMany),
    ForeignType("multiple_select", .chooseMany), ForeignType("multiple_answers", .chooseMany),
    ForeignType("boolean", .yesNo), ForeignType("bool", .yesNo), ForeignType("yesno", .yesNo),
    ForeignType("true_false", .yesNo), ForeignType("toggle", .yesNo), ForeignType("switch", .yesNo),
    ForeignType("likert", .scale), ForeignType("likert_scale", .scale),
    ForeignType("linear_scale", .rating), ForeignType("opinion_scale", .rating),
    ForeignType("stars", .rating, .style, "stars"), ForeignType("star", .rating, .style, "stars"),
    ForeignType("star_rating", .rating, .style, "stars"),
    ForeignType("integer", .number), ForeignType("int", .number), ForeignType("decimal", .number),
    ForeignType("float", .number), ForeignType("numeric", .number),
    ForeignType("slider", .number, .style, "slider"),
    ForeignType("range", .number, .style, "slider"),
    ForeignType("text", .shortText), ForeignType("string", .shortText),
    ForeignType("input", .shortText), ForeignType("short_answer", .shortText),
    ForeignType("open", .shortText), ForeignType("short", .shortText),
    ForeignType("email", .shortText, .pattern, "email"),
    ForeignType("url", .shortText, .pattern, "url"),
    ForeignType("phone", .shortText, .pattern, "phone"),
    ForeignType("tel", .shortText, .pattern, "phone"),
    ForeignType("textarea", .longText), ForeignType("text_area", .longText),
    ForeignType("paragraph", .longText), ForeignType("comment", .longText),
    ForeignType("essay", .longText), ForeignType("memo", .longText), ForeignType("long", .longText),
    ForeignType("long_answer", .longText), ForeignType("multiline", .longText),
    ForeignType("calendar", .date), ForeignType("day", .date), ForeignType("datetime", .date),
    ForeignType("clock", .time), ForeignType("hour", .time),
    ForeignType("ranking", .rank), ForeignType("order", .rank), ForeignType("sort", .rank),
    ForeignType("ordering", .rank), ForeignType("rank_order", .rank),
    ForeignType("matrix", .grid), ForeignType("table", .grid),
    ForeignType("multiple_choice_grid", .grid),
    ForeignType("info", .note), ForeignType("html", .note), ForeignType("statement", .note),
    ForeignType("information", .note), ForeignType("display", .note), ForeignType("heading", .note),
  ]

  /// Words that mean `choose_one` to some people and `choose_many` to others.
  package static let ambiguous: [String] = [
    "multiple_choice", "multiplechoice", "mcq", "choice", "choices", "multi_choice",
  ]
}
