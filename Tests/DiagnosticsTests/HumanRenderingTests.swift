import Diagnostics
import SourceText
import Testing

/// A file whose places are found by the text that stands there.
struct Sample {
  let file: SourceFile

  init(_ text: String, name: String = "lunch.yaml") {
    file = SourceFile(name: name, text: text)
  }

  /// The range of the `occurrence`-th (from 0) place of a text.
  func range(_ text: String, _ occurrence: Int = 0) -> SourceRange {
    let wanted = Array(text.utf8)
    var left = occurrence
    for start in file.bytes.indices where file.bytes[start...].starts(with: wanted) {
      if left == 0 { return SourceRange(start: start, end: start + wanted.count) }
      left -= 1
    }
    Issue.record("no such text: \(text)")
    return SourceRange(at: 0)
  }

  func human(_ diagnostics: Diagnostic..., width: Int = 100, color: Bool = false) -> String {
    DiagnosticFormat.human.render(
      [FileDiagnostics(file, diagnostics)],
      options: RenderingOptions(usesColor: color, width: width))
  }
}

struct HumanRenderingTests {
  static let lunch = Sample(
    """
    title: Lunch
    questions:
    - id: lunch
      options: [Burgers, Sandwich, Salad]
      question: What do you eat?
    - id: why
      question: Why?
      show_if: lunch == "Sald"

    """)

  static var unknownOption: Diagnostic {
    Diagnostic(
      .unknownOption, .error, "there is no option \"Sald\" in question \"lunch\"",
      at: lunch.range("\"Sald\""), label: "lunch can be \"Burgers\", \"Sandwich\" or \"Salad\"",
      secondary: [Label(lunch.range("Salad"), "did you mean this one?")],
      fixes: [
        Fix("write \"Salad\"", [Edit(lunch.range("\"Sald\""), "\"Salad\"")], isSafe: true)
      ])
  }

  @Test("the message, both places and the corrected line are drawn")
  func wholePicture() {
    let expected = """
      lunch.yaml:8:21: error: there is no option "Sald" in question "lunch"  [unknown-option]
         |
       4 |   options: [Burgers, Sandwich, Salad]
         |                                ----- did you mean this one?
         |
       8 |   show_if: lunch == "Sald"
         |                     ^^^^^^ lunch can be "Burgers", "Sandwich" or "Salad"
         |
         = fix: show_if: lunch == "Salad"

      """
    #expect(Self.lunch.human(Self.unknownOption) == expected)
  }

