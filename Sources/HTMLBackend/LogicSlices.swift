import SurveyModel

/// The slices that say what answers mean, without a page: in the order in which they stand in the
/// script, behind the survey's data and its conditions.
package enum LogicSlices {
  /// What every form needs to judge one response.
  package static let answering: [ScriptSlice] = [
    ScriptSlice("text") { _ in true },
    ScriptSlice("response") { _ in true },
    ScriptSlice("other") { $0.hasOther },
    ScriptSlice("number") { $0.has(.number, .rating, .scale, .rank) || $0.quiz != nil },
    ScriptSlice("visibility") { _ in true },
    ScriptSlice("conditions") { $0.hasConditions || $0.has(.grid, .rank) },
    ScriptSlice("validation") { $0.canBeWrong },
    ScriptSlice("validation-choose-many") { $0.canBeWrong && $0.has(.chooseMany) },
    ScriptSlice("validation-rank") { $0.canBeWrong && $0.has(.rank) },
    ScriptSlice("validation-number") { $0.canBeWrong && $0.has(.number) },
    ScriptSlice("validation-text") { $0.canBeWrong && $0.has(.shortText, .longText) },
    ScriptSlice("validation-moment") { $0.canBeWrong && $0.has(.date, .time) },
    ScriptSlice("validation-grid") { $0.canBeWrong && $0.has(.grid) },
    ScriptSlice("validation-other") { $0.canBeWrong && $0.hasOther },
    ScriptSlice("quiz") { survey in
      survey.quiz != nil || survey.questions.contains { $0.scoring != nil }
    },
    ScriptSlice("condition-score") { $0.hasConditions },
  ]

  /// What reads responses back, from the device or from files.
  package static let reading: [ScriptSlice] = [
    ScriptSlice("json") { _ in true },
    ScriptSlice("answers") { _ in true },
    ScriptSlice("written") { !$0.isPlain },
    ScriptSlice("written-plain") { $0.isPlain },
    ScriptSlice("answers-choice") {
      $0.has(.chooseOne, .yesNo, .scale, .chooseMany, .rank, .grid)
    },
    ScriptSlice("answers-yes-no") { $0.has(.yesNo) },
    ScriptSlice("answers-list") { $0.has(.chooseMany, .rank) },
    ScriptSlice("answers-number") { $0.has(.number) },
    ScriptSlice("answers-rating") { $0.has(.rating) },
    ScriptSlice("answers-text") { $0.has(.shortText, .longText) },
    ScriptSlice("answers-moment") { $0.has(.date, .time) },
    ScriptSlice("answers-grid") { $0.has(.grid) },
    ScriptSlice("records") { _ in true },
  ]

  /// What counts responses.
  package static let counting: [ScriptSlice] = [
    ScriptSlice("statistics") {
      $0.showsResults && ($0.has(.number, .rating, .scale, .rank) || $0.quiz != nil)
    },
    ScriptSlice("tally") { $0.showsResults },
    ScriptSlice("tally-other") { $0.showsResults && $0.hasOther },
    ScriptSlice("percentage") {
      $0.showsResults && ($0.has(.chooseMany, .rank) || $0.quiz != nil)
    },
    ScriptSlice("tally-choice") {
      $0.showsResults && $0.has(.chooseOne, .yesNo, .scale, .rating, .grid)
    },
    ScriptSlice("tally-many") { $0.showsResults && $0.has(.chooseMany) },
    ScriptSlice("tally-rank") { $0.showsResults && $0.has(.rank) },
    ScriptSlice("tally-scale") { $0.showsResults && $0.has(.scale, .rating) },
    ScriptSlice("tally-number") { $0.showsResults && $0.has(.number) },
    ScriptSlice("tally-text") {
      $0.showsResults && $0.has(.shortText, .longText, .date, .time)
    },
    ScriptSlice("tally-grid") { $0.showsResults && $0.has(.grid) },
    ScriptSlice("tally-quiz") { $0.showsResults && $0.quiz != nil },
  ]

  /// What writes responses.
  package static let exporting: [ScriptSlice] = [
    ScriptSlice("csv") { _ in true },
    ScriptSlice("csv-other") { $0.hasOther },
    ScriptSlice("csv-list") { $0.has(.chooseMany, .rank) },
    ScriptSlice("csv-grid") { $0.has(.grid) },
  ]

  /// The results on the page: for each question its chart, its figures and its data, in this order;
  /// and what is done with the responses.
  package static let showing: [ScriptSlice] = [
    ScriptSlice("results") { $0.showsResults },
    ScriptSlice("chart") { $0.showsResults && $0.draws() },
    ScriptSlice("chart-wishes") { $0.showsResults && $0.hasChartWishes },
    ScriptSlice("chart-plain") { $0.showsResults && $0.draws() && !$0.hasChartWishes },
    ScriptSlice("chart-spread") { $0.showsResults && $0.draws(.stacked) },
    ScriptSlice("chart-rect") {
      $0.showsResults && $0.draws(.bar, .column, .stacked, .histogram)
    },
    ScriptSlice("chart-ring") { $0.showsResults && $0.draws(.donut, .pie) },
    ScriptSlice("chart-donut") { $0.showsResults && $0.draws(.donut) },
    ScriptSlice("chart-pie") { $0.showsResults && $0.draws(.pie) },
    ScriptSlice("chart-bar") { $0.showsResults && $0.draws(.bar, .column) },
    ScriptSlice("chart-column") { $0.showsResults && $0.draws(.column) },
    ScriptSlice("chart-stacked") { $0.showsResults && $0.draws(.stacked) },
    ScriptSlice("chart-histogram") { $0.showsResults && $0.draws(.histogram) },
    ScriptSlice("save-chart") { $0.showsResults && $0.draws() },
    ScriptSlice("results-quiz") { $0.showsResults && $0.quiz != nil },
    ScriptSlice("results-figures") { $0.showsResults && $0.has(.scale, .rating, .number) },
    ScriptSlice("results-hidden") { $0.showsResults && $0.privacy.minimumCount > 1 },
    ScriptSlice("results-other") { $0.showsResults && $0.hasOther },
    ScriptSlice("results-left") { $0.showsResults },
    ScriptSlice("results-options") {
      $0.showsResults && $0.has(.chooseOne, .yesNo, .scale, .rating, .chooseMany)
    },
    ScriptSlice("results-rank") { $0.showsResults && $0.has(.rank) },
    ScriptSlice("results-grid") { $0.showsResults && $0.has(.grid) },
    ScriptSlice("results-texts") {
      $0.showsResults && $0.has(.shortText, .longText, .date, .time)
    },
    ScriptSlice("results-bins") { $0.showsResults && $0.has(.number) },
    ScriptSlice("responses") { _ in true },
  ]
}

extension Survey {
  /// Whether all texts are the same for all readers.
  package var isPlain: Bool { languages.count == 1 && !hasPlaces }

  /// Whether a chart is to be sorted, has a title, or shows less than count and percentage.
  package var hasChartWishes: Bool {
    questions.contains {
      $0.chart.sort != .written || $0.chart.show != .both || $0.chart.title != nil
    }
  }

  package func has(_ types: QuestionType...) -> Bool {
    questions.contains { types.contains($0.type) }
  }

  package var hasConditions: Bool {
    questions.contains { $0.showIf != nil } || sections.contains { $0.showIf != nil }
  }

  /// Whether the page has the charts of what it has collected.
  package var showsResults: Bool { results != .none }

  /// Whether a question's results are drawn, as one of these or at all.
  package func draws(_ kinds: ChartKind...) -> Bool {
    questions.contains {
      $0.chart.kind.isDrawn && $0.type.isAnswered
        && (kinds.isEmpty || kinds.contains($0.chart.kind))
    }
  }
}
