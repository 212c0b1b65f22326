extension LanguageTag {
  /// Whether it has the form of a BCP 47 tag (RFC 5646: language, script, region, variants,
  /// extensions, private use) whose language ISO 639 knows; three-letter languages are taken on
  /// trust. Browsers take every tag of this form.
  package var isWellFormed: Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard let first = parts.first, first.allSatisfy(Self.isLetter) else { return false }
    switch first.count {
    case 2:
      if !Self.twoLetterCodes.contains(String(decoding: first, as: UTF8.self).lowercased()) {
        return false
      }
    case 3: break
    default: return false
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, script.allSatisfy(Self.isLetter) {
      rest.removeFirst()
    }
    if let region = rest.first,
      region.count == 2 && region.allSatisfy(Self.isLetter)
        || region.count == 3 && region.allSatisfy(Self.isDigit)
    {
      rest.removeFirst()
    }
    var variants: Set<[UInt8]> = []
    while let variant = rest.first, Self.isVariant(variant) {
      guard variants.insert(variant.map { $0 | 0x20 }).inserted else { return false }
      rest.removeFirst()
    }
    return Self.areExtensions(rest)
  }

  /// Each a letter or digit of its own with one or more parts behind it; `x` takes all the rest.
  private static func areExtensions(_ parts: ArraySlice<[UInt8]>) -> Bool {
    var rest = parts
    var singletons: Set<UInt8> = []
    while let mark = rest.popFirst() {
      guard mark.count == 1, isAlphanumeric(mark[0]),
        singletons.insert(mark[0] | 0x20).inserted
      else { return false }
      let isPrivate = mark[0] | 0x20 == UInt8(ascii: "x")
      let least = isPrivate ? 1 : 2
      let own = rest.prefix {
        (least...8).contains($0.count) && $0.allSatisfy(isAlphanumeric)
      }
      guard !own.isEmpty else { return false }
      rest = rest.dropFirst(own.count)
    }
    return true
  }

  private static func isVariant(_ part: [UInt8]) -> Bool {
    guard part.allSatisfy(isAlphanumeric), let first = part.first else { return false }
    return (5...8).contains(part.count) || part.count == 4 && isDigit(first)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte > 0x40
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

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
