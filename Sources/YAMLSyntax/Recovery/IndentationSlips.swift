import Diagnostics
import SourceText

// Lines that stand too far left or right, and lines that have no colon.
extension SlipScanner {
  /// Puts an entry into the open lists and maps; a slip when it stands with none of them.
  mutating func enter(
    _ column: Int, isMap: Bool, at place: Int, isFirst: Bool, _ expectsBlock: Bool
  ) -> Slip? {
    let before = levels
    while let last = levels.last, last.column > column { levels.removeLast() }
    // A list may stand at the column of its key.
    if isMap, let last = levels.last, last.column == column, !last.isMap, isFirst,
      levels.dropLast().last?.column == column
    {
      levels.removeLast()
    }
    if let last = levels.last, last.column == column {
      if last.isMap == isMap {
        levels[levels.count - 1].lastEntry = place
        return nil
      }
      if !isMap, expectsBlock {
        push(column, isMap, place)
        return nil
      }
    } else if expectsBlock, before.count == levels.count {
      push(column, isMap, place)
      return nil
    }
    misalignments += 1
    let popped = before
    levels = before
    let slip = misaligned(at: place, column: column, isMap: isMap, previous: nil)
    levels = popped
    while let last = levels.last, last.column > column { levels.removeLast() }
    push(column, isMap, place)
    return isCounting ? nil : slip
  }

  private mutating func push(_ column: Int, _ isMap: Bool, _ place: Int) {
    levels.append(Level(column: column, isMap: isMap, firstEntry: place, lastEntry: place))
  }

  /// The entry moved to the nearest open list or map of its kind, with what belongs to it.
  func misaligned(at place: Int, column: Int, isMap: Bool, previous: Entry?) -> Slip? {
    if isCounting { return nil }
    let line = startOfLine(place)
    // Only what begins a line can be moved with its white space.
    guard skipBlanks(line) == place else { return nil }
    let fitting = levels.filter { $0.isMap == isMap }
    let nearest = fitting.enumerated().min {
      let left = abs($0.element.column - column)
      let right = abs($1.element.column - column)
      return (left, -$0.offset) < (right, -$1.offset)
    }?.element
    guard let target = nearest else { return nil }
    if levels.count == 1, column < target.column, target.firstEntry != place {
      // Everything but the first lines stands further left: those are the ones to move.
      return moved(
        from: startOfLine(target.firstEntry), column: target.column, to: column,
        aligned: place, isMap: isMap)
    }
    return moved(
      from: line, column: column, to: target.column, aligned: target.lastEntry,
      isMap: isMap)
  }

  private func moved(from line: Int, column: Int, to target: Int, aligned: Int, isMap: Bool)
    -> Slip?
  {
    var changes: [MendedBytes.Change] = []
    var start = line
    while start < bytes.count {
      let content = skipBlanks(start)
      let indent = content - start
      if !byte(content).isBreak {
        let isSibling = indent == column && (!isMap || !isDash(content) || target > column)
        let belongs =
          start == line || indent > column
          || isSibling && isMap == !isDash(content)
          || isMap && indent == column && isDash(content) && keyAbove(start)
        if !belongs, byte(content) != UInt8(ascii: "#") { break }
        if belongs {
          let width = max(0, indent + target - column)
          changes.append(
            MendedBytes.Change(start..<content, String(repeating: " ", count: width)))
        }
      }
      start = nextLine(after: content)
    }
    guard let first = changes.first else { return nil }
    let lines = LineTable(SourceFile(name: "", bytes: bytes))
    let content = first.range.upperBound
    let end = plainEnd(from: content)
    return Slip(
      diagnostic: .badIndentation(
        at: source.range(content, end), isTooFarRight: target < column,
        aligned: source.range(aligned, plainEnd(from: aligned)),
        line: lines.lineNumber(of: aligned), spaces: target,
        edits: changes.map {
          Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
        }),
      changes: changes)
  }

  /// Whether the line above is a key whose list begins here.
  private func keyAbove(_ line: Int) -> Bool {
    guard line > 0 else { return false }
    let above = startOfLine(line - 1)
    let end = plainEnd(from: skipBlanks(above))
    return end > above && byte(end - 1) == UInt8(ascii: ":")
  }

  /// `title:Lunch`, `title：Lunch` or `title Lunch` where `title: Lunch` has to stand.
  func missingColon(at place: Int, isRequired: Bool) -> Slip? {
    if isCounting { return nil }
    let end = plainEnd(from: place)
    var word = place
    while byte(word).isIdentifierPart { word += 1 }
    guard word > place else { return isRequired ? lineWithoutColon(place..<end, word: nil) : nil }
    let colon = skipBlanks(word)
    if byte(colon) == UInt8(ascii: ":"), colon < end, !byte(colon + 1).isBlankOrBreak {
      return .missingSpace(colon, line: place..<end, in: source)
    }
    // The full-width colon of Chinese and Japanese keyboards.
    if byte(colon) == 0xEF, byte(colon + 1) == 0xBC, byte(colon + 2) == 0x9A {
      let value = skipBlanks(colon + 3)
      return Slip(
        diagnostic: .fullWidthColon(at: source.range(colon, colon + 3)),
        changes: [MendedBytes.Change(colon..<value, ": ")])
    }
    return isRequired ? lineWithoutColon(place..<end, word: word) : nil
  }

  private func lineWithoutColon(_ range: Range<Int>, word: Int?) -> Slip? {
    if byte(range.lowerBound) == UInt8(ascii: "/"), byte(range.lowerBound + 1) == UInt8(ascii: "/")
    {
      let slashes = range.lowerBound..<range.lowerBound + 2
      return Slip(
        diagnostic: .slashesForHash(at: source.range(slashes)),
        changes: [MendedBytes.Change(range, "")])
    }
    // A line at the column of a list's dashes lacks its dash, or the space after it.
    if let list = levels.last, !list.isMap, list.column == range.lowerBound - lineStart {
      if byte(range.lowerBound) == UInt8(ascii: "-"), range.count > 1 {
        return .tightDash(range.lowerBound, in: source)
      }
      return Slip(
        diagnostic: .lineWithoutDash(at: source.range(range)),
        changes: [MendedBytes.Change(range.lowerBound..<range.lowerBound, "- ")])
    }
    guard let word, word < range.upperBound else {
      // Taken out, so that the rest can be read.
      return Slip(
        diagnostic: .lineWithoutColon(at: source.range(range), word: nil),
        changes: [MendedBytes.Change(range, "")])
    }
    return Slip(
      diagnostic: .lineWithoutColon(
        at: source.range(range),
        word: String(decoding: bytes[range.lowerBound..<word], as: UTF8.self)),
      changes: [MendedBytes.Change(word..<word, ":")])
  }
}

extension Slip {
  /// `title:Lunch`, found at its colon.
  static func missingSpace(_ colon: Int, line: Range<Int>, in source: MendedBytes) -> Slip {
    let key = String(decoding: source.bytes[line.lowerBound..<colon], as: UTF8.self)
    return Slip(
      diagnostic: .missingSpaceAfterColon(
        key: key, at: source.range(colon, colon + 1),
        after: source.range(colon + 1, colon + 1)),
      changes: [MendedBytes.Change(colon + 1..<colon + 1, " ")])
  }
}
