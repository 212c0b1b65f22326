import SourceText
import SurveyModel
import UnicodeText

/// A text as its words in small letters, for checks of English wording.
struct WordedText {
  let words: [String]

  init(_ text: Text) { self.init(text.written) }

  init(_ text: String) {
    words = text.utf8.allSatisfy { $0 < 0x80 } ? Self.asciiWords(of: text) : Self.words(of: text)
  }

  private static func asciiWords(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "'"), UInt8(ascii: "-"):
        word.append(byte)
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.caseFolded.unicodeScalars {
      let scalar = scalar == "\u{2019}" ? "'" : scalar
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'"
        || scalar == "-"
      {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// The first of the phrases, in their order, that stands in the text as whole words.
  func first(of phrases: PhraseSet) -> String? {
    var found: PhraseSet.Entry?
    for (index, word) in words.enumerated() where phrases.mayBegin(with: word) {
      guard let entry = phrases.match(words[index...]) else { continue }
      if found.map({ entry.order < $0.order }) ?? true { found = entry }
    }
    return found?.phrase
  }

  /// The phrase with which the text begins.
  func starts(with phrases: PhraseSet) -> String? {
    phrases.match(words[...])?.phrase
  }
}

extension Question {
  /// Where its text stands.
  var textRange: SourceRange { places["question"] }
}

extension Option {
  /// Where its label stands.
  var labelRange: SourceRange { places.has("label") ? places["label"] : places.whole }
}
