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

  /// Makes changes, in one walk over the bytes; of two that overlap, only the first is made.
  mutating func apply(_ changes: [Change]) {
    let old = self
    let before =
      stretches.isEmpty
      ? [Stretch(start: 0, length: bytes.count, origin: 0..<bytes.count, isCopied: true)]
      : stretches
    var place = 0
    var index = 0
    bytes = []
    bytes.reserveCapacity(old.bytes.count + changes.count * 2)
    stretches = []
    func copy(_ result: inout MendedBytes, upTo limit: Int) {
      while place < limit, index < before.count {
        let stretch = before[index]
        let end = min(stretch.start + stretch.length, limit)
        if end > place {
          let start = stretch.origin.lowerBound + (place - stretch.start)
          result.stretches.append(
            Stretch(
              start: result.bytes.count, length: end - place,
              origin: stretch.isCopied ? start..<start + (end - place) : stretch.origin,
              isCopied: stretch.isCopied))
          result.bytes += old.bytes[place..<end]
          place = end
        }
        if stretch.start + stretch.length <= place { index += 1 }
      }
    }
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let lower = min(change.range.lowerBound, old.bytes.count)
      let upper = min(change.range.upperBound, old.bytes.count)
      if lower < place { continue }
      copy(&self, upTo: lower)
      let origin = old.range(lower, upper)
      if !change.replacement.isEmpty {
        stretches.append(
          Stretch(
            start: bytes.count, length: change.replacement.count,
            origin: origin.start..<origin.end, isCopied: false))
      }
      bytes += change.replacement
      place = upper
      while index < before.count, before[index].start + before[index].length <= place {
        index += 1
      }
    }
    copy(&self, upTo: old.bytes.count)
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