  @Test("colour adds escapes and takes nothing away")
  func colour() {
    let colored = Self.lunch.human(Self.unknownOption, color: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    var plain = colored[...]
    var stripped = ""
    while let escape = plain.firstIndex(of: "\u{1B}") {
      stripped += plain[..<escape]
      plain = plain[escape...].drop { $0 != "m" }.dropFirst()
    }
    #expect(stripped + plain == Self.lunch.human(Self.unknownOption))
  }

  @Test("two marks in one line keep their words apart")
  func twoMarksInOneLine() {
    let sample = Sample("options: [Tea, Milk, Tea]")
    let diagnostic = Diagnostic(
      .duplicateOption, .error, "\"Tea\" stands twice", at: sample.range("Tea", 1),
      label: "again here", secondary: [Label(sample.range("Tea"), "first here")])
    let expected = """
      lunch.yaml:1:22: error: "Tea" stands twice  [duplicate-option]
         |
       1 | options: [Tea, Milk, Tea]
         |           ---        ^^^ again here
         |           first here

      """
    #expect(sample.human(diagnostic) == expected)
  }

  @Test("marks that overlap get rows of their own")
  func overlappingMarks() {
    let sample = Sample("options: [Tea, Milk]")
    let diagnostic = Diagnostic(
      .unknownValue, .error, "wrong", at: sample.range("Milk"), label: "this",
      secondary: [Label(sample.range("[Tea, Milk]"), "the list")])
    let expected = """
      lunch.yaml:1:16: error: wrong  [unknown-value]
         |
       1 | options: [Tea, Milk]
         |                ^^^^ this
         |          ----------- the list

      """
    #expect(sample.human(diagnostic) == expected)
  }

  @Test("a range of several lines is marked where it begins and where it ends")
  func severalLines() {
    let sample = Sample("title: A\nquestion: B\noptions:\n  - C\n  - D\n")
    let diagnostic = Diagnostic(
      .wrongShape, .error, "wrong", at: sample.range("options:\n  - C\n  - D\n"), label: "here")
    let expected = """
      lunch.yaml:3:1: error: wrong  [wrong-shape]
         |
       3 | options:
         | ^^^^^^^^
       4 |   - C
       5 |   - D
         |   ^^^ here

      """
    #expect(sample.human(diagnostic) == expected)
  }

  @Test("far lines are parted by dots, and gutters are as wide as the greatest number")
  func farLines() {
    let sample = Sample("id: a\n" + String(repeating: "#\n", count: 120) + "id: b\n")
    let diagnostic = Diagnostic(
      .duplicateKey, .error, "twice", at: sample.range("id", 1),
      secondary: [Label(sample.range("id"), "first here")])
    let expected = """
      lunch.yaml:122:1: error: twice  [duplicate-key]
           |
         1 | id: a
           | -- first here
       ...
       122 | id: b
           | ^^

      """
    #expect(sample.human(diagnostic) == expected)
  }

  @Test("wide and combining characters and tabs stay above their marks")
  func widths() {
    let sample = Sample("options: [寿司, e\u{301}té, 👨‍👩‍👧, Wrong]\n\tx: y")
    func marks(_ text: String) -> [Substring] {
      Array(
        sample.human(Diagnostic(.unknownValue, .error, "m", at: sample.range(text)))
          .split(separator: "\n").dropFirst(2))
    }
    #expect(
      marks("寿司") == [
        " 1 | options: [寿司, e\u{301}té, 👨‍👩‍👧, Wrong]", "   |           ^^^^",
      ])
    #expect(marks("Wrong")[1] == "   |                          ^^^^^")
    #expect(marks("y") == [" 2 | →   x: y", "   |        ^"])
  }

