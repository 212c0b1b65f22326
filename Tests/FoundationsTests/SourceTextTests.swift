import SourceText
import Testing

@Suite("Places in a file")
struct SourceTextTests {
  @Test("Lines end at LF, CR LF and a lone CR; columns count Unicode scalars")
  func positions() {
    let table = LineTable(SourceFile(name: "x", text: "aé🍕b\r\nc\rd\n"))
    #expect(table.lineCount == 4)
    #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 7) == SourcePosition(line: 1, column: 4))
    #expect(table.position(of: 10) == SourcePosition(line: 2, column: 1))
    #expect(table.position(of: 12) == SourcePosition(line: 3, column: 1))
    #expect(table.range(ofLine: 1) == SourceRange(start: 0, end: 8))
    #expect(table.range(ofLine: 2) == SourceRange(start: 10, end: 11))
  }

  @Test("A byte order mark is no column, and offsets beyond the file are its end")
  func edges() {
    let file = SourceFile(name: "x", text: "\u{FEFF}ab")
    let table = LineTable(file)
    #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 4) == SourcePosition(line: 1, column: 2))
    #expect(table.position(of: 99) == SourcePosition(line: 1, column: 3))
    #expect(file.text(in: SourceRange(start: 3, end: 99)) == "ab")
    #expect(file.text(in: SourceRange(start: 98, end: 99)) == "")
    #expect(LineTable(SourceFile(name: "x", text: "")).range(ofLine: 7).isEmpty)
  }
}
