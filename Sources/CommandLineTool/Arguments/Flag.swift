/// One option of the command line, declared once: parsing, help and completions read this.
struct Flag: Sendable {
  /// What follows the flag.
  enum Value: Sendable {
    case none
    /// Any text, with the word that stands for it in the help.
    case text(String)
    /// A path, completed by the shell.
    case path(String)
    /// A whole number of at least the given one.
    case number(String, minimum: Int)
    /// One of a closed set.
    case choice([String])
    /// One or several of a closed set, with commas between.
    case choices([String])
  }

  /// Without the dashes.
  let name: String
  let short: Character?
  let value: Value
  let summary: String
  /// Whether giving it again adds to what was given before; else the last one counts.
  let repeats: Bool

  init(
    _ name: String, short: Character? = nil, _ value: Value, repeats: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.repeats = repeats
  }

  /// A flag without a value.
  init(_ name: String, short: Character? = nil, _ summary: String) {
    self.init(name, short: short, .none, summary)
  }

  /// As the help shows it: `-o, --output DIR`.
  var synopsis: String {
    let dashes = (short.map { "-\($0), " } ?? "    ") + "--\(name)"
    return placeholder.isEmpty ? dashes : "\(dashes) \(placeholder)"
  }

  var placeholder: String {
    switch value {
    case .none: ""
    case .text(let word), .path(let word), .number(let word, _): word
    case .choice(let words): words.joined(separator: "|")
    case .choices: "NAME,…"
    }
  }

  /// The words that can follow, for completion and for nearest names.
  var words: [String] {
    switch value {
    case .choice(let words), .choices(let words): words
    default: []
    }
  }
}

extension Flag {
  static let help = Flag("help", short: "h", "shows this page")
  static let quiet = Flag("quiet", short: "q", "says only what is wrong")
  static let verbose = Flag("verbose", short: "v", "says more about what is done")
  static let color = Flag(
    "color", .choice(["auto", "always", "never"]),
    "colours in the output; auto means on a terminal only")
  static let set = Flag(
    "set", .text("NAME=VALUE"), repeats: true, "fills a parameter of the spec")
  static let allow = Flag(
    "allow", .text("ID"), repeats: true, "silences a warning or advice by its id")
  static let strict = Flag("strict", "treats warnings as errors")
  static let jobs = Flag(
    "jobs", short: "j", .number("N", minimum: 1), "works on N files at a time")

  /// Flags of every command.
  static let everywhere: [Flag] = [.color, .quiet, .verbose, .help]
  /// Flags of every command that reads a spec.
  static let specs: [Flag] = [.set, .allow, .strict]
}
