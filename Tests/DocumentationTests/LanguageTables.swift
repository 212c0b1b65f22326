import SurveyModel

/// The tables of the reference, made from the compiler's own lists.
enum LanguageTables {
  static let all: [(name: String, text: String)] =
    SpecLevel.allCases.map { level in
      (level.rawValue + " keys", keys(of: level))
    } + [
      ("types", types), ("charts", charts), ("charts by type", chartsByType),
      ("colours", colours), ("palettes", palettes), ("patterns", patterns),
      ("languages", languages), ("styles", styles),
    ]

  static let words: [(name: String, text: String)] = [
    (
      "words",
      table(
        ["key", "in English", "places"],
        WordKey.allCases.map { key in
          let phrase = BuiltInWords.english[key] ?? Phrase("")
          let forms = PluralCategory.allCases.compactMap { phrase.forms[$0] } + [phrase.other]
          return ["`\(key.rawValue)`", forms.joined(separator: " / "), places(in: phrase.other)]
        })
    )
  ]

  /// The names in braces, in their order.
  private static func places(in text: String) -> String {
    words(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        .map { "{\($0.prefix { $0 != "}" })}" })
  }

  private static func keys(of level: SpecLevel) -> String {
    let isQuestion = level == .question
    let head =
      isQuestion ? ["key", "value", "what it does", "types"] : ["key", "value", "what it does"]
    return table(
      head,
      level.keys.map { name, facts in
        let alias = facts.alias.map { " (also `\($0)`)" } ?? ""
        var row = ["`\(name)`\(alias)", facts.shape.words, facts.summary]
        if isQuestion { row.append(types(of: name)) }
        return row
      })
  }

  private static func types(of key: String) -> String {
    guard let types = QuestionKey(rawValue: key)?.types else { return "all" }
    let answered = QuestionType.allCases.filter(\.isAnswered)
    if types == answered { return "all but `note`" }
    let missing = answered.filter { !types.contains($0) }
    if missing.count <= 2 { return "all but `note`, " + words(missing.map(\.rawValue)) }
    return words(types.map(\.rawValue))
  }

  private static let types = table(
    ["type", "takes"], QuestionType.allCases.map { ["`\($0.rawValue)`", $0.summary] })

  private static let styles = table(
    ["type", "style", "is"],
    QuestionType.allCases.flatMap { type in
      type.styles.map { ["`\(type.rawValue)`", "`\($0.name)`", $0.summary] }
    })

  private static let charts = table(
    ["chart", "is"], ChartKind.allCases.map { ["`\($0.rawValue)`", $0.summary] })

  private static let chartsByType = table(
    ["type", "charts"],
    QuestionType.allCases.filter { !$0.charts.isEmpty }
      .map { ["`\($0.rawValue)`", words($0.charts.map(\.rawValue))] })

  private static let colours = words(Color.systemColors.map(\.name))

  private static let palettes = table(
    ["palette", "is", "colours"],
    NamedPalette.allCases.map {
      ["`\($0.rawValue)`", $0.summary, words($0.colors.map(\.hexadecimal))]
    })

  private static let patterns = table(
    ["pattern", "is", "as a regular expression"],
    TextPattern.allCases.map { ["`\($0.rawValue)`", $0.summary, "`\($0.expression)`"] })

  private static let languages = words(BuiltInWords.tables.keys.sorted())

  private static func words(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let rule = "|" + head.map { _ in "---|" }.joined()
    return ([line(head), rule] + rows.map(line)).joined(separator: "\n")
  }
}
