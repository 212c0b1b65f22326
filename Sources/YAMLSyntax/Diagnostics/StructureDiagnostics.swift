import Diagnostics
import SourceText

// Indentation, colons, brackets.
extension Diagnostic {
  static func tabIndentation(
    at range: SourceRange, lineCount: Int, edits: [Edit]
  ) -> Diagnostic {
    Diagnostic(
      .tabIndentation, .error,
      lineCount == 1
        ? "this line is indented with a tab; use spaces"
        : "\(lineCount) lines are indented with tabs; use spaces", at: range,
      label: lineCount == 1 ? "a tab" : "the first tab",
      notes: ["a tab is wider in one editor than in another, so YAML does not take it"],
      fixes: [Fix("indent with spaces", edits, isSafe: true)])
  }

  static func badIndentation(
    at range: SourceRange, isTooFarRight: Bool, aligned: SourceRange, line: Int, spaces: Int,
    edits: [Edit]
  ) -> Diagnostic {
    Diagnostic(
      .badIndentation, .error,
      "this line stands too far \(isTooFarRight ? "right" : "left")", at: range,
      label: "should begin where line \(line) begins",
      secondary: [Label(aligned, "line up with this")],
      notes: ["lines that belong together begin at the same column"],
      fixes: [
        Fix(
          spaces == 0
            ? "write it without spaces in front"
            : "put \(spaces) space\(spaces == 1 ? "" : "s") in front", edits, isSafe: false)
      ])
  }

  static func missingSpaceAfterColon(
    key: String, at range: SourceRange, after: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingSpaceAfterColon, .error, "there is no space after the colon", at: range,
      label: "put a space after this",
      fixes: [Fix("write \(key): with a space after it", [Edit(after, " ")], isSafe: true)])
  }

  static func fullWidthColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this is a wide colon; write a plain one and a space", at: range,
      fixes: [Fix("write : and a space", [Edit(range, ": ")], isSafe: false)])
  }

  static func lineWithoutColon(at range: SourceRange, word: String?) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this line has no key", at: range,
      label: "a line begins with a key and a colon",
      help: word.map { "if `\($0)` is the key, write a colon after it: `\($0): …`" }
        ?? "write a key in front, such as `question: …`")
  }

  static func lineWithoutDash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this line of a list has no dash", at: range,
      label: "every item begins with `-` and a space",
      fixes: [
        Fix("write - in front", [Edit(SourceRange(at: range.start), "- ")], isSafe: false)
      ])
  }

  static func missingSpaceAfterDash(at range: SourceRange, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "there is no space after this dash", at: range,
      label: edits.count == 1 ? "put a space after this" : "put a space after this, here and below",
      notes: ["only a dash with a space after it begins an item of a list"],
      fixes: [Fix("write a space after the dash", edits, isSafe: false)])
  }

  static func starForDash(at range: SourceRange, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "an item of a list begins with `-`, not with `*`", at: range,
      label: edits.count == 1 ? "write a dash" : "write a dash, here and below",
      fixes: [Fix("write dashes", edits, isSafe: false)])
  }

  static func codeFence(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this line does not belong to the survey", at: range,
      label: "delete this line",
      notes: [
        "pages and chats put three backticks around code; they came along when it was copied"
      ])
  }

  static func slashesForHash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "a comment begins with `#` here, not with `//`", at: range,
      label: "write `#`", fixes: [Fix("write #", [Edit(range, "#")], isSafe: false)])
  }

  static func equalsForColon(count: Int, at range: SourceRange, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "a key and its value are joined by a colon, not by `=`", at: range,
      label: count == 1 ? "write a colon" : "write a colon, here and below",
      fixes: [Fix("write colons", edits, isSafe: false)])
  }

  static func missingComma(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "a comma is missing between these two", at: range,
      label: "write a comma before this",
      fixes: [Fix("write a comma", [Edit(gap, ", ")], isSafe: false)])
  }

  static func commaTooMany(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "there is one comma too many", at: range,
      label: "nothing stands before this comma",
      fixes: [Fix("delete it", [Edit(range, "")], isSafe: false)])
  }

  static func afterBracket(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "nothing may stand after the closing bracket", at: range,
      label: "delete this", fixes: [Fix("delete \(text)", [Edit(range, "")], isSafe: false)])
  }

  static func listBesideKey(at range: SourceRange, gap: SourceRange, line: String) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "a list with dashes begins on the line after its key", at: range,
      label: "start a new line before this dash",
      fixes: [Fix("start a new line", [Edit(gap, line)], isSafe: false)])
  }

  static func unclosedBracket(
    _ bracket: String, at range: SourceRange, closing: SourceRange, text: String
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, .error, "this `\(bracket)` is never closed", at: range,
      label: "opened here",
      secondary: [Label(closing, "close it here?")],
      fixes: [Fix("write \(text) at the end", [Edit(closing, text)], isSafe: false)])
  }

  static func wrongBracket(
    at range: SourceRange, opening: SourceRange, found: String, wanted: String
  ) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "`\(found)` closes nothing here", at: range,
      label: "should be `\(wanted)`", secondary: [Label(opening, "this is open")],
      fixes: [Fix("write \(wanted)", [Edit(range, wanted)], isSafe: false)])
  }

  static func bracketTooMany(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "there is one bracket too many", at: range,
      label: "closes nothing",
      fixes: [Fix("delete \(text)", [Edit(range, "")], isSafe: false)])
  }

  static func bracketsInText(
    at range: SourceRange, text: SourceRange, quoted: String
  ) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error,
      "inside of brackets or braces, a text with a bracket in it needs quotes", at: range,
      label: "this bracket belongs to the text",
      fixes: [Fix("write \(quoted)", [Edit(text, quoted)], isSafe: false)])
  }

  static func bracketBehindHash(at range: SourceRange, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .hashComment, .error, "everything from `#` on is a comment, the closing bracket too",
      at: range,
      label: "not read",
      fixes: [Fix("put quotes around the text with #", edits, isSafe: true)])
  }

  static func unreadable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "something in or before this line is out of place", at: range,
      notes: ["the lines after it are not checked yet"],
      help: "compare it with the lines around it: the spaces in front, quotes, brackets, "
        + "a colon and a space after each key; a text with special characters needs quotes")
  }
}
