/// One word of a condition; parts are byte ranges of the condition's text.
struct ConditionToken {
  enum Kind: Equatable {
    case number(String)
    /// A quoted text, its escapes undone.
    case text(String)
    /// A name, a word of the language, or a bare word; as written.
    case word(String)
    case symbol(String)
    case end
  }

  var kind: Kind
  var part: Range<Int>

  func isWord(_ word: String) -> Bool { kind == .word(word) }
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol(symbol) }

  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }
}

/// A habit from another language whose meaning is plain: it is reported, mended in memory, and read
/// past.
struct ConditionSlip {
  enum Kind: Equatable {
    case singleEquals
    case foreignOperator(String, correct: String)
    case curlyQuotes
    case backticks
    case capitals(String)
    case leadingWord(String)
    case decimalComma(String)
  }

  var kind: Kind
  var part: Range<Int>
  var edits: [ConditionEdit]

  var isLeadingWord: Bool {
    if case .leadingWord = kind { true } else { false }
  }
}

/// What cannot be read at all.
struct ConditionSyntaxError: Error {
  var message: String
  var part: Range<Int>
  var label: String = ""
  var notes: [String] = []
  var help: String?
  var fix: (title: String, edits: [ConditionEdit], isSafe: Bool)?
}

/// The words that a condition is made of; none of them can be a question's id.
let conditionWords: Set<String> = [
  "and", "or", "not", "in", "includes", "excludes", "answered", "count", "score",
]
