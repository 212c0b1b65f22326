import PythonAssets
import SurveyModel

/// A part of the script that is the same for every survey that needs it.
struct RuntimeSlice: Sendable {
  /// The name of its file in the runtime, without the ending.
  let name: String
  let isNeeded: @Sendable (Survey) -> Bool

  init(_ name: String, _ isNeeded: @escaping @Sendable (Survey) -> Bool = { _ in true }) {
    self.name = name
    self.isNeeded = isNeeded
  }

  private init(_ name: String, for types: QuestionType...) {
    self.init(name) { $0.has(types) }
  }

  /// All but the head, in the order in which they stand in the script.
  static let all: [RuntimeSlice] = [
    RuntimeSlice("text"),
    RuntimeSlice("numbers"),
    RuntimeSlice("json_values"),
    RuntimeSlice("answers"),
    RuntimeSlice(
      "answers_choice", for: .chooseOne, .yesNo, .scale, .chooseMany, .rank, .grid),
    RuntimeSlice("answers_list", for: .chooseMany, .rank),
    RuntimeSlice("answers_number", for: .number),
    RuntimeSlice("answers_rating", for: .rating),
    RuntimeSlice("answers_text", for: .shortText, .longText),
    RuntimeSlice("answers_date", for: .date),
    RuntimeSlice("answers_time", for: .time),
    RuntimeSlice("answers_grid", for: .grid),
    RuntimeSlice("visibility"),
    RuntimeSlice("conditions") { $0.hasConditions },
    RuntimeSlice("condition_score") { $0.hasConditions },
    RuntimeSlice("quiz") { survey in
      survey.quiz != nil || survey.questions.contains { $0.scoring != nil }
    },
    RuntimeSlice("statistics") { $0.quiz != nil || $0.has([.number, .rating, .scale]) },
    RuntimeSlice("tally"),
    RuntimeSlice("tally_choice", for: .chooseOne, .yesNo, .scale, .rating, .grid),
    RuntimeSlice("tally_many", for: .chooseMany),
    RuntimeSlice("tally_scale", for: .scale),
    RuntimeSlice("tally_rating", for: .rating),
    RuntimeSlice("tally_number", for: .number),
    RuntimeSlice("tally_rank", for: .rank),
    RuntimeSlice("tally_grid", for: .grid),
    RuntimeSlice("tally_text", for: .shortText, .longText),
    RuntimeSlice("tally_moment", for: .date, .time),
    RuntimeSlice("responses"),
    RuntimeSlice("records"),
    RuntimeSlice("table"),
    RuntimeSlice("drawing"),
    RuntimeSlice("command"),
  ]

  /// The text of a part by its name; empty when there is none.
  static func text(_ name: String) -> String {
    for index in 0..<surveyc_python_asset_count() {
      let asset = surveyc_python_assets()[index]
      if String(cString: asset.name) == name {
        return String(
          decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
      }
    }
    return ""
  }
}

extension Survey {
  fileprivate func has(_ types: [QuestionType]) -> Bool {
    questions.contains { types.contains($0.type) }
  }

  fileprivate var hasConditions: Bool {
    sections.contains { $0.showIf != nil }
      || questions.contains { $0.type.isAnswered && $0.showIf != nil }
  }
}
