import Diagnostics
import FileSystem

extension Flag {
  static let template = Flag(
    "template", short: "t", .choice(SpecTemplate.all.map(\.name)),
    "the survey to begin with (default: lunch)")
  static let force = Flag("force", "replaces a file that is there already")
}

extension Command {
  static let new = Command(
    "new", "writes a first survey to begin with", operands: "[NAME]", operandCount: 0...1,
    details: """
      Writes a spec with comments that explain it. NAME is the file to write; without it the file is
      called after the template. A file that exists is never overwritten, unless you say --force.

      \(templateTable)
      """,
    flags: [.template, .force],
    examples: ["new", "new my-lunch.yaml", "new trip.yaml --template club"]
  ) { (invocation) throws(CommandError) in
    let wanted = invocation.value(of: .template) ?? "lunch"
    guard let template = SpecTemplate.all.first(where: { $0.name == wanted }) else {
      throw .usage("there is no template \"\(wanted)\"")
    }
    let path = fileName(invocation.operands.first ?? template.name)
    let bytes = Array(template.text(forID: identifier(from: path)).utf8)
    do throws(FileError) {
      if path == "-" {
        try FileSystem.write(bytes, to: Console.output.rawValue, path: "standard output")
        return .done
      }
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      if invocation.has(.force) {
        try FileSystem.replace(path, with: bytes)
      } else {
        try FileSystem.create(path, with: bytes)
      }
    } catch {
      if FileSystem.exists(path), !invocation.has(.force) {
        throw .file(
          FileError(
            .write, path, reason: "it is there already; choose another name, or say --force"))
      }
      throw CommandError(error)
    }
    if !invocation.has(.quiet) {
      try Output.write(
        """
        wrote \(path)
        Open it in an editor, change it, and then try:
          surveyc check \(path)
          surveyc build \(path) --open

        """)
    }
    return .done
  }

  private static var templateTable: String {
    "Templates:\n"
      + SpecTemplate.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n")
  }

  private static func fileName(_ name: String) -> String {
    if name == "-" || name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return name }
    return name + ".yaml"
  }

  /// A survey id made from a file name: letters, digits, `_` and `-`, first a letter.
  static func identifier(from path: String) -> String {
    let stem = FileSystem.name(of: path).split(separator: ".").first.map(String.init) ?? ""
    let safe = stem.map { character in
      character.isASCII && (character.isLetter || character.isNumber) || "_-".contains(character)
        ? character : "_"
    }
    let trimmed = String(safe.drop { !$0.isLetter })
    return trimmed.isEmpty ? "survey" : trimmed
  }
}
