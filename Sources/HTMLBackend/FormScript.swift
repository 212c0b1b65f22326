import SurveyModel

/// The page's script: the survey as data, its conditions, and the slices that it needs, in one
/// function.
struct FormScript {
  let survey: Survey

  var source: String {
    let slices = ScriptSlices.names(for: survey)
      .map { HTMLAsset.text("script/\($0).js") }.joined()
    let words = WordKey.allCases.filter { Self.isSaid($0, in: slices) }
    let names = Self.shortNames(of: words)
    let whole =
      "const survey="
      + SurveyData.json(
        of: survey, words: words, names: names, isRead: { slices.contains("survey.\($0)") })
      + ";\n"
      + ConditionScript.declarations(of: survey) + Self.renamed(slices, names)
    return "(()=>{\"use strict\";" + ScriptShortening.shortened(whole) + "})()"
  }

  /// Short names for the keys that can be nothing but keys, since they have a `_`.
  private static func shortNames(of words: [WordKey]) -> [WordKey: String] {
    let long = words.filter { $0.rawValue.contains("_") }
    return Dictionary(
      uniqueKeysWithValues: long.enumerated().map {
        ($0.element, "w" + String($0.offset, radix: 36))
      })
  }

  private static func renamed(_ slices: String, _ names: [WordKey: String]) -> String {
    var parts = slices.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let known = Dictionary(uniqueKeysWithValues: names.map { ($0.key.rawValue, $0.value) })
    for index in parts.indices { parts[index] = known[parts[index]] ?? parts[index] }
    return parts.joined(separator: "\"")
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
