import SurveyModel

/// The page's script: the survey as data, its conditions, and the slices that it needs, in one
/// function.
struct FormScript {
  let survey: Survey

  var source: String {
    let slices = ScriptSlices.names(for: survey)
      .map { HTMLAsset.text("script/\($0).js") }.joined()
    let texts = QuotedTexts(of: slices)
    let words = WordKey.allCases.filter { Self.isSaid($0, in: texts) }
    let names = Self.shortNames(of: words)
    let whole =
      "const survey="
      + SurveyData.json(
        of: survey, words: words, names: names, isRead: Self.readMembers(in: slices))
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

  /// Tells whether the slices read a member of the survey. A search for each member through all
  /// of the slices would take longer than everything else that makes a page.
  private static func readMembers(in slices: String) -> (String) -> Bool {
    let reads = slices.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    let members = zip(reads, reads.dropFirst()).filter { $0.0.hasSuffix("survey") }.map(\.1)
    return { member in members.contains { $0.hasPrefix(member) } }
  }

  /// Whether the slices quote a word's key. The keys of the page's own controls are words of the
  /// script too, and count only where they are asked for.
  private static func isSaid(_ key: WordKey, in texts: QuotedTexts) -> Bool {
    switch key {
    case .submit, .next, .back, .language, .other, .page, .add, .remove, .unit, .choose:
      texts.asked.contains(key.rawValue[...])
    default: texts.all.contains(key.rawValue[...])
    }
  }
}

/// The texts between quotes in a script, found in one walk along it.
private struct QuotedTexts {
  private(set) var all: Set<Substring> = []
  /// Those that are the argument of the functions by which the script asks for words.
  private(set) var asked: Set<Substring> = []

  init(of script: String) {
    let parts = script.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false
    ).map { Substring($0) }
    for (before, text) in zip(parts, parts.dropFirst().dropLast()) {
      all.insert(text)
      if before.hasSuffix("word(") || before.hasSuffix("(index, ") { asked.insert(text) }
    }
  }
}
