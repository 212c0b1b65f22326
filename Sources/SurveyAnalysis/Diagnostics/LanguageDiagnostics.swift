import Diagnostics
import SourceText
import SurveyModel

/// Languages and translations.
extension Diagnostic {
  static func unknownLanguage(_ word: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLanguage, .error, "\"\(word)\" is no language tag", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "like `en`, `es` or `pt-BR`",
      help: meant == nil ? "the tag of a language has two letters: `en`, `es`, `fr`, `de`" : nil,
      fixes: meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }

  /// A text in a language that the survey does not have.
  static func undeclaredLanguage(_ tag: String, declared: [String], at range: SourceRange)
    -> Diagnostic
  {
    let meant =
      nearestName(to: tag, among: declared)
      ?? declared.first { !$0.isEmpty && tag.lowercased().hasPrefix($0.lowercased()) }
    return Diagnostic(
      .unknownLanguage, .error, "`\(tag)` is not among the `languages` of this survey", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not declared",
      notes: ["the languages are \(enumeration(declared, quoted: false))"],
      help: meant == nil ? "add it to `languages`, or remove this text" : nil,
      fixes: meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }

  static func languageTwice(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLanguage, .error, "the language `\(tag)` stands here twice", at: range,
      label: "remove it")
  }

  static func twoDefaultLanguages(
    _ tag: String, first: String, at range: SourceRange, languages: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownLanguage, .error,
      "`language` says `\(tag)`, but the first of `languages` is `\(first)`", at: range,
      label: "which is the default?", secondary: [Label(languages, "the first one is the default")],
      help: "remove `language`, and put the default first in `languages`")
  }

  static func missingTranslation(_ tags: [String], of key: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .missingTranslation, .warning,
      "this text is missing in \(enumeration(tags, quoted: false))", at: range,
      label: "no \(enumeration(tags, quoted: false)) here",
      notes: ["the default language's text is shown instead"],
      help: "add it, like `\(tags.first ?? "es"): …`")
  }

  static func untranslatedTexts(_ count: Int, languages: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .untranslatedTexts, .info,
      count == 1
        ? "one text is the same in all languages" : "\(count) texts are the same in all languages",
      at: range, label: "\(languages.count) languages",
      help: "a text in several languages is written `{"
        + languages.prefix(2).map { "\($0): …" }.joined(separator: ", ") + "}`")
  }

  static func noBuiltInWords(_ tag: String, missing: [String], at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .noBuiltInWords, .warning,
      "the form's own words do not exist in `\(tag)`, so they stay English", at: range,
      label: "only your texts will be in this language",
      notes: [
        "words to give: " + missing.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
          + (missing.count > 12 ? " and \(missing.count - 12) more" : "")
      ],
      help: "give them under `words:`, like `words: {submit: …, next: …}`")
  }

  static func unknownWord(_ name: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error, "the form has no word called `\(name)`", at: range,
      label: meant.map { "did you mean `\($0)`?" } ?? "not known in `words`",
      help: meant == nil ? "some that there are: `submit`, `next`, `back`, `view_results`" : nil,
      fixes: meant.map { [Fix("write `\($0)`", [Edit(range, $0)], isSafe: true)] } ?? [])
  }
}
