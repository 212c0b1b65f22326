/// The anchor and the tag before a node, which libyaml counts as a part of it.
struct Properties {
  var anchor: Range<Int>?
  var tag: Range<Int>?
  /// Where the node itself begins.
  var contentStart: Int
  /// Where the last property ends, or the place of the node.
  var end: Int

  var hasAny: Bool { anchor != nil || tag != nil }

  init(_ event: Event, in bytes: UnsafeBufferPointer<UInt8>) {
    contentStart = event.start
    end = event.start
    if event.anchor == nil, event.tag == nil { return }
    var place = event.start
    while place < bytes.count, place < event.end || place == event.start {
      let first = bytes[place]
      guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { break }
      let start = place
      while place < bytes.count, !bytes[place].isBlankOrBreak, place < event.end { place += 1 }
      if first == UInt8(ascii: "&") { anchor = start..<place } else { tag = start..<place }
      end = place
      place = SourceScan.skipSpaceAndComments(from: place, to: bytes.count, in: bytes)
      if anchor != nil && event.tag == nil || tag != nil && event.anchor == nil { break }
      if anchor != nil && tag != nil { break }
    }
    // Without content (`title: !important`), the node stands where its property ends.
    contentStart = place <= event.end ? place : end
  }
}
