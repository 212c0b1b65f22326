import Diagnostics
import SourceText

// Lists and maps in brackets and braces.
extension SlipScanner {
  private struct Flow {
    var open: [Int] = []
    /// The item at hand: where it begins, whether it has a colon, where its value begins.
    var itemStart: Int?
    var hasColon = false
    /// Comments that may hide a closing bracket.
    var hashes: [Range<Int>] = []
    var contentEnd: Int
  }

  mutating func scanFlow(from start: Int) -> Step {
    var flow = Flow(contentEnd: start + 1)
    var place = start
    let parent = entry?.parentColumn ?? -1
    while place < bytes.count {
      let current = byte(place)
      if current.isBreak {
        let line = nextLine(after: place)
        let content = skipBlanks(line)
        if byte(content) == UInt8(ascii: "#") || byte(content).isBreak {
          place = max(endOfLine(content), line)
          if place >= bytes.count { break }
          if place == line, byte(place).isBreak { continue }
          continue
        }
        if content - line <= parent && beginsEntry(content) || isDocumentMark(line) {
          return .slip(unclosed(flow))
        }
        place = content
        continue
      }
      if current.isBlank {
        place += 1
        continue
      }
      if current == UInt8(ascii: "#"), byte(place - 1).isBlank {
        let end = endOfLine(place)
        flow.hashes.append(place..<end)
        place = end
        continue
      }
      switch scanFlowToken(at: place, &flow) {
      case .slip(let slip): return .slip(slip)
      case .end(let end):
        place = end
        flow.contentEnd = end
        if flow.open.isEmpty { return afterFlow(start: start, end: end) }
      }
    }
    return .slip(unclosed(flow))
  }

  private func scanFlowToken(at place: Int, _ flow: inout Flow) -> Step {
    let current = byte(place)
    if current.closesFlow { return close(at: place, &flow) }
    if current == UInt8(ascii: ",") {
      if flow.itemStart == nil, !flow.hasColon, flow.contentEnd > lineStart,
        byte(flow.contentEnd - 1) == UInt8(ascii: ",") || byte(flow.contentEnd - 1).opensFlow
      {
        let range = place..<place + 1
        return .slip(
          Slip(
            diagnostic: .commaTooMany(at: source.range(range)),
            changes: [MendedBytes.Change(range, "")]))
      }
      flow.itemStart = nil
      flow.hasColon = false
      return .end(place + 1)
    }
    if current.opensFlow {
      if let item = flow.itemStart, byte(item) != UInt8(ascii: ":") {
        return .slip(bracketsInText(from: item, at: place))
      }
      if current == UInt8(ascii: "{"), byte(place + 1) == UInt8(ascii: "{"), !flow.open.isEmpty {
        return .slip(specialStart(place..<flowTextEnd(from: place)))
      }
      flow.open.append(place)
      flow.itemStart = nil
      flow.hasColon = false
      return .end(place + 1)
    }
    if flow.itemStart == nil {
      if current.isQuote { return scanFlowQuote(at: place, &flow) }
      if let slip = specialItem(at: place) { return .slip(slip) }
    }
    return scanFlowText(at: place, &flow)
  }

  /// Goes over plain text up to a comma, a bracket, a comment or the end of the line.
  private func scanFlowText(at start: Int, _ flow: inout Flow) -> Step {
    if flow.itemStart == nil { flow.itemStart = start }
    var place = start
    while true {
      let current = byte(place)
      if current.isBreak || current.opensFlow || current.closesFlow
        || current == UInt8(ascii: ",")
        || current == UInt8(ascii: "#") && byte(place - 1).isBlank
      {
        return .end(max(place, start + 1))
      }
      let next = byte(place + 1)
      if current == UInt8(ascii: ":"),
        next.isBlankOrBreak || next.closesFlow || next.opensFlow || next == UInt8(ascii: ",")
      {
        if flow.hasColon {
          let item = flow.itemStart ?? start
          return .slip(secondColon(item..<flowTextEnd(from: item), colon: place))
        }
        flow.hasColon = true
        // The value begins like an item.
        flow.itemStart = nil
        return .end(place + 1)
      }
      place += 1
    }
  }

