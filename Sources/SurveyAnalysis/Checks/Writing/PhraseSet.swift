/// Phrases that are looked for in texts, by their first word: most texts have none of them, and
/// finding that out must cost next to nothing.
struct PhraseSet: ExpressibleByArrayLiteral {
  struct Entry {
    var order: Int
    var words: [String]
    var phrase: String
  }

  private var entries: [String: [Entry]] = [:]
  /// A bit for each first word, by its beginning and length. Nearly all words are turned away here,
  /// before the table is touched, whose count of references all threads would write to.
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

  /// All phrases, in no order.
  var phrases: [String] { entries.values.flatMap { $0.map(\.phrase) } }

  private static func initial(of word: String) -> UInt64 {
    word.utf8.first.map { 1 << ((UInt64($0) &* 7 &+ UInt64(word.utf8.count)) & 63) } ?? 0
  }

  /// Whether a phrase may begin with the word.
  func mayBegin(with word: String) -> Bool { initials & Self.initial(of: word) != 0 }

  /// The first of the phrases with which the words begin.
  func match(_ words: ArraySlice<String>) -> Entry? {
    guard let first = words.first, mayBegin(with: first) else { return nil }
    return entries[first]?.first { words.starts(with: $0.words) }
  }
}
