import SourceText

/// `# surveyc: allow ID, ID` comments.
enum Allowances {
  private static let name = Array("surveyc:".utf8)
  private static let verb = Array("allow".utf8)

  static func find(in source: SourceFile) -> [YAMLDocument.Allowance] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var found: [YAMLDocument.Allowance] = []
      var place = 0
      while let hash = bytes[place...].firstIndex(of: UInt8(ascii: "#")) {
        place = hash + 1
        if hash > 0, !bytes[hash - 1].isBlankOrBreak { continue }
        if let list = list(after: hash, in: bytes) { found += ids(from: list, in: bytes) }
      }
      return found
    }
  }

  private static func list(after hash: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = skipBlanks(from: hash + 1, in: bytes)
    guard bytes[place...].starts(with: name) else { return nil }
    place = skipBlanks(from: place + name.count, in: bytes)
    guard bytes[place...].starts(with: verb) else { return nil }
    let end = place + verb.count
    place = skipBlanks(from: end, in: bytes)
    return place > end ? place : nil
  }

  private static func ids(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [YAMLDocument.Allowance] {
    var found: [YAMLDocument.Allowance] = []
    var place = start
    while place < bytes.count {
      let begin = place
      while place < bytes.count, bytes[place].isIdentifierPart || bytes[place] == UInt8(ascii: "-")
      { place += 1 }
      if place == begin { break }
      found.append(
        YAMLDocument.Allowance(
          id: String(decoding: bytes[begin..<place], as: UTF8.self),
          range: SourceRange(start: begin, end: place)))
      place = skipBlanks(from: place, in: bytes)
      guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { break }
      place = skipBlanks(from: place + 1, in: bytes)
    }
    return found
  }

  private static func skipBlanks(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isBlank { place += 1 }
    return place
  }
}
