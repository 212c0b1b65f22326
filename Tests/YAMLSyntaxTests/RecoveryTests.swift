import Testing

/// A text with a slip, what is reported, and what is read all the same.
struct SlipCase: CustomTestStringConvertible {
  var text: String
  var found: [String]
  var tree: String
  /// Whether the text is readable once its fixes are applied.
  var isFixed: Bool

  init(_ text: String, _ found: [String], _ tree: String, isFixed: Bool = true) {
    self.text = text
    self.found = found
    self.tree = tree
    self.isFixed = isFixed
  }

  var testDescription: String { text }

  static let all: [SlipCase] = quotesMissing + quotesAndBrackets + structure + dashes + pasted

  private static let dashes: [SlipCase] = [
    SlipCase("a:\n  * b\n  * c\nd: e\n", ["2 yaml-syntax"], "{a: [b, c], d: e}"),
    SlipCase("a:\n  - b\n  -c\n  - d\n", ["3 yaml-syntax"], "{a: [b, c, d]}"),
    SlipCase(
      "a:\n  -b: c\n    d: e\n  -b: f\n", ["2 yaml-syntax"], "{a: [{b: c, d: e}, {b: f}]}"),
    SlipCase(
      "a:\n  -b: c\n   d: e\n  -b: f\n", ["2 yaml-syntax"], "{a: [{b: c, d: e}, {b: f}]}"),
    SlipCase("a: [b,, c]\nd: [, e]\n", ["1 yaml-syntax", "2 yaml-syntax"], "{a: [b, c], d: [e]}"),
    SlipCase("a: [\"b\" 'c']\nd: e\n", ["1 yaml-syntax"], "{a: [b, c], d: e}"),
    SlipCase("a: [b, c)\nd: e\n", ["1 yaml-syntax"], "{a: [b, c], d: e}"),
    SlipCase("a: [b, c];\nd: e\n", ["1 yaml-syntax"], "{a: [b, c], d: e}"),
  ]

  private static let pasted: [SlipCase] = [
    SlipCase("a:\u{A0}b\nc: d\n", ["1 odd-space"], "{a: b, c: d}"),
    SlipCase(
      "a:\n\u{A0}\u{A0}- b\n\u{A0} -\u{A0}c\nd:\u{3000}e\n", ["2 odd-space"],
      "{a: [b, c], d: e}"),
    SlipCase("a: |-\n  b\n\u{A0}\u{A0}c\nd: e\n", ["3 odd-space"], "{a: b\nc, d: e}"),
    SlipCase("a: b\n\u{200B}c: d\n", ["2 odd-space"], "{a: b, c: d}"),
    SlipCase("a = b\n\nc = d\n", ["1 yaml-syntax"], "{a: b, c: d}"),
    SlipCase(
      "a\u{FF1A}b\nc\u{FF1A}d\n", ["1 yaml-syntax", "2 yaml-syntax"], "{a: b, c: d}"),
    SlipCase(
      "a:b\nc:d\n", ["1 missing-space-after-colon", "2 missing-space-after-colon"],
      "{a: b, c: d}"),
    SlipCase(
      "```yaml\na: b\n```\n", ["1 yaml-syntax", "3 yaml-syntax"], "{a: b}", isFixed: false),
    SlipCase("// x\na: b\n", ["1 yaml-syntax"], "{a: b}"),
    SlipCase("a: b\na: c\nd: e\n", ["2 duplicate-key"], "{a: b, d: e}", isFixed: false),
    SlipCase(
      "a: b\nc: d\na: e\nc: f\n", ["3 duplicate-key"], "{a: b, c: d}", isFixed: false),
  ]

