import Diagnostics
import SourceText

/// Lines that are indented with tabs.
enum TabIndentation {
  /// Widths of a tab, the likeliest first; the one that makes the file consistent is taken.
  private static let widths = [2, 4, 8, 3, 1, 0]

  /// All lines indented with a tab as one slip.
  static func slip(in source: MendedBytes, failure: ReadingFailure) -> Slip? {
    guard source.bytes.contains(0x09) else { return nil }
    var scanner = SlipScanner(source, failure: failure, isCounting: true)
    _ = scanner.firstSlip()
    var lines = scanner.tabLines
    // The line where reading stopped, whatever it holds.
    let stopped = scanner.startOfLine(failure.offset)
    let indentation = stopped..<scanner.skipBlanks(stopped)
    if !lines.contains(stopped), indentation.contains(where: { source.bytes[$0] == 0x09 }) {
      lines.append(stopped)
      lines.sort()
    }
    guard let first = lines.first else { return nil }
    var best: (misalignments: Int, changes: [MendedBytes.Change])?
    for width in widths {
      let changes = lines.map { line in
        let blanks = line..<scanner.skipBlanks(line)
        let columns = blanks.reduce(0) { $0 + (source.bytes[$1] == 0x09 ? width : 1) }
        return MendedBytes.Change(blanks, String(repeating: " ", count: columns))
      }
      var candidate = SlipScanner(
        MendedBytes(replacing(changes, in: source.bytes)), failure: nil, isCounting: true)
      _ = candidate.firstSlip()
      if best.map({ candidate.misalignments < $0.misalignments }) ?? true {
        best = (candidate.misalignments, changes)
      }
      if best?.misalignments == 0 { break }
    }
    guard let changes = best?.changes else { return nil }
    return Slip(
      diagnostic: .tabIndentation(
        at: source.range(first..<scanner.skipBlanks(first)), lineCount: lines.count,
        edits: changes.map {
          Edit(source.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
        }),
      changes: changes)
  }

  private static func replacing(_ changes: [MendedBytes.Change], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + changes.count * 8)
    var place = 0
    for change in changes {
      result += bytes[place..<change.range.lowerBound]
      result += change.replacement
      place = change.range.upperBound
    }
    result += bytes[place...]
    return result
  }
}
