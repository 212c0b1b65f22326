extension BuiltInWords {
  /// The plural category of a whole number (Unicode CLDR, cardinal rules) in the languages that
  /// have built-in words; others count as English does.
  package static func pluralCategory(of number: Int, in language: LanguageTag) -> PluralCategory {
    switch language.primary {
    case "zh", "ja": return .other
    case "fr", "pt": return number == 0 || number == 1 ? .one : .other
    case "hi": return number == 0 || number == 1 ? .one : .other
    case "ar":
      switch (number, number % 100) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    default: return number == 1 ? .one : .other
    }
  }
}
