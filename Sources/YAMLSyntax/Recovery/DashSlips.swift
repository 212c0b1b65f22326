import Diagnostics
import SourceText

// Dashes of a list that lack their space, and other signs in their place.
extension Slip {
  /// `-question: …`, which YAML takes for a key with a dash in its name, here and at the same
  /// column below.
  static func tightDash(_ dash: Int, in source: MendedBytes) -> Slip {
    let scanner = SlipScanner(source, failure: nil)
    let column = dash - scanner.startOfLine(dash)
    let next = scanner.nextLine(after: dash)
    let indentation = scanner.skipBlanks(next) - next
    // Where the next line stands below the first letter, the dashes move to the left instead.
    let moves =
      column > 0 && indentation == column + 1 && scanner.byte(dash - 1) == 0x20
    var changes: [MendedBytes.Change] = []
    var line = scanner.startOfLine(dash)
    while line < source.bytes.count {
      let content = scanner.skipBlanks(line)
      if !scanner.byte(content).isBreak {
        if content - line < column { break }
        if content - line == column, content == dash || scanner.isTightDash(content) {
          changes.append(
            MendedBytes.Change((moves ? content - 1 : content)..<content + 1, "- "))
        }
      }
      line = scanner.nextLine(after: content)
    }
    return Slip(
      diagnostic: .missingSpaceAfterDash(
        at: source.range(dash, dash + 1),
        edits: changes.map { Edit(source.range($0.range), "- ") }),
      changes: changes)
  }
}

extension SlipScanner {
  /// Whether `-word:` stands at a place.
  func isTightDash(_ place: Int) -> Bool {
    guard byte(place) == UInt8(ascii: "-"), byte(place + 1).isIdentifierPart,
      !byte(place + 1).isDigit
    else { return false }
    var end = place + 1
    while byte(end).isIdentifierPart { end += 1 }
    return byte(end) == UInt8(ascii: ":") && byte(end + 1).isBlankOrBreak
  }

  /// `* Soup` at the beginning of a line, and the like lines below it.
  func starredItems(at start: Int) -> Slip? {
    let column = start - lineStart
    var changes: [MendedBytes.Change] = []
    var line = lineStart
    while line < bytes.count {
      let content = skipBlanks(line)
      if !byte(content).isBreak {
        if content - line < column { break }
        if content - line == column {
          guard isStar(content) else { break }
          changes.append(MendedBytes.Change(content..<content + 1, "-"))
        }
      }
      line = nextLine(after: content)
    }
    guard !changes.isEmpty else { return nil }
    return Slip(
      diagnostic: .starForDash(
        at: source.range(start, start + 1),
        edits: changes.map { Edit(source.range($0.range), "-") }),
      changes: changes)
  }

  func isStar(_ place: Int) -> Bool {
    byte(place) == UInt8(ascii: "*") && byte(place + 1).isBlank
  }

  /// The three backticks around a block of code, copied from a page or a chat.
  func codeFence(at place: Int) -> Slip? {
    let tick = UInt8(ascii: "`")
    guard place == lineStart, byte(place) == tick, byte(place + 1) == tick, byte(place + 2) == tick
    else { return nil }
    let range = place..<endOfLine(place)
    return Slip(
      diagnostic: .codeFence(at: source.range(range)), changes: [MendedBytes.Change(range, "")])
  }
}
