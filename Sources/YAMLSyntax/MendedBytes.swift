import SourceText

/// The bytes that are read: the file's, or the file's with slips mended, and the way back from an
/// offset in them to the file.
struct MendedBytes {
  /// A replacement in the coordinates of the bytes as they stand.
  struct Change {
    var range: Range<Int>
    var replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: String) {
      self.range = range
      self.replacement = Array(replacement.utf8)
    }

    init(_ range: Range<Int>, bytes: [UInt8]) {
      self.range = range
      replacement = bytes
    }
  }

  /// A stretch of the bytes: copied from the file, or put in place of a part of it.
  private struct Stretch {
    var start: Int
    var length: Int
    var origin: Range<Int>
    var isCopied: Bool
  }

  private(set) var bytes: [UInt8]
  // Empty as long as nothing is mended.
  private var stretches: [Stretch] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The range of the file for a range of the bytes.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    if stretches.isEmpty { return SourceRange(start: start, end: end) }
    let origin = offset(of: start, isEnd: start == end && start == bytes.count)
    return SourceRange(start: origin, end: start == end ? origin : offset(of: end, isEnd: true))
  }

  func range(_ range: Range<Int>) -> SourceRange {
    self.range(range.lowerBound, range.upperBound)
  }

  /// Makes changes that do not overlap.
  mutating func apply(_ changes: [Change]) {
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      apply(change)
    }
  }

  private mutating func apply(_ change: Change) {
    if stretches.isEmpty {
      stretches = [
        Stretch(start: 0, length: bytes.count, origin: 0..<bytes.count, isCopied: true)
      ]
    }
    let lower = min(max(change.range.lowerBound, 0), bytes.count)
    let upper = min(max(change.range.upperBound, lower), bytes.count)
    let origin = range(lower, upper)
    var result: [Stretch] = []
    var isPlaced = false
    let growth = change.replacement.count - (upper - lower)
    func place() {
      if isPlaced { return }
      isPlaced = true
      let start = min(origin.start, origin.end)
      result.append(
        Stretch(
          start: lower, length: change.replacement.count, origin: start..<origin.end,
          isCopied: false))
    }
    for stretch in stretches {
      let end = stretch.start + stretch.length
      if end <= lower {
        result.append(stretch)
        continue
      }
      if stretch.start < lower {
        var left = stretch
        left.length = lower - stretch.start
        if left.isCopied {
          left.origin = left.origin.lowerBound..<left.origin.lowerBound + left.length
        }
        result.append(left)
      }
      if end > upper || stretch.start >= upper {
        place()
        var right = stretch
        let cut = max(0, upper - stretch.start)
        right.start = stretch.start + cut + growth
        right.length -= cut
        if right.isCopied {
          right.origin = right.origin.lowerBound + cut..<right.origin.upperBound
        }
        result.append(right)
      }
    }
    place()
    stretches = result
    bytes.replaceSubrange(lower..<upper, with: change.replacement)
  }

  private func offset(of offset: Int, isEnd: Bool) -> Int {
    // The stretch that holds the byte, or for an end the byte before it.
    let place = isEnd ? offset - 1 : offset
    var low = 0
    var high = stretches.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= place { low = middle } else { high = middle }
    }
    guard low < stretches.count else { return offset }
    let stretch = stretches[low]
    if stretch.isCopied {
      return min(
        stretch.origin.lowerBound + max(0, offset - stretch.start), stretch.origin.upperBound)
    }
    return isEnd ? stretch.origin.upperBound : stretch.origin.lowerBound
  }
}
