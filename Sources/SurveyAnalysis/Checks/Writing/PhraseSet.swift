/// Phrases that are looked for in texts, by their first word: most texts have none of them, and
/// finding that out must cost next to nothing.
struct PhraseSet: ExpressibleByArrayLiteral {
  struct Entry {
    var order: Int
    var words: [String]
    var phrase: String
  }

  private var entries: [String: [Entry]] = [:]
  /// The first letters of all first words, a bit each.
  private var initials: UInt64 = 0

  init(arrayLiteral phrases: String...) { self.init(phrases) }

  init(_ phrases: [String]) {
    for (order, phrase) in phrases.enumerated() {
      let words = phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      entries[first, default: []].append(Entry(order: order, words: words, phrase: phrase))
      initials |= Self.initial(of: first)
    }
  }

  private static func initial(of word: String) -> UInt64 {
    word.utf8.first.map { 1 << UInt64($0 & 63) } ?? 0
  }

  /// The first of the phrases with which the words begin.
  func match(_ words: ArraySlice<String>) -> Entry? {
    guard let first = words.first, initials & Self.initial(of: first) != 0 else { return nil }
    return entries[first]?.first { words.starts(with: $0.words) }
  }
}