  @Test("what would act on a terminal is spelt out, in every part of the rendering")
  func hostileText() {
    let evil = "\u{1B}[2J\u{202E}\u{9B}31m\u{7}"
    let sample = Sample("title: \(evil) end", name: "a\u{1B}]0;x\u{7}.yaml")
    let diagnostic = Diagnostic(
      .emptyText, .warning, "m\(evil)\nm", at: sample.range("end"), label: "l\(evil)",
      secondary: [Label(sample.range("title"), "s\(evil)")], notes: ["n\(evil)"],
      help: "h\(evil)", fixes: [Fix("f\(evil)", [Edit(sample.range("end"), evil)], isSafe: true)])
    let files = [FileDiagnostics(sample.file, [diagnostic])]
    for format in DiagnosticFormat.allCases {
      let text = format.render(files)
      let acting = text.unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}")
      }
      #expect(acting.isEmpty, "\(format)")
    }
    let human = sample.human(diagnostic)
    #expect(human.contains(" 1 | title: <U+001B>[2J<U+202E><U+009B>31m<U+0007> end"))
    #expect(human.hasPrefix("a<U+001B>]0;x<U+0007>.yaml:1:19: warning: m<U+001B>"))
    let line = Array(human.split(separator: "\n"))
    #expect(line[3].firstRange(of: "^")?.lowerBound != nil)
    #expect(summary(of: files).contains("<U+001B>"))
  }

  @Test("right-to-left words are fenced so that columns keep their order")
  func rightToLeft() {
    let sample = Sample("options: [\u{5E9}\u{5DC}, x]")
    let text = sample.human(Diagnostic(.unknownValue, .error, "m", at: sample.range("x")))
    #expect(text.contains("[\u{200E}\u{5E9}\u{5DC}\u{200E}, x]"))
    #expect(text.contains("\n   |               ^\n"))
  }

  @Test("a long line is cut around the place, and nothing is wider than the terminal")
  func longLine() {
    let words = String(repeating: "word ", count: 400)
    let sample = Sample("title: \(words)HERE \(words)")
    let diagnostic = Diagnostic(
      .longQuestion, .info, "long", at: sample.range("HERE"),
      label: "a label of more words than could stand beside the mark in so narrow a window",
      notes: [String(repeating: "note ", count: 40)],
      fixes: [Fix("shorten", [Edit(sample.range("HERE"), "THERE")], isSafe: false)])
    let rows = sample.human(diagnostic, width: 50).split(separator: "\n")
    #expect(rows.dropFirst().allSatisfy { $0.count <= 50 })
    #expect(rows[2].contains("…") && rows[2].contains("HERE") && rows[2].hasSuffix("…"))
    #expect(rows.contains { $0.contains("= fix: …") && $0.contains("THERE") })
    let mark = rows[3].prefix { $0 != "^" }.count
    #expect(rows[2].dropFirst(mark).hasPrefix("HERE"))
  }

  @Test("a fix of several lines shows each, a new line with a plus, a lost one with a minus")
  func fixesOfSeveralLines() {
    let sample = Sample("a: 1\n\tb: 2\n\tc: 3\n")
    let tabs = Fix(
      "use spaces", [Edit(sample.range("\t"), "  "), Edit(sample.range("\t", 1), "  ")],
      isSafe: true)
    let new = Fix("add it", [Edit(SourceRange(at: 5), "x: 0\n")], isSafe: false)
    let lost = Fix("drop it", [Edit(sample.range("a: 1\n"), "")], isSafe: false)
    let diagnostic = Diagnostic(
      .tabIndentation, .error, "tabs", at: sample.range("\t"), fixes: [tabs, new, lost], )
    let expected = """
         = fix: use spaces
           2 |   b: 2
           3 |   c: 3
         = or: add it
             + x: 0
         = or: drop it
             - a: 1

      """
    #expect(sample.human(diagnostic).hasSuffix(expected))
  }

  @Test("a fix on another line says which")
  func fixElsewhere() {
    let sample = Sample("id: a\nquestion: b\n")
    let diagnostic = Diagnostic(
      .duplicateID, .error, "m", at: sample.range("b"),
      fixes: [Fix("rename", [Edit(sample.range("a"), "c")], isSafe: false)])
    #expect(sample.human(diagnostic).contains("   = fix (line 1): id: c\n"))
  }

  @Test("odd places are drawn without a crash: empty files, ends, no UTF-8, beyond the end")
  func oddPlaces() {
    for bytes in [[], [0xFF], [0xEF, 0xBB, 0xBF], [0x0D, 0x0A, 0x0D], Array("é".utf8)] {
      let file = SourceFile(name: "x", bytes: bytes)
      for start in [0, 1, 2, 3, 9] {
        for end in [0, 1, 3, 9] {
          let range = SourceRange(start: start, end: end)
          let diagnostic = Diagnostic(
            .yamlSyntax, .error, "m", at: range, label: "l", secondary: [Label(range, "s")],
            fixes: [Fix("f", [Edit(range, "x\ny")], isSafe: true)])
          for format in DiagnosticFormat.allCases {
            #expect(!format.render([FileDiagnostics(file, [diagnostic])]).isEmpty)
          }
          _ = applySafeFixes([diagnostic], to: file)
        }
      }
    }
  }

  /// A cost that grows with the square of the line would never end here.
  @Test("two thousand mistakes in one line are drawn", .timeLimit(.minutes(5)))
  func manyMistakesInOneLine() {
    let file = SourceFile(
      name: "big.yaml", text: "options: [" + String(repeating: "\"\", é, ", count: 30_000) + "]")
    let diagnostics = (0..<2_000).map { index in
      let range = SourceRange(start: 10 + 8 * index, end: 12 + 8 * index)
      return Diagnostic(
        .emptyText, .error, "empty", at: range, fixes: [Fix("f", [Edit(range, "x")], isSafe: true)])
    }
    let files = [FileDiagnostics(file, diagnostics)]
    let human = DiagnosticFormat.human.render(files)
    #expect(human.hasSuffix("\n… and 1500 more in big.yaml, once these are mended\n"))
    let concise = DiagnosticFormat.concise.render(files)
    #expect(concise.hasSuffix("big.yaml:1:14004: error: empty [empty-text]\n"))
    #expect(applySafeFixes(diagnostics, to: file).applied.count == 2_000)
  }
}
