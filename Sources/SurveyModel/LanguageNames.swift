extension LanguageTag {
  /// The language by its own name, for a menu; the tag where the name is not known.
  package var ownName: String {
    Self.ownNames[tag.lowercased()] ?? Self.ownNames[primary] ?? tag
  }

  /// Whether it is written from right to left: by its script where the tag says one, else as its
  /// speakers mostly do.
  package var isRightToLeft: Bool {
    let parts = tag.lowercased().split(separator: "-").dropFirst()
    if let script = parts.first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(String(script))
    }
    return ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi", "ckb"].contains(primary)
  }

  private static let ownNames: [String: String] = [
    "am": "አማርኛ", "ar": "العربية", "bg": "Български", "bn": "বাংলা", "ca": "Català",
    "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά",
    "en": "English", "es": "Español", "et": "Eesti", "eu": "Euskara", "fa": "فارسی",
    "fi": "Suomi", "fr": "Français", "ga": "Gaeilge", "gl": "Galego", "he": "עברית",
    "hi": "हिन्दी", "hr": "Hrvatski", "ht": "Kreyòl ayisyen", "hu": "Magyar",
    "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語", "km": "ខ្មែរ",
    "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "ms": "Bahasa Melayu", "my": "မြန်မာ",
    "nb": "Norsk bokmål", "nl": "Nederlands", "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski",
    "ps": "پښتو", "pt": "Português", "pt-br": "Português (Brasil)", "ro": "Română",
    "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina", "so": "Soomaali", "sq": "Shqip",
    "sr": "Српски", "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు",
    "th": "ไทย", "tl": "Tagalog", "tr": "Türkçe", "uk": "Українська", "ur": "اردو",
    "vi": "Tiếng Việt", "zh": "中文", "zh-hans": "简体中文", "zh-hant": "繁體中文",
    "zh-cn": "简体中文", "zh-tw": "繁體中文",
  ]
}
