import Diagnostics
import SourceText
import UnicodeText

/// From events to one located tree: aliases expanded, merge keys merged, limits kept.
///
/// Containers stand on a stack of their own, so that no depth of nesting can exhaust the call
/// stack.
struct TreeBuilder {
  /// What one pass over the bytes gave.
  struct Outcome {
    var root: Node?
    /// Mistakes that do not stop the reading.
    var diagnostics: [Diagnostic] = []
    /// Slips that YAML accepts with a meaning that nobody wants.
    var slips: [Slip] = []
    var failure: ReadingFailure?
  }

  private struct Frame {
    var isMapping: Bool
    var isFlow: Bool
    var range: Range<Int>
    var tag: SourceRange?
    var anchor: Anchor?
    var nodesBefore: Int
    var elements: [Node] = []
    var pairs: [Pair] = []
    var keys = KeySet()
    var merges = false
    /// The colon of a key like `submit:blue` in braces, until it is known that it has no value.
    var tightColon: Int?
    var key: Node?
    var remarks: [Remark] = []
    /// Which diagnostic tells of a key that is there twice.
    var duplicate: Int?
  }

  private struct Anchor {
    var name: String
    var range: Range<Int>
  }

  private struct Anchored {
    var node: Node?
    var nodeCount: Int
    var range: Range<Int>
    /// The text from the anchor to the end of a plain scalar, which is what somebody may have
    /// meant when nothing refers to the anchor.
    var wholeText: Range<Int>?
    var isUsed = false
  }

  private let source: MendedBytes
  private let bytes: UnsafeBufferPointer<UInt8>
  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var nodeCount = 0
  private var usesAliases = false
  private var documents = 0
  private var isFinished = false
  private var isStopped = false
  private var lastEnd = 0
  private var outcome = Outcome()

  private init(_ source: MendedBytes, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
  }

