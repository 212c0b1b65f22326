/// Takes comments and indentation off the embedded scripts and style sheets, line by line; the
/// files are written so that this changes nothing else (see `script/README.md`).
enum CodeStripping {
  static func script(_ source: String) -> String {
    lines(of: source).filter { !$0.hasPrefix("//") }.joined(separator: "\n") + "\n"
  }

  /// In a style sheet comments stand on lines of their own too, and a line's end means nothing.
  static func style(_ source: String) -> String {
    lines(of: source).filter { !$0.hasPrefix("/*") }
      .map { line in
        guard let colon = line.firstIndex(of: ":"), line.hasSuffix(";") else {
          return line.hasSuffix(" {") ? line.dropLast(2) + "{" : line
        }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return line[...colon] + value
      }
      .reduce(into: "") { css, line in
        if line == "}", css.hasSuffix(";") { css.removeLast() }
        css += line
        if line.hasSuffix(",") { css += " " }
      }
  }

  private static func lines(of source: String) -> [Substring] {
    source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
