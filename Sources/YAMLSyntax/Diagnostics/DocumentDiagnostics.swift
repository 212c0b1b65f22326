import Diagnostics
import SourceText

// The file as a whole, its documents, keys and aliases.
extension Diagnostic {
  /// How a file that is no UTF-8 was probably saved.
  enum ForeignEncoding {
    case windows1252(byte: UInt8, meant: String)
    case utf16
    case unknown
  }

  static func notUTF8(_ encoding: ForeignEncoding, at range: SourceRange) -> Diagnostic {
    switch encoding {
    case .windows1252(let byte, let meant):
      Diagnostic(
        .notUTF8, .error, "this file is not saved as UTF-8", at: range,
        label: "this was probably meant to be \(meant)",
        notes: [
          "the byte 0x\(String(byte, radix: 16, uppercase: true)) is \(meant) in Windows-1252, "
            + "in which older Windows programs save"
        ],
        help: "in your editor, choose \"Save as\" or \"Save with encoding\", then UTF-8")
    case .utf16:
      Diagnostic(
        .notUTF8, .error, "this file is saved as UTF-16, not as UTF-8", at: range,
        help: "in your editor, choose \"Save as\" or \"Save with encoding\", then UTF-8 "
          + "(in Windows Notepad, \"Unicode\" means UTF-16)")
    case .unknown:
      Diagnostic(
        .notUTF8, .error, "this file is not a text file saved as UTF-8", at: range,
        help: "a survey is a plain text file: open it in a text editor and save it as UTF-8")
    }
  }

  static func notPlainText(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notPlainText, .error, "this is \(kind), not plain text", at: range,
      help: "copy the text into a plain text editor and save it there under a name that ends in "
        + "`.yaml` (in TextEdit on a Mac: Format, Make Plain Text)")
  }

  static func emptyFile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyFile, .error, "there is no survey in this file", at: range,
      help: "the smallest survey has a title and a question: "
        + "title: Lunch, and on the next line question: What do you like best?")
  }

  static func severalDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalDocuments, .error, "a second survey begins here", at: range,
      label: "a line of --- begins a new document",
      help: "put each survey into a file of its own, or delete this line if it is one survey")
  }

  static func tooLarge(byteCount: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooLarge, .error,
      "this file has \(max(1, byteCount >> 20)) MB, and a survey may have \(Limits.bytes >> 20) MB",
      at: range, help: "is this the right file? a long survey has a few hundred lines")
  }

  static func tooManyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooLarge, .error, "this file has more than \(Limits.nodes) values", at: range,
      label: "reading stopped here", help: "is this the right file?")
  }

  static func aliasBomb(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasBomb, .error, "the repetitions with * make more than \(Limits.nodes) values", at: range,
      label: "with this one it is too many",
      notes: ["each *name stands for all that &name holds, and here they multiply"],
      help: "write out what is meant, without * inside of *")
  }

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooDeep, .error, "there are more than \(Limits.levels) lists or maps inside one another",
      at: range, label: "this is one too deep",
      help: "a survey needs about six levels: look for a bracket that is typed too often")
  }

  static func duplicateKey(
    _ key: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "`\(key)` is given twice", at: range,
      label: "the second `\(key)`",
      secondary: [Label(earlier, "the first one")],
      help: key == "<<"
        ? "bring in several maps with one key: `<<: [*one, *two]`"
        : "delete one of the two; if this is another question, begin it with a dash: `- \(key):`")
  }

  static func unknownAlias(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownAlias, .error, "nothing before this place is called &\(name)", at: range,
      label: "*\(name) repeats what is marked with &\(name)",
      notes: known.isEmpty
        ? [] : ["marked so far: " + known.prefix(8).map { "&\($0)" }.joined(separator: ", ")],
      help: "mark the list that is to be repeated with &\(name), "
        + "or put quotes around it if it is a text: \(Quoting.quoted("*" + name))")
  }

  static func aliasCycle(
    _ name: String, at range: SourceRange, anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .aliasCycle, .error, "&\(name) would have to contain itself", at: range,
      label: "*\(name) stands inside of what it repeats",
      secondary: [Label(anchor, "&\(name) begins here")],
      help: "delete *\(name) here, or put quotes around it if it is a text")
  }

  static func keyIsNoText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "a key has to be a word, not a list or a map", at: range,
      help: "if this is a text, put quotes around it")
  }

  static func mergeOfNoMap(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, .error, "<< brings in the keys of a map, and this is not a map", at: range,
      help: "mark a map with &name and write <<: *name")
  }

  static func invisibleCharacter(_ value: UInt32, at range: SourceRange) -> Diagnostic {
    let digits = String(value, radix: 16, uppercase: true)
    return Diagnostic(
      .yamlSyntax, .error,
      "an invisible character (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))"
        + "\(digits)) stands here", at: range, label: "before or at this place",
      help: "delete it; such characters come along when text is copied from other programs",
      fixes: [Fix("delete the invisible character", [Edit(range, "")], isSafe: false)])
  }

  static func oddSpace(
    _ scalar: Unicode.Scalar, count: Int, at range: SourceRange, edits: [Edit]
  ) -> Diagnostic {
    let isInvisible = ["\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar)
    let message =
      switch (isInvisible, count) {
      case (true, 1): "an invisible character stands here"
      case (true, _): "\(count) invisible characters or odd spaces stand at the beginnings of lines"
      case (false, 1): "this is not an ordinary space"
      case (false, _): "\(count) spaces are not ordinary spaces"
      }
    return Diagnostic(
      .oddSpace, .error, message, at: range,
      label: isInvisible ? "before the next letter" : count == 1 ? "this one" : "the first one",
      notes: [
        isInvisible
          ? "it cannot be seen, but YAML takes it for a letter"
          : "it looks like a space, but YAML takes it for a letter",
        "such characters come along when text is copied from a web page or a word processor",
      ],
      fixes: [
        Fix(
          isInvisible && count == 1 ? "delete it" : "write ordinary spaces", edits, isSafe: true)
      ])
  }
}
