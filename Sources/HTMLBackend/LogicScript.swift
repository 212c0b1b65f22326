import SurveyModel

/// The meaning of a survey as the form has it, without the form.
package enum LogicScript {
  /// A script that needs no page and leaves `globalThis.surveyLogic` behind:
  /// `{visibility, violations, score, readResponse, readLines, tallyText, csvText}`.
  ///
  /// It is there to be run against the other meanings of the language.
  package static func script(for survey: Survey) -> String {
    var full = survey
    full.results = .button
    full.collection = Collection()
    let slices =
      LogicSlices.answering + LogicSlices.reading + LogicSlices.counting + LogicSlices.exporting
    let names =
      slices.filter { $0.isNeeded(full) || $0.name == "validation" }.map(\.name) + ["tally-json"]
    return """
      (() => {
      "use strict";
      const survey = \(SurveyData.json(of: survey));
      \(ConditionScript.declarations(of: survey))
      \(names.map { HTMLAsset.text("script/\($0).js") }.joined(separator: "\n"))
      globalThis.surveyLogic = {
        visibility, violations, readResponse, readLines, tallyText, csvText,
        score: survey.quiz && score,
      };
      })();

      """
  }
}