  private func scanFlowQuote(at start: Int, _ flow: inout Flow) -> Step {
    guard let end = quoteEnd(from: start, to: bytes.count) else {
      return .slip(unclosedQuote(from: start, end: flowTextEnd(from: start)))
    }
    let rest = skipBlanks(end)
    let next = byte(rest)
    if next.isBreak || next.closesFlow || next == UInt8(ascii: ",") || next == UInt8(ascii: "#") {
      flow.itemStart = start
      return .end(end)
    }
    if next == UInt8(ascii: ":"), !flow.hasColon {
      flow.hasColon = true
      return .end(rest + 1)
    }
    if next.isQuote, rest > end, areQuotedItems(from: rest) {
      return .slip(
        Slip(
          diagnostic: .missingComma(
            at: source.range(rest, quoteEnd(from: rest, to: bytes.count) ?? rest),
            gap: source.range(end, rest)),
          changes: [MendedBytes.Change(end..<rest, ", ")]))
    }
    if end > endOfLine(start) {
      return .slip(unclosedQuote(from: start, end: flowTextEnd(from: start)))
    }
    return .slip(textAfterQuote(from: start, closing: end - 1, limit: quotedItemEnd(from: start)))
  }

  /// Whether whole texts in quotes follow up to a comma or a bracket.
  private func areQuotedItems(from start: Int) -> Bool {
    var place = start
    while byte(place).isQuote {
      guard let end = quoteEnd(from: place, to: endOfLine(place)) else { return false }
      place = skipBlanks(end)
      if byte(place) == UInt8(ascii: ",") || byte(place).closesFlow { return true }
      if place == end { return false }
    }
    return false
  }

  /// The end of an item that begins with a quote: after the next such quote before a comma or a
  /// bracket, else before these.
  private func quotedItemEnd(from start: Int) -> Int {
    var place = start + 1
    while !byte(place).isBreak {
      if byte(place) == byte(start) {
        let next = byte(skipBlanks(place + 1))
        if next == UInt8(ascii: ",") || next.closesFlow || next.isBreak { return place + 1 }
      }
      place += 1
    }
    return flowTextEnd(from: start)
  }

  /// The end of an item's text on its line, with brackets that open and close in it.
  private func flowTextEnd(from start: Int) -> Int {
    var place = start
    var depth = 0
    while !byte(place).isBreak {
      let current = byte(place)
      if current.opensFlow {
        depth += 1
      } else if current.closesFlow {
        if depth == 0 { break }
        depth -= 1
      } else if current == UInt8(ascii: ","), depth == 0 {
        break
      } else if current == UInt8(ascii: "#"), place > start, byte(place - 1).isBlank {
        break
      }
      place += 1
    }
    while place > start + 1, byte(place - 1).isBlank { place -= 1 }
    return place
  }

  private func specialItem(at place: Int) -> Slip? {
    let current = byte(place)
    let isAlwaysSpecial =
      isSpecial(current) || current == UInt8(ascii: "|") || current == UInt8(ascii: ">")
    if isAlwaysSpecial { return specialStart(place..<flowTextEnd(from: place)) }
    guard current == UInt8(ascii: "*") || current == UInt8(ascii: "&") else {
      if current == UInt8(ascii: "!"), let failure, (place...place + 64).contains(failure.offset),
        failure.offset <= flowTextEnd(from: place)
      {
        return specialStart(place..<flowTextEnd(from: place))
      }
      return isDash(place) ? specialStart(place..<flowTextEnd(from: place)) : nil
    }
    var end = place + 1
    while byte(end).isIdentifierPart || byte(end) == UInt8(ascii: "-") { end += 1 }
    let rest = byte(skipBlanks(end))
    let isFine =
      current == UInt8(ascii: "&")
      ? byte(end).isBlankOrBreak
      : rest.isBreak || rest.closesFlow || rest == UInt8(ascii: ",") || rest == UInt8(ascii: ":")
    return end > place + 1 && isFine ? nil : specialStart(place..<flowTextEnd(from: place))
  }

  private func close(at place: Int, _ flow: inout Flow) -> Step {
    guard let opening = flow.open.popLast() else { return .end(place + 1) }
    let wanted = closer(of: opening)
    if byte(place) == wanted {
      flow.itemStart = place
      return .end(place + 1)
    }
    let outer = flow.open.last.map { closer(of: $0) }
    let text = String(UnicodeScalar(wanted))
    if outer == byte(place) {
      // Only the inner one is open; the bracket at hand closes the outer one.
      flow.open = [opening]
      return .slip(unclosed(flow))
    }
    return .slip(
      Slip(
        diagnostic: .wrongBracket(
          at: source.range(place, place + 1), opening: source.range(opening, opening + 1),
          found: String(UnicodeScalar(byte(place))), wanted: text),
        changes: [MendedBytes.Change(place..<place + 1, text)]))
  }

  private func closer(of opening: Int) -> UInt8 {
    byte(opening) == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
  }

