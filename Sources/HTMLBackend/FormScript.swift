import SurveyModel

/// The page's script: the survey as data, its conditions, and the slices that it needs, in one
/// function.
struct FormScript {
  let survey: Survey

  var source: String {
    let slices = ScriptSlices.names(for: survey)
      .map { HTMLAsset.text("script/\($0).js") }.joined()
    let words = WordKey.allCases.filter { slices.contains("\"\($0.rawValue)\"") }
    let whole =
      "const survey=" + SurveyData.json(of: survey, words: words) + ";\n"
      + ConditionScript.declarations(of: survey) + slices
    return "(()=>{\"use strict\";" + ScriptShortening.shortened(whole) + "})()"
  }
}
