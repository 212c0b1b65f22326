import UnicodeText

/// A text in rows of at most `width` columns, broken at spaces, and inside a word only when the
/// word alone is longer (as in scripts without spaces).
func wrapped(_ text: String, toWidth width: Int) -> [String] {
  let width = max(width, 1)
  var rows: [String] = []
  var row = ""
  var used = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    let needed = String(word).displayWidth
    if used > 0, used + 1 + needed <= width {
      row += " " + word
      used += 1 + needed
      continue
    }
    if used > 0 { rows.append(row) }
    row = ""
    used = 0
    for character in word {
      if used > 0, used + character.displayWidth > width {
        rows.append(row)
        row = ""
        used = 0
      }
      row.append(character)
      used += character.displayWidth
    }
  }
  if !row.isEmpty || rows.isEmpty { rows.append(row) }
  return rows
}
