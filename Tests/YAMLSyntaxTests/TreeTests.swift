import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite("The located tree")
struct TreeTests {
  @Test("A node's range holds exactly its characters, also after letters of several bytes")
  func ranges() {
    let reading = Reading(
      """
      title: Café 🍕 olé  # comment
      options: [Ä, "ö x" , 'ü']
      text: |
        one
        two

      list:
        - é
        - b

      end: é
      """)
    #expect(reading.found == [])
    #expect(reading.text(reading.node("title")) == "Café 🍕 olé")
    #expect(reading.text(reading.node("options")) == "[Ä, \"ö x\" , 'ü']")
    #expect(reading.text(reading.node("options", "1")) == "\"ö x\"")
    #expect(reading.text(reading.node("text")) == "|\n  one\n  two")
    #expect(reading.text(reading.node("list")) == "- é\n  - b")
    #expect(reading.text(reading.node("end")) == "é")
  }

  @Test("A byte order mark and CR LF change no text and no range")
  func windowsFile() {
    let reading = Reading("\u{FEFF}title: Zoo\r\noptions:\r\n  - A\r\n  - B\r\n")
    #expect(reading.found == [])
    #expect(outline(reading.root) == "{title: Zoo, options: [A, B]}")
    #expect(reading.text(reading.node("title")) == "Zoo")
    #expect(reading.text(reading.node("options", "1")) == "B")
  }

  @Test("Scalars keep their text and say how they were written")
  func styles() {
    let reading = Reading("a: no\nb: '08'\nc: \"x\\ty\"\nd: |\n  l\ne: >\n  f\ng:\nh: ''\n")
    let styles = ["a", "b", "c", "d", "e"].map { reading.node($0)?.scalar?.style }
    #expect(styles == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    #expect(reading.node("c")?.scalar?.text == "x\ty")
    #expect(reading.node("g")?.scalar?.isAbsent == true)
    #expect(reading.node("h")?.scalar?.isAbsent == false)
  }

  @Test("An alias becomes what it stands for, with the place of the anchor's node")
  func aliases() {
    let reading = Reading("a: &list [x, y]\nb: *list\n")
    #expect(outline(reading.root) == "{a: [x, y], b: [x, y]}")
    #expect(reading.node("b")?.range == reading.node("a")?.range)
    #expect(Reading("a: *b\nc: d\n").found == ["1 unknown-alias"])
    #expect(Reading("a: *b\n").node("a")?.isUnreadable == true)
    #expect(Reading("a: &a [x, *a]\n").found == ["1 alias-cycle"])
  }

  @Test("Merge keys: the map itself wins, then the earlier of several maps")
  func mergeKeys() {
    let reading = Reading(
      """
      one: &one {a: 1, b: 1}
      two: &two {b: 2, c: 2}
      map:
        <<: [*one, *two]
        a: 0
      single:
        <<: *two
      quoted: {"<<": x}
      """)
    #expect(reading.found == [])
    #expect(outline(reading.node("map")) == "{b: 1, c: 2, a: 0}")
    #expect(outline(reading.node("single")) == "{b: 2, c: 2}")
    #expect(outline(reading.node("quoted")) == "{<<: x}")
    #expect(Reading("a:\n  <<: text\n").found == ["2 yaml-syntax"])
  }

  @Test("A duplicate key is reported at the later place and labels the earlier; the first stays")
  func duplicateKeys() {
    let reading = Reading("title: A\n\"title \": B\n")
    #expect(reading.found == ["2 duplicate-key"])
    #expect(reading.diagnostics.first?.secondary.first?.range == SourceRange(start: 0, end: 5))
    #expect(outline(reading.root) == "{title: A}")
    #expect(Reading("e\u{301}: 1\n\u{E9}: 2\n").found == ["2 duplicate-key"])
    let many = (0..<40).map { "k\($0): x\n" }.joined() + "k7: y\n"
    #expect(Reading(many).found == ["41 duplicate-key"])
  }

  @Test("Remarks: a tag, a comment that cuts a text off, curly quotes")
  func remarks() {
    let reading = Reading(
      "a: !!str 1\nb: room #12\nc: #12\nd: “x”\ne: x # fine\nf: [a, #b\n c]\n")
    func remarks(_ key: String) -> [String] {
      (reading.node(key)?.remarks ?? []).map {
        switch $0 {
        case .tag(let range): "tag " + reading.file.text(in: range)
        case .cutOffByHash(let range): "hash " + reading.file.text(in: range)
        case .smartQuotes(let range): "curly " + reading.file.text(in: range)
        case .unreadable: "unreadable"
        }
      }
    }
    #expect(remarks("a") == ["tag !!str"])
    #expect(reading.text(reading.node("a")) == "1")
    #expect(remarks("b") == ["hash #12"])
    #expect(remarks("c") == ["hash #12"])
    #expect(remarks("d") == ["curly “x”"])
    #expect(remarks("e") == [])
    #expect(remarks("f") == ["hash #b"])
  }

  @Test("Allowances are found with their places")
  func allowances() {
    let reading = Reading(
      "# surveyc: allow long-option, small-group-risk\na: b # surveyc: allow x\n")
    #expect(reading.document.allowances.map(\.id) == ["long-option", "small-group-risk", "x"])
    #expect(
      reading.document.allowances.map { reading.file.text(in: $0.range) }
        == ["long-option", "small-group-risk", "x"])
  }

  @Test("A file without a survey, and one with two")
  func documents() {
    #expect(Reading("").found == ["1 empty-file"])
    #expect(Reading("\n\n# x\n").found == ["1 empty-file"])
    #expect(Reading("---\n...\n").found == ["1 empty-file"])
    #expect(Reading("---\na: b\n...\n").found == [])
    let two = Reading("a: b\n---\nc: \"d\n")
    #expect(two.found == ["2 several-documents"])
    #expect(outline(two.root) == "{a: b}")
  }

  /// A hang fails; how fast it is, is for the benchmarks.
  @Test("Limits are reported", .timeLimit(.minutes(5)))
  func limits() {
    #expect(Reading(String(repeating: "[", count: 100_000)).found == ["1 too-deep"])
    #expect(Reading(String(repeating: "- ", count: 100_000)).found == ["1 too-deep"])
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(Reading(bomb).found == ["6 alias-bomb"])
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: 33 << 20)
    #expect(Reading(bytes: large).found == ["1 too-large"])
  }

  @Test("Files in other encodings say so and, in Windows-1252, are read on")
  func encodings() {
    let latin = Reading(bytes: Array("title: Caf".utf8) + [0xE9, 0x0A] + Array("a: *x\n".utf8))
    #expect(latin.found == ["1 not-utf8", "2 unknown-alias"])
    #expect(outline(latin.node("title")) == "Café")
    #expect(Reading(bytes: [0xFF, 0xFE, 0x61, 0, 0x3A, 0]).found == ["1 not-utf8"])
    #expect(Reading(bytes: [0x61, 0, 0x3A, 0, 0x20, 0]).found == ["1 not-utf8"])
    #expect(Reading("a: b\u{7}c\nd: *x\n").found == ["1 yaml-syntax", "2 unknown-alias"])
  }
}