  /// What stands after the last bracket.
  private func afterFlow(start: Int, end: Int) -> Step {
    let rest = skipBlanks(end)
    if byte(rest).isBreak || byte(rest) == UInt8(ascii: "#") && rest > end { return .end(rest) }
    if byte(rest) == UInt8(ascii: ":") { return .end(endOfLine(rest)) }
    let textEnd = plainEnd(from: rest)
    if (rest..<textEnd).allSatisfy({ byte($0).closesFlow || byte($0).isBlank }) {
      return .slip(
        Slip(
          diagnostic: .bracketTooMany(
            String(decoding: bytes[rest..<textEnd], as: UTF8.self),
            at: source.range(rest, textEnd)),
          changes: [MendedBytes.Change(rest..<textEnd, "")]))
    }
    if (rest..<textEnd).allSatisfy({
      byte($0) == UInt8(ascii: ";") || byte($0) == UInt8(ascii: ",")
        || byte($0) == UInt8(ascii: ".")
    }) {
      return .slip(
        Slip(
          diagnostic: .afterBracket(
            String(decoding: bytes[rest..<textEnd], as: UTF8.self),
            at: source.range(rest, textEnd)),
          changes: [MendedBytes.Change(rest..<textEnd, "")]))
    }
    return .slip(specialStart(start..<wholeTextEnd(from: start)))
  }

  /// A plain item with brackets in it: `[way in [Bus], …]`.
  private func bracketsInText(from start: Int, at place: Int) -> Slip {
    let range = start..<max(place + 1, flowTextEnd(from: start))
    let quoted = Quoting.quoted(String(decoding: bytes[range], as: UTF8.self))
    return Slip(
      diagnostic: .bracketsInText(
        at: source.range(place, place + 1), text: source.range(range), quoted: quoted),
      changes: [MendedBytes.Change(range, quoted)])
  }

  private func unclosed(_ flow: Flow) -> Slip {
    if let slip = hiddenBracket(flow) { return slip }
    let closers = flow.open.reversed().map { closer(of: $0) }
    let innermost = flow.open.last ?? flow.contentEnd
    let last = flow.contentEnd - 1
    if flow.open.count == 1, byte(last) == UInt8(ascii: ")"),
      !bytes[innermost...last].contains(UInt8(ascii: "("))
    {
      let wanted = String(UnicodeScalar(closer(of: innermost)))
      return Slip(
        diagnostic: .wrongBracket(
          at: source.range(last, last + 1), opening: source.range(innermost, innermost + 1),
          found: ")", wanted: wanted),
        changes: [MendedBytes.Change(last..<last + 1, wanted)])
    }
    let text = String(decoding: closers, as: UTF8.self)
    return Slip(
      diagnostic: .unclosedBracket(
        String(UnicodeScalar(byte(innermost))), at: source.range(innermost, innermost + 1),
        closing: source.range(flow.contentEnd, flow.contentEnd), text: text),
      changes: [MendedBytes.Change(flow.contentEnd..<flow.contentEnd, text)])
  }

  /// `[Table A, #3]`: the comment takes the bracket with it.
  private func hiddenBracket(_ flow: Flow) -> Slip? {
    let hash = flow.hashes.last { range in
      let next = byte(range.lowerBound + 1)
      return !next.isBlankOrBreak && next != UInt8(ascii: "#")
        && range.contains { byte($0).closesFlow }
    }
    guard let hash else { return nil }
    // Each item of the line that has a `#` in it is quoted.
    var changes: [MendedBytes.Change] = []
    var place = hash.lowerBound
    while place < hash.upperBound {
      var start = place
      while start > lineStart, byte(start - 1) != UInt8(ascii: ","), !byte(start - 1).opensFlow,
        !(byte(start - 1).isBlank && byte(start - 2) == UInt8(ascii: ":"))
      {
        start -= 1
      }
      start = skipBlanks(start)
      var end = place
      while end < hash.upperBound, byte(end) != UInt8(ascii: ","), !byte(end).closesFlow {
        end += 1
      }
      let text = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
      if !byte(start).isQuote {
        changes.append(MendedBytes.Change(start..<end, Quoting.quoted(text)))
      }
      guard let next = (end..<hash.upperBound).first(where: { byte($0) == UInt8(ascii: "#") })
      else { break }
      // A comment after the bracket stays one.
      if byte(next + 1).isBlankOrBreak { break }
      place = next
    }
    if changes.isEmpty { return nil }
    return Slip(
      diagnostic: .bracketBehindHash(
        at: source.range(hash),
        edits: changes.map {
          Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
        }),
      changes: changes)
  }
}
