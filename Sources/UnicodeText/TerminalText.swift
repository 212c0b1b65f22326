import CUTF8Proc

/// Text for a terminal: how wide it is, where it wraps, and nothing in it that a terminal obeys.
package enum TerminalText {
  /// The number of cells that a text takes: two for East Asian wide characters and emoji, none for
  /// combining marks, joined emoji as one (Unicode Standard Annex 11, by utf8proc).
  package static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  package static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // Variation selector 16 asks for the emoji form, which is wide.
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, Int(utf8proc_charwidth(Int32(bitPattern: scalar.value))))
    }
    return width
  }

  /// The text with every control, bidi control and line separator shown as an escape (`\u{1B}`)
  /// instead of obeyed; a tab becomes one space, so that a column stays a column.
  package static func inert(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" || scalar == "\n" {
        result += " "
      } else if isObeyed(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a terminal might act on the scalar instead of showing it.
  package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }

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