  /// Reads the first document of the bytes.
  static func read(_ source: MendedBytes) -> Outcome {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard var reader = EventReader(bytes) else { return Outcome() }
      var builder = TreeBuilder(source, bytes)
      while !builder.isFinished {
        switch reader.next() {
        case .success(let event): builder.take(event)
        case .failure(let failure):
          builder.outcome.failure = failure
          builder.isFinished = true
        }
      }
      builder.reportUnusedAnchors()
      if builder.isStopped { builder.outcome.root = nil }
      return builder.outcome
    }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .streamStart:
      lastEnd = event.end
    case .streamEnd:
      isFinished = true
    case .documentStart:
      documents += 1
      if documents > 1 {
        outcome.diagnostics.append(.severalDocuments(at: markRange(event)))
        isFinished = true
      }
    case .documentEnd:
      break
    case .scalar(let scalar):
      addScalar(scalar, event)
    case .alias(let name):
      addAlias(name, event)
    case .sequenceStart(let isFlow):
      open(event, isMapping: false, isFlow: isFlow)
    case .mappingStart(let isFlow):
      open(event, isMapping: true, isFlow: isFlow)
    case .sequenceEnd, .mappingEnd:
      close(event)
    }
  }

  // MARK: Nodes

  private mutating func count(_ added: Int, at range: Range<Int>) {
    nodeCount &+= added
    if nodeCount > Limits.nodes {
      stop(
        usesAliases
          ? .aliasBomb(at: source.range(range)) : .tooManyNodes(at: source.range(range)))
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) {
    if !isStopped { outcome.diagnostics.append(diagnostic) }
    isStopped = true
    isFinished = true
  }

  private mutating func open(_ event: Event, isMapping: Bool, isFlow: Bool) {
    let properties = Properties(event, in: bytes)
    let start = isFlow ? properties.contentStart : event.start
    if frames.count >= Limits.levels {
      stop(.tooDeep(at: source.range(start, min(start + 1, bytes.count))))
      return
    }
    var frame = Frame(
      isMapping: isMapping, isFlow: isFlow, range: start..<max(start, event.end),
      nodesBefore: nodeCount)
    if !isFlow, properties.hasAny {
      // The node itself begins with its first child, which may be lines below.
      frame.range = properties.contentStart..<max(properties.contentStart, event.end)
    }
    frame.tag = properties.tag.map { source.range($0) }
    count(1, at: frame.range)
    if let name = event.anchor {
      let range = properties.anchor ?? frame.range
      frame.anchor = Anchor(name: name, range: range)
      anchors[name] = Anchored(node: nil, nodeCount: 0, range: range)
    }
    noteHashInGap(upTo: start)
    lastEnd = isFlow ? event.end : lastEnd
    frames.append(frame)
  }

  private mutating func close(_ event: Event) {
    guard let frame = frames.popLast() else { return }
    var end = lastEnd
    if frame.isFlow {
      end = event.end
    } else if end < frame.range.lowerBound {
      end = frame.range.lowerBound
    }
    let range = frame.range.lowerBound..<max(frame.range.lowerBound, end)
    lastEnd = max(lastEnd, end)
    var node = Node(
      frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.elements),
      range: source.range(range), remarks: frame.remarks)
    if let tag = frame.tag { node.remarks.append(.tag(tag)) }
    if frame.merges { merge(into: &node) }
    if let anchor = frame.anchor {
      define(anchor, node, count: nodeCount &- frame.nodesBefore, wholeText: nil)
    }
    if frame.isFlow, frame.isMapping, let slip = Slip.braces(range, frame.pairs, in: source) {
      outcome.slips.append(slip)
    }
    add(node, at: range)
  }

  private mutating func addScalar(_ scalar: Scalar, _ event: Event) {
    let properties = Properties(event, in: bytes)
    let start = properties.contentStart
    var end = max(start, event.end)
    let isPlain = scalar.style == .plain
    if scalar.style == .literal || scalar.style == .folded {
      while end > start, bytes[end &- 1].isBlankOrBreak { end &-= 1 }
    } else if isPlain, scalar.text.isEmpty {
      end = start
    }
    noteHashInGap(upTo: start)
    var node = Node(.scalar(scalar), range: source.range(start, end))
    if let tag = properties.tag { node.remarks.append(.tag(source.range(tag))) }
    if isPlain {
      if let comment = SourceScan.cutOffComment(after: end, in: bytes) {
        node.remarks.append(.cutOffByHash(source.range(comment)))
      }
      if SourceScan.standsInCurlyQuotes(start..<end, in: bytes) {
        node.remarks.append(.smartQuotes(node.range))
      }
      if !event.isOneLine, let slip = Slip.joinedItem(start..<end, in: source) {
        outcome.slips.append(slip)
      }
      noteTightColon(start..<end)
      noteTightDash(start)
    } else if scalar.text.isEmpty, let slip = Slip.emptyBlockText(start, scalar, in: source) {
      outcome.slips.append(slip)
    }
    lastEnd = max(end, properties.end)
    count(1, at: start..<end)
    if let name = event.anchor {
      let anchor = Anchor(name: name, range: properties.anchor ?? start..<end)
      define(anchor, node, count: 1, wholeText: isPlain ? anchor.range.lowerBound..<end : nil)
    }
    add(node, at: start..<end)
  }

  private mutating func addAlias(_ name: String, _ event: Event) {
    let range = event.start..<event.end
    usesAliases = true
    noteHashInGap(upTo: event.start)
    lastEnd = event.end
    var node = Node(
      .scalar(Scalar("", style: .plain)), range: source.range(range), remarks: [.unreadable])
    if let anchored = anchors[name] {
      anchors[name]?.isUsed = true
      if let target = anchored.node {
        node = target
        count(anchored.nodeCount, at: range)
      } else {
        outcome.diagnostics.append(
          .aliasCycle(name, at: source.range(range), anchor: source.range(anchored.range)))
      }
    } else {
      let known = anchors.keys.sorted { $0.precedes($1) }
      outcome.diagnostics.append(.unknownAlias(name, at: source.range(range), known: known))
    }
    if !isStopped { add(node, at: range) }
  }

  private mutating func define(_ anchor: Anchor, _ node: Node, count: Int, wholeText: Range<Int>?) {
    noteUnused(anchors[anchor.name])
    anchors[anchor.name] = Anchored(
      node: node, nodeCount: count, range: anchor.range, wholeText: wholeText)
  }

  private mutating func add(_ node: Node, at range: Range<Int>) {
    guard !frames.isEmpty else {
      if outcome.root == nil { outcome.root = node }
      return
    }
    let top = frames.count - 1
    guard frames[top].isMapping else {
      frames[top].elements.append(node)
      return
    }
    if let key = frames[top].key {
      frames[top].key = nil
      addPair(Pair(key: key, value: node), to: top)
    } else {
      frames[top].key = node
    }
  }

  private mutating func addPair(_ pair: Pair, to top: Int) {
    guard let scalar = pair.key.scalar else {
      // Text in double braces is reported as such, with its fix.
      if !Slip.beginsWithBraces(frames[top].range.lowerBound, in: bytes) {
        outcome.diagnostics.append(.keyIsNoText(at: pair.key.range))
      }
      return
    }
    let text = scalar.text.normalised
    if let earlier = frames[top].keys.insert(text) {
      reportDuplicate(pair, of: frames[top].pairs[earlier], in: top)
      return
    }
    if scalar.style == .plain, text == "<<" { frames[top].merges = true }
    frames[top].pairs.append(pair)
  }

  /// The first key that a map has twice is reported; those after it are most likely the rest of a
  /// second question that lacks its dash, and are labels of the same report.
  private mutating func reportDuplicate(_ pair: Pair, of earlier: Pair, in top: Int) {
    guard let key = pair.key.scalar?.text.normalised else { return }
    if let report = frames[top].duplicate, outcome.diagnostics.indices.contains(report) {
      outcome.diagnostics[report].secondary.append(Label(pair.key.range, "so is `\(key)`"))
      return
    }
    frames[top].duplicate = outcome.diagnostics.count
    outcome.diagnostics.append(
      .duplicateKey(key, at: pair.key.range, earlier: earlier.key.range))
  }
}

