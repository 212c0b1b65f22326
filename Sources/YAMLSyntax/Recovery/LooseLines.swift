import Diagnostics
import SourceText

// A file that has no key at all for YAML, since every line joins key and value in another way.
extension Slip {
  /// `title = Lunch`, `title：Lunch` or `title:Lunch` on every line; nothing where the first line
  /// is none of these.
  static func looseLines(in source: MendedBytes) -> [Slip] {
    let scanner = SlipScanner(source, failure: nil)
    let bytes = source.bytes
    var equals: [MendedBytes.Change] = []
    var slips: [Slip] = []
    var line = scanner.lineStart
    while line < bytes.count {
      let content = scanner.skipBlanks(line)
      let next = scanner.nextLine(after: content)
      defer { line = next }
      if scanner.byte(content).isBreak || scanner.byte(content) == UInt8(ascii: "#") { continue }
      var word = content
      while scanner.byte(word).isIdentifierPart { word += 1 }
      let sign = scanner.skipBlanks(word)
      if word > content, scanner.byte(sign) == UInt8(ascii: "="),
        scanner.byte(sign + 1) != UInt8(ascii: "=")
      {
        let value = scanner.skipBlanks(sign + 1)
        equals.append(MendedBytes.Change(word..<value, ": "))
      } else if word > content, let slip = scanner.missingColon(at: content, isRequired: false) {
        slips.append(slip)
      } else if equals.isEmpty, slips.isEmpty {
        return []
      }
    }
    if let first = equals.first {
      slips.append(
        Slip(
          diagnostic: .equalsForColon(
            count: equals.count, at: source.range(first.range),
            edits: equals.map {
              Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
            }),
          changes: equals))
    }
    return slips
  }
}
