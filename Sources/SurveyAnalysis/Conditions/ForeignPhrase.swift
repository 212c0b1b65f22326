/// Words that people put between a question and an answer, and what they are in a condition.
struct ForeignPhrase {
  enum Meaning: Equatable {
    case comparison(ComparisonOperator)
    /// `==` of one choice, `includes` of several.
    case holds
    case holdsNot
    case answered
    case notAnswered
  }

  var words: String
  var meaning: Meaning
  var part: Range<Int>

  private static let table: [String: Meaning] = {
    let rows: [(Meaning, [String])] = [
      (
        .holds,
        [
          "is", "are", "was", "equals", "equals to", "is equal", "likes", "says", "equal",
          "equal to", "is equal to", "eq", "is the same as",
          "contains", "contain", "include", "has", "have", "like", "chosen", "selected",
          "is exactly",
        ]
      ),
      (
        .holdsNot,
        [
          "not", "is not", "are not", "isn't", "isn’t", "isnt", "not equals", "not equal to", "ne",
          "is not equal to", "does not equal", "doesn't equal", "does not contain",
          "doesn't contain", "not contains", "does not include", "doesn't include",
          "not includes", "not include", "exclude", "has not", "differs from",
        ]
      ),
      (
        .comparison(.greater),
        [
          "is greater than", "greater than", "is more than", "more than", "is bigger than",
          "bigger than", "is over", "over", "is above", "above", "gt", "is after", "after",
          "is later than",
        ]
      ),
      (
        .comparison(.less),
        [
          "is less than", "less than", "is fewer than", "fewer than", "is smaller than",
          "smaller than", "is under", "under", "is below", "below", "lt", "is before", "before",
          "is earlier than",
        ]
      ),
      (
        .comparison(.greaterOrEqual),
        ["is at least", "at least", "gte", "ge", "is greater than or equal to"]
      ),
      (
        .comparison(.lessOrEqual),
        ["is at most", "at most", "lte", "le", "is up to", "is less than or equal to"]
      ),
      (.comparison(.isIn), ["is in", "is one of", "one of", "is any of"]),
      (.comparison(.isNotIn), ["is not in", "isn't in", "is none of", "is not one of"]),
      (.answered, ["is answered", "was answered", "is filled", "is given", "is not empty"]),
      (
        .notAnswered,
        ["is not answered", "is empty", "is unanswered", "is blank", "was not answered"]
      ),
    ]
    return rows.reduce(into: [:]) { table, row in
      for words in row.1 { table[words] = row.0 }
    }
  }()

  private static let longestLength = 6

  /// The longest phrase of the table that begins here.
  static func longest(at tokens: ArraySlice<ConditionToken>) -> ForeignPhrase? {
    guard let first = tokens.first, first.word != nil else { return nil }
    var words = ""
    var best: ForeignPhrase?
    for token in tokens.prefix(longestLength) {
      guard let word = token.word else { break }
      words += (words.isEmpty ? "" : " ") + word.lowercased()
      if let meaning = table[words] {
        best = ForeignPhrase(
          words: words, meaning: meaning, part: first.part.lowerBound..<token.part.upperBound)
      }
    }
    return best
  }
}
