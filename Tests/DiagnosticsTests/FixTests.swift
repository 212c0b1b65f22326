import Diagnostics
import SourceText
import Testing

struct FixTests {
  private func diagnostic(_ edits: [Edit], isSafe: Bool = true) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error, "m", at: edits.first?.range ?? SourceRange(at: 0),
      fixes: [Fix("f", edits, isSafe: isSafe)])
  }

  private func edit(_ start: Int, _ end: Int, _ text: String) -> Edit {
    Edit(SourceRange(start: start, end: end), text)
  }

  @Test("every byte beside the edits stays: byte order mark, comments, line ends")
  func otherBytes() {
    let file = SourceFile(name: "a", text: "\u{FEFF}titel: x # why\r\nb: \u{E9}\r\n")
    let fixed = applySafeFixes([diagnostic([edit(3, 8, "title")])], to: file)
    #expect(fixed.bytes == Array("\u{FEFF}title: x # why\r\nb: \u{E9}\r\n".utf8))
    #expect(fixed.applied.count == 1)
  }

  @Test("a new line takes the line end of the file")
  func lineEnds() {
    let file = SourceFile(name: "a", text: "a: 1\r\nb: 2\r\n")
    let fixed = applySafeFixes([diagnostic([edit(6, 6, "x: 0\n")])], to: file)
    #expect(fixed.bytes == Array("a: 1\r\nx: 0\r\nb: 2\r\n".utf8))
  }

  @Test("of two fixes of the same bytes the first wins; a fix is applied whole or not at all")
  func overlaps() {
    let file = SourceFile(name: "a", text: "abcdef")
    let fixed = applySafeFixes(
      [
        diagnostic([edit(2, 4, "X")]), diagnostic([edit(0, 1, "-"), edit(3, 5, "Y")]),
        diagnostic([edit(4, 6, "Z")]), diagnostic([edit(4, 4, "!")]),
        diagnostic([edit(0, 1, "unsafe")], isSafe: false), diagnostic([edit(5, 99, "beyond")]),
      ], to: file)
    #expect(fixed.bytes == Array("abXZ".utf8))
    #expect(fixed.applied.map(\.fix.edits.first?.replacement) == ["X", "Z"])
  }

  @Test("the user is shown the lines that changed, with their numbers")
  func changes() {
    let old = SourceFile(name: "a", text: "one\ntwo\nthree\nfour\n")
    let new = SourceFile(name: "a", text: "zero\none\nTWO\nthree\n")
    let expected = """
      1 + zero
      2 - two
      3 + TWO
      4 - four

      """
    #expect(
      rendering(of: lineChanges(from: old, to: new), options: RenderingOptions()) == expected)
    #expect(lineChanges(from: old, to: old).isEmpty)
  }
}