  private static let quotesMissing: [SlipCase] = [
    SlipCase("a: b: c\nd: e\n", ["1 second-colon"], "{a: b: c, d: e}"),
    SlipCase("a: Which one:\nd: e\n", ["1 second-colon"], "{a: Which one:, d: e}"),
    SlipCase("- a: b: \"c\"\n- d\n", ["1 second-colon"], "[{a: b: \"c\"}, d]"),
    SlipCase("a: {b: c: d, e: f}\ng: h\n", ["1 second-colon"], "{a: {b: c: d, e: f}, g: h}"),
    SlipCase(
      "a: @b\nc: `d\ne: %f\n", ["1 special-start", "2 special-start", "3 special-start"],
      "{a: @b, c: `d, e: %f}"),
    SlipCase("- & co\n- *a b\n", ["1 special-start", "2 special-start"], "[& co, *a b]"),
    SlipCase(
      "- &Friends and family\n- x\n", ["1 special-start"], "[&Friends and family, x]"),
    SlipCase("- >5\n- x\n", ["1 special-start"], "[>5, x]"),
    SlipCase("- | or\n- x\n", ["1 special-start"], "[| or, x]"),
    SlipCase(
      "a: [@b, c, > 5]\nd: [e]\n", ["1 special-start", "1 special-start"],
      "{a: [@b, c, > 5], d: [e]}"),
    SlipCase(
      "a: {{name}}\nb: [{{x}} y, z]\n", ["1 special-start", "2 special-start"],
      "{a: {{name}}, b: [{{x}} y, z]}"),
    SlipCase(
      "a: [optional] Why?\nb: c\n", ["1 special-start"], "{a: [optional] Why?, b: c}"),
    SlipCase("a: “b: c”\nd: e\n", ["1 smart-quotes"], "{a: b: c, d: e}"),
    SlipCase(
      "{a: b in [\"c\"], d: e}\n", ["1 yaml-syntax"], "{a: b in [\"c\"], d: e}"),
  ]

  private static let quotesAndBrackets: [SlipCase] = [
    SlipCase("a: 'It's b'\nc: d\n", ["1 text-after-quote"], "{a: It's b, c: d}"),
    SlipCase("a: \"B\" c\nd: e\n", ["1 text-after-quote"], "{a: \"B\" c, d: e}"),
    SlipCase("a: \"B\" == c  # x\nd: e\n", ["1 text-after-quote"], "{a: \"B\" == c, d: e}"),
    SlipCase(
      "a: [\"B\" c, 'It's', e]\n", ["1 text-after-quote", "1 text-after-quote"],
      "{a: [\"B\" c, It's, e]}"),
    SlipCase(
      "a: \"She said \"hi\" to me\"\nd: e\n", ["1 text-after-quote"],
      "{a: She said \"hi\" to me, d: e}"),
    SlipCase("a: \"b\nc: d\n", ["1 unclosed-quote"], "{a: b, c: d}"),
    SlipCase("a: \"b\nc: \"d\"\ne: f\n", ["1 unclosed-quote"], "{a: b, c: d, e: f}"),
    SlipCase("a: 'It's b\nc: d\n", ["1 unclosed-quote"], "{a: It's b, c: d}"),
    SlipCase("a: [b, \"c]\nd: e\n", ["1 unclosed-quote"], "{a: [b, c], d: e}"),
    SlipCase("a: [b, c\nd: e\n", ["1 unclosed-bracket"], "{a: [b, c], d: e}"),
    SlipCase("a: [b, {c: d]\ne: f\n", ["1 unclosed-bracket"], "{a: [b, {c: d}], e: f}"),
    SlipCase("- {a: b\n- {c: d}\n", ["1 unclosed-bracket"], "[{a: b}, {c: d}]"),
    SlipCase("a: [b, c", ["1 unclosed-bracket"], "{a: [b, c]}"),
    SlipCase("a: [b}\nc: d\n", ["1 yaml-syntax"], "{a: [b], c: d}"),
    SlipCase("a: [b]]\nc: d\n", ["1 yaml-syntax"], "{a: [b], c: d}"),
    SlipCase("a: [b, #3, c]\nd: e\n", ["1 hash-comment"], "{a: [b, #3, c], d: e}"),
    SlipCase(
      "a: [b #2, c #3]  # x\nd: e\n", ["1 hash-comment"], "{a: [b #2, c #3], d: e}"),
  ]

