import SurveyModel
import Testing

struct BuiltInWordsTests {
  static let languages = BuiltInWords.tables.keys.sorted()

  @Test("a language has every word or none", arguments: languages)
  func complete(language: String) throws {
    let table = try #require(BuiltInWords.tables[language])
    #expect(WordKey.allCases.filter { table[$0] == nil } == [])
  }

  @Test("every form of a word has the places to fill in that English has", arguments: languages)
  func places(language: String) throws {
    let table = try #require(BuiltInWords.tables[language])
    for key in WordKey.allCases {
      let expected = Self.places(in: BuiltInWords.english[key]?.other ?? "")
      guard let phrase = table[key] else { continue }
      #expect(Self.places(in: phrase.other) == expected, "\(language) \(key.rawValue)")
      for (category, form) in phrase.forms {
        // A form for one number may say the number in words.
        let places = Self.places(in: form)
        #expect(
          places == expected || (category != .many && places == expected.subtracting(["n"])),
          "\(language) \(key.rawValue)")
      }
    }
  }

  private static func places(in text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0 != "}" })
      })
  }
}
