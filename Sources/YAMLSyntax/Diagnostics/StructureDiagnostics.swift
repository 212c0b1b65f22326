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
      help: word.map { "write a colon after the key, if it is \($0): \($0): …" }
        ?? "write a key in front, such as question: …")
  }

  static func lineWithoutDash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this line of a list has no dash", at: range,
      label: "every item begins with - and a space",
      fixes: [
        Fix("write - in front", [Edit(SourceRange(at: range.start), "- ")], isSafe: false)
      ])
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
      .unclosedBracket, .error, "\(bracket) is never closed", at: range,
      label: "opened here",
      secondary: [Label(closing, "close it here?")],
      fixes: [Fix("write \(text) at the end", [Edit(closing, text)], isSafe: false)])
  }

  static func wrongBracket(
    at range: SourceRange, opening: SourceRange, found: String, wanted: String
  ) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "\(found) closes nothing here", at: range,
      label: "should be \(wanted)", secondary: [Label(opening, "this is open")],
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
      .hashComment, .error, "everything from # on is a comment, the closing bracket too", at: range,
      label: "not read",
      fixes: [Fix("put quotes around the text with #", edits, isSafe: true)])
  }

  static func unreadable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "this line cannot be understood", at: range,
      notes: ["the lines after it are not checked yet"],
      help: "compare it with the lines around it: indentation, quotes, brackets, "
        + "a colon and a space after each key; a text with special characters needs quotes")
  }
}
