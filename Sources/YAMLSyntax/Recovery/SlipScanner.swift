import Diagnostics
import SourceText

/// Walks over the lines as somebody reads them, to find the first slip at or before the place
/// where libyaml stopped.
///
/// It knows block structure, quotes, brackets and block texts well enough to tell a slip from a
/// text that only looks like one; libyaml stays the judge of what is right, since this scanner
/// runs only after libyaml has refused a file.
struct SlipScanner {
  /// A block list or map that is open at the present line.
  struct Level {
    var column: Int
    var isMap: Bool
    /// Where the first line of it begins, and where its last entry does.
    var firstEntry: Int
    var lastEntry: Int
  }

  /// What one line began: needed to judge the next.
  struct Entry {
    /// Where the text (or the key) begins.
    var start: Int
    var column: Int
    var hasKey: Bool
    /// The plain text that the next line may go on with.
    var plain: Range<Int>?
    /// Whether the value is still to come, on the next lines.
    var expectsBlock: Bool
    /// Lines deeper than this go on with the text.
    var parentColumn: Int
  }

  let source: MendedBytes
  let bytes: [UInt8]
  /// Where libyaml stopped; lines after it are not judged.
  let stop: Int
  let failure: ReadingFailure?
  /// When the lines are only counted, slips are passed over.
  let isCounting: Bool
  var misalignments = 0
  /// Starts of lines indented with a tab that begin an entry.
  var tabLines: [Int] = []
  var levels: [Level] = []
  var entry: Entry?
  var lineStart = 0

  init(_ source: MendedBytes, failure: ReadingFailure?, isCounting: Bool = false) {
    self.source = source
    bytes = source.bytes
    self.failure = failure
    self.isCounting = isCounting
    stop = failure?.offset ?? bytes.count
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = 3 }
  }

  enum Step {
    case slip(Slip)
    /// The construct ends here.
    case end(Int)
  }

  /// The first slip of the lines up to the place where libyaml stopped.
  mutating func firstSlip() -> Slip? {
    while lineStart < bytes.count {
      if lineStart > stop, !isCounting { return nil }
      switch scanLine() {
      case .slip(let slip):
        if !isCounting { return slip }
        lineStart = nextLine(after: lineStart)
      case .end(let end):
        lineStart = nextLine(after: max(end, lineStart))
      }
    }
    return nil
  }

  /// One line, or as many as what begins on it takes.
  private mutating func scanLine() -> Step {
    var place = lineStart
    var hasTab = false
    while byte(place).isBlank {
      if byte(place) == 0x09 { hasTab = true }
      place += 1
    }
    if byte(place).isBreak || byte(place) == UInt8(ascii: "#") { return .end(place) }
    if place == lineStart, isDocumentMark(place) {
      levels = []
      entry = nil
      return .end(place + 3)
    }
    if hasTab, beginsEntry(place) { tabLines.append(lineStart) }
    let column = place - lineStart
    if let previous = entry, previous.plain != nil, column > previous.parentColumn {
      return scanContinuation(at: place, column: column, of: previous)
    }
    return scanEntry(at: place, column: column)
  }

  private mutating func scanEntry(at start: Int, column startColumn: Int) -> Step {
    var place = start
    var column = startColumn
    var isFirst = true
    var expectsBlock = entry?.expectsBlock ?? true
    if !isCounting {
      if isTightDash(place) { return .slip(.tightDash(place, in: source)) }
      if isStar(place), let slip = starredItems(at: place) { return .slip(slip) }
      if let slip = codeFence(at: place) { return .slip(slip) }
    }
    while byte(place) == UInt8(ascii: "-"), byte(place + 1).isBlankOrBreak {
      if let slip = enter(column, isMap: false, at: place, isFirst: isFirst, expectsBlock) {
        return .slip(slip)
      }
      isFirst = false
      expectsBlock = true
      var next = place + 1
      while byte(next).isBlank { next += 1 }
      if byte(next).isBreak || byte(next) == UInt8(ascii: "#") {
        entry = Entry(
          start: place, column: column, hasKey: false, plain: nil, expectsBlock: true,
          parentColumn: column)
        return .end(next)
      }
      column += next - place
      place = next
    }
    if byte(place) == UInt8(ascii: "?"), byte(place + 1).isBlankOrBreak {
      entry = nil
      return .end(place)
    }
    guard let colon = keyColon(from: place) else {
      return scanKeylessEntry(
        at: place, column: column, isFirst: isFirst, expectsBlock: expectsBlock)
    }
    if let slip = enter(column, isMap: true, at: place, isFirst: isFirst, expectsBlock) {
      return .slip(slip)
    }
    entry = Entry(
      start: place, column: column, hasKey: true, plain: nil, expectsBlock: false,
      parentColumn: column)
    return scanValue(from: colon + 1, keyEnd: colon)
  }

  /// A line without a key: a text where one is due, or a key that lacks its colon.
  private mutating func scanKeylessEntry(
    at place: Int, column: Int, isFirst: Bool, expectsBlock: Bool
  ) -> Step {
    let parent = levels.last { $0.column < column }?.column ?? -1
    if isFirst, !expectsBlock {
      if let slip = missingColon(at: place, isRequired: true) { return .slip(slip) }
    }
    entry = Entry(
      start: place, column: column, hasKey: false, plain: nil, expectsBlock: false,
      parentColumn: isFirst ? parent : levels.last?.column ?? parent)
    return scanValue(from: place, keyEnd: nil)
  }

  /// A line that goes on with the plain text above.
  private mutating func scanContinuation(at place: Int, column: Int, of previous: Entry) -> Step {
    let end = plainEnd(from: place)
    guard let colon = plainColon(in: place..<end) else {
      if isDash(place) { misalignments += 1 }
      entry?.plain = (previous.plain?.lowerBound ?? place)..<end
      return .end(end)
    }
    // libyaml stops here, and the reason is above or in the indentation.
    misalignments += 1
    if !previous.hasKey, column == previous.column, !isDash(place),
      let slip = missingColon(at: previous.start, isRequired: true)
    {
      return .slip(slip)
    }
    if isDash(place) || isWord(place..<colon) {
      if let slip = misaligned(
        at: place, column: column, isMap: !isDash(place), previous: previous)
      {
        return .slip(slip)
      }
    }
    let text = (previous.plain?.lowerBound ?? place)..<end
    return .slip(secondColon(text, colon: colon))
  }
}

