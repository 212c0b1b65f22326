import Diagnostics
import SourceText

/// What makes a list of a text that stands where a list is wanted; nothing where that is not plain.
///
/// People write lists with other signs (`-Soup`, `• Soup`, `1. Soup`, or nothing at all) on lines of
/// their own, or on one line with commas or semicolons, in round brackets or none.
func listFix(_ source: String, at range: SourceRange) -> Fix? {
  let bytes = Array(source.utf8)
  if bytes.contains(0x0A) || bulletLength(bytes[...]) > 0 {
    return Fix(
      "begin each item with a dash and a space", dashEdits(bytes, from: range.start),
      isSafe: false)
  }
  var text = source.normalised
  if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
  if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
  let separator: Character = text.contains(",") ? "," : ";"
  let parts = text.split(separator: separator).map { String($0).normalised }
    .filter { !$0.isEmpty }.map(yamlText)
  guard !parts.isEmpty else { return nil }
  return Fix(
    "make it a list", [Edit(range, "[" + parts.joined(separator: ", ") + "]")], isSafe: false)
}

private func dashEdits(_ bytes: [UInt8], from start: Int) -> [Edit] {
  var edits: [Edit] = []
  var line = 0
  while line < bytes.count {
    var content = line
    while content < bytes.count, bytes[content] == 0x20 || bytes[content] == 0x09 { content += 1 }
    var end = content
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if end > content {
      let bullet = bulletLength(bytes[content..<end])
      edits.append(
        Edit(SourceRange(start: start + content, end: start + content + bullet), "- "))
    }
    line = end
    while line < bytes.count, bytes[line] == 0x0D || bytes[line] == 0x0A { line += 1 }
  }
  return edits
}

/// How many bytes of a line are a bullet or a number with the spaces after it.
private func bulletLength(_ line: ArraySlice<UInt8>) -> Int {
  let text = String(decoding: line, as: UTF8.self).unicodeScalars
  guard let first = text.first else { return 0 }
  var rest = text[...]
  if "-*+•◦‣▪·–—−".unicodeScalars.contains(first) {
    rest = rest.dropFirst()
  } else {
    let mark = rest.prefix { ("0"..."9").contains($0) }
    rest = mark.isEmpty ? rest.dropFirst() : rest.dropFirst(mark.count)
    // `1.`, `1)`, `a)`, `a.`, and a space.
    guard mark.count < 3,
      !mark.isEmpty || ("a"..."z").contains(first) || ("A"..."Z").contains(first),
      let sign = rest.first, sign == "." || sign == ")", rest.dropFirst().first == " "
    else { return 0 }
    rest = rest.dropFirst()
  }
  rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
  return rest.isEmpty ? 0 : line.count - String(rest).utf8.count
}

/// Questions that stand in a map since their dash is missing: a dash before the first line and
/// two more spaces before the others.
func dashBeforeMap(_ source: String, at range: SourceRange) -> Fix? {
  guard !source.hasPrefix("{") else { return nil }
  var edits = [Edit(SourceRange(at: range.start), "- ")]
  let bytes = Array(source.utf8)
  for (place, byte) in bytes.enumerated() where byte == 0x0A {
    guard place + 1 < bytes.count, bytes[place + 1] == 0x20 else { continue }
    edits.append(Edit(SourceRange(at: range.start + place + 1), "  "))
  }
  return Fix("begin the question with a dash", edits, isSafe: false)
}
