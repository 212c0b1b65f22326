import SurveyModel

/// The page's script: the survey as data, its conditions, and the slices that it needs, in one
/// function.
struct FormScript {
  let survey: Survey

  var source: String {
    let slices = ScriptSlices.names(for: survey)
      .map { HTMLAsset.text("script/\($0).js") }.joined()
    let words = WordKey.allCases.filter { Self.isSaid($0, in: slices) }
    let whole =
      "const survey=" + SurveyData.json(of: survey, words: words) + ";\n"
      + ConditionScript.declarations(of: survey) + slices
    return "(()=>{\"use strict\";" + ScriptShortening.shortened(whole) + "})()"
  }

  /// Whether the slices quote a word's key. The keys of the page's own controls are words of the
  /// script too, and count only where they are asked for.
  private static func isSaid(_ key: WordKey, in slices: String) -> Bool {
    switch key {
    case .submit, .next, .back, .language, .other, .page, .add, .remove, .unit, .choose:
      slices.contains("word(\"\(key.rawValue)\"") || slices.contains("(index, \"\(key.rawValue)\"")
    default: slices.contains("\"\(key.rawValue)\"")
    }
  }
}