// Looks at single places.
extension SlipScanner {
  /// The byte at a place; the end of the file reads as a line end.
  func byte(_ place: Int) -> UInt8 {
    place >= 0 && place < bytes.count ? bytes[place] : 0x0A
  }

  func nextLine(after place: Int) -> Int {
    var place = place
    while place < bytes.count, !bytes[place].isBreak { place += 1 }
    if place < bytes.count, bytes[place] == 0x0D, byte(place + 1) == 0x0A { place += 1 }
    return place + 1
  }

  func startOfLine(_ place: Int) -> Int {
    var place = min(place, bytes.count)
    while place > 0, !bytes[place - 1].isBreak { place -= 1 }
    return place == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : place
  }

  /// The end of a line without trailing blanks.
  func endOfLine(_ place: Int) -> Int {
    var end = place
    while !byte(end).isBreak { end += 1 }
    while end > place, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  func skipBlanks(_ place: Int) -> Int {
    var place = place
    while byte(place).isBlank { place += 1 }
    return place
  }

  /// Where a plain text on one line ends: before a comment, without trailing blanks.
  func plainEnd(from start: Int) -> Int {
    var place = start
    while !byte(place).isBreak {
      if byte(place) == UInt8(ascii: "#"), place > start, byte(place - 1).isBlank { break }
      place += 1
    }
    while place > start, bytes[place - 1].isBlank { place -= 1 }
    return place
  }

  /// Where a text ends that somebody meant as a whole: before a comment, which has a space after
  /// its `#` (`#1` belongs to the text).
  func wholeTextEnd(from start: Int) -> Int {
    var place = start
    while !byte(place).isBreak {
      if byte(place) == UInt8(ascii: "#"), place > start, byte(place - 1).isBlank,
        byte(place + 1).isBlankOrBreak || byte(place + 1) == UInt8(ascii: "#")
      {
        break
      }
      place += 1
    }
    while place > start, bytes[place - 1].isBlank { place -= 1 }
    return place
  }

  /// The first colon in a plain text that YAML takes for the end of a key.
  func plainColon(in range: Range<Int>) -> Int? {
    range.first { byte($0) == UInt8(ascii: ":") && byte($0 + 1).isBlankOrBreak }
  }

  func isDash(_ place: Int) -> Bool {
    byte(place) == UInt8(ascii: "-") && byte(place + 1).isBlankOrBreak
  }

  /// Whether a range holds one word, as keys are.
  func isWord(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { byte($0).isIdentifierPart }
  }

  func isDocumentMark(_ place: Int) -> Bool {
    let mark = byte(place)
    return (mark == UInt8(ascii: "-") || mark == UInt8(ascii: ".")) && byte(place + 1) == mark
      && byte(place + 2) == mark && byte(place + 3).isBlankOrBreak
  }

  /// Whether a place begins `- …` or `word: …`.
  func beginsEntry(_ place: Int) -> Bool {
    if isDash(place) { return true }
    var end = place
    while byte(end).isIdentifierPart { end += 1 }
    return end > place && byte(end) == UInt8(ascii: ":") && byte(end + 1).isBlankOrBreak
  }

  /// The colon that ends the key of a line, where the line has a key.
  func keyColon(from start: Int) -> Int? {
    let first = byte(start)
    if first.isQuote {
      guard let end = quoteEnd(from: start, to: endOfLine(start)) else { return nil }
      let colon = skipBlanks(end)
      return byte(colon) == UInt8(ascii: ":") && byte(colon + 1).isBlankOrBreak ? colon : nil
    }
    if first.opensFlow || first == UInt8(ascii: "|") || first == UInt8(ascii: ">") { return nil }
    if isSpecial(first) { return nil }
    return plainColon(in: start..<plainEnd(from: start))
  }

  /// The place after the closing quote.
  func quoteEnd(from start: Int, to end: Int) -> Int? {
    let quote = byte(start)
    var place = start + 1
    while place < end {
      if byte(place) == quote {
        if quote == UInt8(ascii: "'"), byte(place + 1) == quote {
          place += 1
        } else {
          return place + 1
        }
      } else if byte(place) == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        place += 1
      }
      place += 1
    }
    return nil
  }

  /// Characters with which no unquoted text can begin.
  func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: ","),
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