  private static let structure: [SlipCase] = [
    SlipCase("a:b\nc: d\n", ["1 missing-space-after-colon"], "{a: b, c: d}"),
    SlipCase("a: b\nc:d\n", ["2 missing-space-after-colon"], "{a: b, c: d}"),
    SlipCase("a: b\nc:d\ne: f\n", ["2 missing-space-after-colon"], "{a: b, c: d, e: f}"),
    SlipCase(
      "a:\n  - b:c\n    d: e\n", ["2 missing-space-after-colon"], "{a: [{b: c, d: e}]}"),
    SlipCase(
      "a:\n  b:c\nd: {e:f, g: h}\n",
      ["2 missing-space-after-colon", "3 missing-space-after-colon"],
      "{a: {b: c}, d: {e: f, g: h}}"),
    SlipCase("a: b\nc\u{FF1A}d\ne: f\n", ["2 yaml-syntax"], "{a: b, c: d, e: f}"),
    SlipCase("a: b\nc d\ne: f\n", ["2 yaml-syntax"], "{a: b, c: d, e: f}", isFixed: false),
    SlipCase("a:\n  - b\n  c\n  - d\n", ["3 yaml-syntax"], "{a: [b, c, d]}"),
    SlipCase("a: - b\n   - c\nd: e\n", ["1 yaml-syntax"], "{a: [b, c], d: e}"),
    SlipCase(
      "a:\n  - b: c\n   d: e\n  - f: g\n", ["3 bad-indentation"], "{a: [{b: c, d: e}, {f: g}]}"),
    SlipCase(
      "a:\n  - b: c\n      d: e\n      f:\n        - g\n  - h: i\n", ["3 bad-indentation"],
      "{a: [{b: c, d: e, f: [g]}, {h: i}]}"),
    SlipCase(
      "a:\n  - b: c\n  d: e\n  f: g\n  - h: i\n", ["3 bad-indentation"],
      "{a: [{b: c, d: e, f: g}, {h: i}]}"),
    SlipCase("a:\n    - b\n  - c\nd: e\n", ["3 bad-indentation"], "{a: [b, c], d: e}"),
    SlipCase(
      "a:\n  - b\n    - c\n    - d\n  - e\n", ["3 bad-indentation"], "{a: [b, c, d, e]}"),
    SlipCase("a: b\n c: d\ne: f\n", ["2 bad-indentation"], "{a: b, c: d, e: f}"),
    SlipCase(" a: b\nc: d\ne: f\n", ["1 bad-indentation"], "{a: b, c: d, e: f}"),
    SlipCase("a:\n\t- b\n\t- c\nd: e\n", ["2 tab-indentation"], "{a: [b, c], d: e}"),
    SlipCase("a:\n- b\n\t- c\n", ["3 tab-indentation"], "{a: [b, c]}"),
    SlipCase(
      "a: b: c\nd: [e\nf: 'g's'\nh: @i\nj:k\n",
      [
        "1 second-colon", "2 unclosed-bracket", "3 text-after-quote", "4 special-start",
        "5 missing-space-after-colon",
      ], "{a: b: c, d: [e], f: g's, h: @i, j: k}"),
  ]
}

@Suite("Slips that YAML stops at")
struct RecoveryTests {
  @Test("Each slip is reported once, mended, and read past", arguments: SlipCase.all)
  func recovers(_ entry: SlipCase) {
    let reading = Reading(entry.text)
    #expect(reading.found == entry.found)
    #expect(outline(reading.root) == entry.tree)
  }

  @Test("The fix that is offered mends the file", arguments: SlipCase.all)
  func fixes(_ entry: SlipCase) {
    guard entry.isFixed else { return }
    let fixed = Reading(Reading(entry.text).fixed)
    #expect(fixed.found == [])
    #expect(outline(fixed.root) == entry.tree)
  }

  @Test(
    "Texts that only look like slips are left alone",
    arguments: [
      "a: \"two\n  lines: here\"\nb: c\n", "a: |\n  b: c: d\n  @e 'f\n  \tg\ng: h\n",
      "a: [\n  b,\n  {c: d},\n]\n", "a: it's [fine] (really) @home 5 > 3\n", "a: http://b:80/c\n",
      "a:\n- b\n- c\nd: e\n", "? a\n: b\n", "a: b\t# x\nc:\td\n", "a:\n  http://b\n",
      "a: b\u{A0}c\u{A0}d\u{A0}\n", "a: |\n  b\n  \u{A0}c:\u{A0}d\n",
      "a: \"b\n\u{A0}c:\u{A0}d\"\n", "a: -b\n", "- - a\n  - b\n- c\n",
    ])
  func leavesAlone(_ text: String) {
    #expect(Reading(text).found == [])
  }

  @Test("Ranges after a mended slip are those of the file")
  func rangesAfterMending() {
    let reading = Reading("a: b: c\nd:\n\tf: *g\nh: *i\n")
    #expect(
      reading.found == [
        "1 second-colon", "3 tab-indentation", "3 unknown-alias", "4 unknown-alias",
      ])
    #expect(reading.diagnostics.last.map { reading.file.text(in: $0.range) } == "*i")
    #expect(reading.text(reading.node("a")) == "b: c")
  }
}
