import SourceText
import SurveyModel
import UnicodeText

/// A text as its words in small letters, for checks of English wording.
struct WordedText {
  let words: [String]
  /// The words between single spaces, with a space at both ends, so that ` and ` finds a word.
  let line: String

  init(_ text: Text) { self.init(text.written) }

  init(_ text: String) {
    let folded = text.caseFolded.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in folded {
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
    self.words = words
    line = " " + words.joined(separator: " ") + " "
  }

  /// The first of the phrases that stands in the text as whole words.
  func first(of phrases: [String]) -> String? {
    phrases.first { line.utf8Range(of: " \($0) ") != nil }
  }

  func starts(with phrases: [String]) -> String? {
    phrases.first { line.hasPrefix(" \($0) ") }
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
