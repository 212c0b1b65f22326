/// Text for a terminal: how wide it is, where it wraps, and nothing in it that a terminal obeys.
package enum TerminalText {
  /// The number of cells that a text takes.
  package static func width(of text: String) -> Int { text.displayWidth }

  package static func width(of character: Character) -> Int { character.displayWidth }

  /// The text on one line with everything spelt out that a terminal would act on.
  package static func inert(_ text: String) -> String { text.inert }

  /// Lines of at most `width` cells, broken at spaces; a word that is longer is broken inside.
  package static func wrap(_ text: String, width: Int) -> [String] {
    let width = max(width, 2)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      var word = String(word)
      var cells = self.width(of: word)
      if used > 0, used + 1 + cells <= width {
        line += " " + word
        used += 1 + cells
        continue
      }
      if used > 0 { lines.append(line) }
      while cells > width {
        var head = ""
        var headCells = 0
        while let next = word.first, headCells + self.width(of: next) <= width {
          head.append(word.removeFirst())
          headCells += self.width(of: next)
        }
        lines.append(head)
        cells -= headCells
      }
      line = word
      used = cells
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}
