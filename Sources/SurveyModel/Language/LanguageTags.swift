extension LanguageTag {
  /// Whether it has the form of a BCP 47 tag whose language ISO 639 knows; three-letter languages
  /// are taken on trust.
  package var isWellFormed: Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
    else { return false }
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count),
        part.utf8.allSatisfy({
          ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || (0x30...0x39).contains($0)
        })
      else { return false }
    }
    switch first.utf8.count {
    case 2: return Self.twoLetterCodes.contains(first.lowercased())
    case 3: return true
    default: return false
    }
  }

  /// ISO 639-1.
  private static let twoLetterCodes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz
    ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln
    lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi
    pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// The tags of languages by the names that people write instead.
  package static let byName: [(name: String, tag: String)] = [
    ("english", "en"), ("spanish", "es"), ("español", "es"), ("espanol", "es"), ("french", "fr"),
    ("français", "fr"), ("francais", "fr"), ("german", "de"), ("deutsch", "de"),
    ("italian", "it"), ("italiano", "it"), ("portuguese", "pt"), ("português", "pt"),
    ("dutch", "nl"), ("nederlands", "nl"), ("arabic", "ar"), ("chinese", "zh"), ("japanese", "ja"),
    ("korean", "ko"), ("russian", "ru"), ("turkish", "tr"), ("polish", "pl"), ("ukrainian", "uk"),
    ("vietnamese", "vi"), ("hindi", "hi"), ("swedish", "sv"), ("danish", "da"), ("finnish", "fi"),
    ("norwegian", "no"), ("greek", "el"), ("hebrew", "he"), ("czech", "cs"), ("romanian", "ro"),
    ("hungarian", "hu"), ("persian", "fa"), ("urdu", "ur"), ("somali", "so"), ("tagalog", "tl"),
  ]
}
