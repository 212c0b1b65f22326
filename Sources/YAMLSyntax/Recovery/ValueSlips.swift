import Diagnostics
import SourceText

// The value of an entry: from after its colon (or dash) to where it ends.
extension SlipScanner {
  mutating func scanValue(from start: Int, keyEnd: Int?) -> Step {
    let place = skipBlanks(start)
    let first = byte(place)
    if first.isBreak || first == UInt8(ascii: "#") {
      entry?.expectsBlock = true
      return .end(place)
    }
    if first.isQuote { return scanQuoted(from: place) }
    if first.opensFlow {
      if byte(place) == UInt8(ascii: "{"), byte(place + 1) == UInt8(ascii: "{") {
        return .slip(specialStart(place..<wholeTextEnd(from: place)))
      }
      return scanFlow(from: place)
    }
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return scanBlockText(from: place)
    case UInt8(ascii: "*"):
      return scanAlias(from: place)
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      return scanProperty(from: place, keyEnd: keyEnd)
    default:
      break
    }
    if isSpecial(first) { return .slip(specialStart(place..<wholeTextEnd(from: place))) }
    if keyEnd != nil, isDash(place) { return .slip(listBesideKey(at: place)) }
    return scanPlain(from: place, isValue: keyEnd != nil)
  }

  func specialStart(_ range: Range<Int>) -> Slip { .specialStart(range, in: source) }

  private mutating func scanPlain(from start: Int, isValue: Bool) -> Step {
    let end = plainEnd(from: start)
    if let colon = plainColon(in: start..<end) {
      return .slip(secondColon(start..<wholeTextEnd(from: start), colon: colon))
    }
    entry?.plain = start..<end
    return .end(end)
  }

  func secondColon(_ range: Range<Int>, colon: Int) -> Slip {
    let text = String(decoding: bytes[range], as: UTF8.self)
    // In curly quotes, the author has quoted the text already, with the wrong quotes.
    let isCurly = bytes.withUnsafeBufferPointer { SourceScan.standsInCurlyQuotes(range, in: $0) }
    let inner = isCurly ? String(text.unicodeScalars.dropFirst().dropLast()) : text
    let quoted = Quoting.quoted(joinedLines(inner))
    let change = MendedBytes.Change(range, quoted)
    if isCurly {
      return Slip(
        diagnostic: .curlyQuotesAsQuotes(at: source.range(range), quoted: quoted),
        changes: [change])
    }
    return Slip(
      diagnostic: .secondColon(
        at: source.range(colon, colon + 1), text: source.range(range), quoted: quoted),
      changes: [change])
  }

  /// A plain text over several lines as the one text that YAML makes of it.
  private func joinedLines(_ text: String) -> String {
    guard text.utf8.contains(where: { $0.isBreak }) else { return text }
    return text.split(whereSeparator: { $0.isNewline })
      .map { $0.drop(while: { $0 == " " || $0 == "\t" }) }.joined(separator: " ")
  }

  private mutating func scanAlias(from start: Int) -> Step {
    var end = start + 1
    while byte(end).isIdentifierPart || byte(end) == UInt8(ascii: "-") { end += 1 }
    let rest = skipBlanks(end)
    let isAlone = byte(rest).isBreak || byte(rest) == UInt8(ascii: "#") && rest > end
    if end > start + 1, isAlone || byte(rest) == UInt8(ascii: ":") { return .end(rest) }
    return .slip(specialStart(start..<wholeTextEnd(from: start)))
  }

  private mutating func scanProperty(from start: Int, keyEnd: Int?) -> Step {
    var end = start + 1
    let isAnchor = byte(start) == UInt8(ascii: "&")
    if isAnchor {
      while byte(end).isIdentifierPart || byte(end) == UInt8(ascii: "-") { end += 1 }
    } else {
      while !byte(end).isBlankOrBreak { end += 1 }
    }
    let isBroken =
      isAnchor
      ? end == start + 1 || !byte(end).isBlankOrBreak
      : failure.map { (start...end).contains($0.offset) } ?? false
    if isBroken { return .slip(specialStart(start..<wholeTextEnd(from: start))) }
    let value = skipBlanks(end)
    if !byte(value).isBreak, !byte(value).isQuote, !byte(value).opensFlow,
      let colon = plainColon(in: value..<plainEnd(from: value)), keyEnd != nil
    {
      return .slip(secondColon(start..<wholeTextEnd(from: start), colon: colon))
    }
    return scanValue(from: end, keyEnd: keyEnd)
  }

  /// `|` and `>` with what may stand on their line, and the deeper lines below.
  private mutating func scanBlockText(from start: Int) -> Step {
    var end = start + 1
    while byte(end).isDigit || byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") {
      end += 1
    }
    let rest = skipBlanks(end)
    guard byte(rest).isBreak || byte(rest) == UInt8(ascii: "#") && rest > end, end - start <= 3
    else { return .slip(specialStart(start..<wholeTextEnd(from: start))) }
    let parent = entry?.parentColumn ?? -1
    var last = rest
    var line = nextLine(after: rest)
    while line < bytes.count {
      var content = line
      while byte(content) == 0x20 { content += 1 }
      if !byte(content).isBreak, content - line <= parent { break }
      last = content
      line = nextLine(after: content)
    }
    return .end(last)
  }

  /// `key: - item`: YAML wants a list to begin on a line of its own.
  private func listBesideKey(at place: Int) -> Slip {
    let indent: Int
    let below = nextLine(after: place)
    let next = skipBlanks(below)
    let key = entry?.column ?? 0
    if isDash(next), next - below >= key {
      indent = next - below
    } else {
      indent = key + 2
    }
    let gap = (entry?.start ?? place)..<place
    let blanks = gap.reversed().prefix { byte($0).isBlank }.count
    let line = "\n" + String(repeating: " ", count: indent)
    let change = MendedBytes.Change(place - blanks..<place, line)
    return Slip(
      diagnostic: .listBesideKey(
        at: source.range(place, place + 1), gap: source.range(place - blanks, place), line: line),
      changes: [change])
  }
}
