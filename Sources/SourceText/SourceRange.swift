/// A half-open range of byte offsets (`end` is exclusive) into the bytes of one `SourceFile`.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range: a place between two bytes.
  package init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  package var isEmpty: Bool { start == end }

  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