extension TreeBuilder {
  /// Replaces `<<` by the pairs it brings in: what stands in the map itself wins, then the earlier
  /// of several maps.
  private mutating func merge(into node: inout Node) {
    guard let pairs = node.pairs else { return }
    var keys = KeySet()
    for pair in pairs { _ = keys.insert(pair.key.scalar?.text.normalised ?? "") }
    var merged: [Pair] = []
    for pair in pairs {
      guard let key = pair.key.scalar, key.style == .plain, key.text == "<<" else {
        merged.append(pair)
        continue
      }
      for map in pair.value.elements ?? [pair.value] {
        if map.isUnreadable { continue }
        guard let brought = map.pairs else {
          outcome.diagnostics.append(.mergeOfNoMap(at: map.range))
          continue
        }
        count(brought.count &* 2, at: frameRange(pair.key.range))
        for pair in brought where keys.insert(pair.key.scalar?.text.normalised ?? "") == nil {
          merged.append(pair)
        }
      }
    }
    node.content = .mapping(merged)
  }

  // Only for a report, which needs a place and not an exact one.
  private func frameRange(_ range: SourceRange) -> Range<Int> { lastEnd..<lastEnd }

  /// `submit:blue` is one text for YAML: below `colors:` or in braces it is a slip.
  private mutating func noteTightColon(_ range: Range<Int>) {
    guard let top = frames.indices.last, frames[top].isMapping else { return }
    let isKey = frames[top].key == nil
    if frames[top].isFlow {
      if isKey {
        frames[top].tightColon = SourceScan.tightColon(in: range, of: bytes)
      } else if range.isEmpty, let colon = frames[top].tightColon {
        outcome.slips.append(.missingSpace(colon, line: wordStart(colon)..<colon, in: source))
      }
    } else if !isKey, range.lowerBound &- lastEnd > 2,
      let colon = SourceScan.tightColon(in: range, of: bytes),
      bytes[lastEnd..<range.lowerBound].contains(where: { $0.isBreak })
    {
      outcome.slips.append(.missingSpace(colon, line: range.lowerBound..<colon, in: source))
    }
  }

  /// `-question: …` as the first line of a map.
  private mutating func noteTightDash(_ start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "-"), let top = frames.last,
      top.isMapping, !top.isFlow, top.key == nil
    else { return }
    if SlipScanner(source, failure: nil).isTightDash(start) {
      outcome.slips.append(.tightDash(start, in: source))
    }
  }

  private func wordStart(_ colon: Int) -> Int {
    var start = colon
    while start > 0, bytes[start - 1].isIdentifierPart { start -= 1 }
    return start
  }

  /// In a list in brackets, `#` after a comma hides an item: no node is there to say so.
  private mutating func noteHashInGap(upTo start: Int) {
    guard let top = frames.indices.last, frames[top].isFlow, start &- lastEnd > 3 else { return }
    if let comment = SourceScan.hiddenItem(in: lastEnd..<start, of: bytes) {
      frames[top].remarks.append(.cutOffByHash(source.range(comment)))
    }
  }

  /// `&Friends and family` is an anchor for YAML, and half of the text is gone.
  private mutating func noteUnused(_ anchored: Anchored?) {
    guard let anchored, !anchored.isUsed, let text = anchored.wholeText else { return }
    outcome.slips.append(.specialStart(text, in: source))
  }

  private mutating func reportUnusedAnchors() {
    if outcome.failure != nil || isStopped { return }
    for anchored in anchors.values { noteUnused(anchored) }
    outcome.slips.sort { $0.place < $1.place }
  }

  private func markRange(_ event: Event) -> SourceRange {
    let end = event.end - event.start > 3 ? event.start + 3 : event.end
    return source.range(event.start, end)
  }
}

/// The keys of one map: a short list, or a table once there are many.
private struct KeySet {
  private var texts: [String] = []
  private var places: [String: Int] = [:]

  /// Adds a key; gives the place of an equal one when it is there already.
  mutating func insert(_ text: String) -> Int? {
    if texts.count < 16 {
      if let place = texts.firstIndex(of: text) { return place }
    } else {
      if places.isEmpty {
        for (place, text) in texts.enumerated() { places[text] = place }
      }
      if let place = places[text] { return place }
      places[text] = texts.count
    }
    texts.append(text)
    return nil
  }
}
