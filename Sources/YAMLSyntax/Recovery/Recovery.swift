import Diagnostics
import SourceText

/// Reads a file as often as it has slips that YAML stops at: each is reported once, mended in
/// memory, and read past, so that the rest of the file is checked in the same run.
struct Recovery {
  private var source: MendedBytes
  private let start: SourceRange
  private var mended: Set<Place> = []

  private struct Place: Hashable {
    var id: DiagnosticID
    var range: SourceRange
  }

  init(_ file: SourceFile) {
    source = MendedBytes(file.bytes)
    start = SourceRange(at: file.hasByteOrderMark ? 3 : 0)
  }

  /// How many readings a file gets: enough for every slip of a spec, few for a file of megabytes.
  private var readings: Int { min(max((128 << 20) / max(source.bytes.count, 1), 4), 200) }

  /// The tree of the file; nothing when there is none, which has been reported then.
  mutating func read(reporting bag: inout DiagnosticBag) -> Node? {
    if let kind = ForeignFile.kind(of: source.bytes) {
      bag.report(.notPlainText(kind, at: start))
      return nil
    }
    if let slip = PastedSpaces.slip(in: source) { _ = mend([slip], reporting: &bag) }
    for _ in 0..<readings {
      let outcome = TreeBuilder.read(source)
      var slips = outcome.failure.map { self.slips(at: $0) } ?? outcome.slips
      if slips.isEmpty, outcome.failure == nil, outcome.root?.scalar?.style == .plain {
        slips = Slip.looseLines(in: source)
      }
      if mend(slips, reporting: &bag) { continue }
      for diagnostic in outcome.diagnostics where !isKnown(diagnostic) { bag.report(diagnostic) }
      if let failure = outcome.failure {
        // What was not recognised, or could not be mended, ends the reading.
        if slips.isEmpty || !slips.contains(where: { $0.changes.isEmpty }) {
          bag.report(.unreadable(at: source.range(line(around: failure.offset))))
        }
        return nil
      }
      guard let root = outcome.root, root.scalar?.isAbsent != true else {
        if outcome.diagnostics.isEmpty, outcome.root.map({ !$0.isUnreadable }) ?? true {
          bag.report(.emptyFile(at: start))
        }
        return nil
      }
      return root
    }
    return nil
  }

  /// A key that is there twice only because its line was moved has been reported with the line.
  private func isKnown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id == .duplicateKey
      && mended.contains {
        $0.id == .badIndentation && $0.range.start == diagnostic.range.start
      }
  }

  private func slips(at failure: ReadingFailure) -> [Slip] {
    if failure.kind == .characters { return CharacterSlips(source).slips() }
    if !mended.contains(where: { $0.id == .tabIndentation }),
      let slip = TabIndentation.slip(in: source, failure: failure)
    {
      return [slip]
    }
    var scanner = SlipScanner(source, failure: failure)
    return scanner.firstSlip().map { [$0] } ?? []
  }

  /// Reports slips and makes their changes; false when that changes nothing.
  private mutating func mend(_ slips: [Slip], reporting bag: inout DiagnosticBag) -> Bool {
    var changes: [MendedBytes.Change] = []
    for slip in slips {
      let place = Place(id: slip.diagnostic.id, range: slip.diagnostic.range)
      guard mended.insert(place).inserted else { continue }
      bag.report(slip.diagnostic)
      changes += slip.changes
    }
    if changes.isEmpty { return false }
    source.apply(changes)
    return true
  }

  /// The text of the line at an offset, or of the last line before it that has any.
  private func line(around offset: Int) -> Range<Int> {
    let bytes = source.bytes
    var end = min(max(offset, 0), bytes.count)
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    while end > 0, bytes[end - 1].isBlankOrBreak { end -= 1 }
    var begin = end
    while begin > 0, !bytes[begin - 1].isBreak { begin -= 1 }
    if begin == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { begin = min(3, end) }
    while begin < end, bytes[begin].isBlank { begin += 1 }
    return begin..<max(begin, end)
  }
}
