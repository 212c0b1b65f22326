import SourceText

/// A file after its safe fixes, and what was done.
package struct FixedFile: Sendable {
  package var bytes: [UInt8]
  /// The diagnostics that were mended, each with the fix that was used.
  package var applied: [(diagnostic: Diagnostic, fix: Fix)]
}

/// Applies the first safe fix of each diagnostic. Where two would change the same or touching
/// bytes the earlier diagnostic wins, and the caller checks the result again. Every other byte
/// stays as it is; new lines take the line end that the file uses.
package func applySafeFixes(_ diagnostics: [Diagnostic], to file: SourceFile) -> FixedFile {
  var accepted = DisjointEdits(size: file.bytes.count)
  var applied: [(diagnostic: Diagnostic, fix: Fix)] = []
  for diagnostic in diagnostics {
    guard let fix = diagnostic.fixes.first(where: { $0.isSafe && !$0.edits.isEmpty }),
      accepted.insert(fix.edits)
    else { continue }
    applied.append((diagnostic, fix))
  }
  return FixedFile(bytes: bytes(of: file, after: accepted.edits), applied: applied)
}

/// Edits in the order of the file that neither overlap nor touch where the order would matter.
private struct DisjointEdits {
  let size: Int
  private(set) var edits: [Edit] = []

  init(size: Int) { self.size = size }

  /// Takes all of the edits, or none.
  mutating func insert(_ new: [Edit]) -> Bool {
    let sorted = new.sorted { Self.order($0, $1) }
    let collidesWithin = zip(sorted, sorted.dropFirst()).contains {
      Self.collides($0.range, $1.range)
    }
    if collidesWithin || !sorted.allSatisfy(isFree) { return false }
    // Mostly a fix is one edit; the sort is for the fix of a whole file.
    if sorted.count == 1, let edit = sorted.first {
      edits.insert(edit, at: index(of: edit))
    } else {
      edits = (edits + sorted).sorted { Self.order($0, $1) }
    }
    return true
  }

  private func isFree(_ edit: Edit) -> Bool {
    guard edit.range.start >= 0, edit.range.end <= size else { return false }
    let index = index(of: edit)
    if index > 0, Self.collides(edits[index - 1].range, edit.range) { return false }
    if index < edits.count, Self.collides(edits[index].range, edit.range) { return false }
    return true
  }

  private func index(of edit: Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if Self.order(edits[middle], edit) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func order(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.start, left.range.end) < (right.range.start, right.range.end)
  }

  private static func collides(_ left: SourceRange, _ right: SourceRange) -> Bool {
    if left.isEmpty || right.isEmpty { return left.start <= right.end && right.start <= left.end }
    return left.start < right.end && right.start < left.end
  }
}

/// The bytes of a file after edits that do not overlap; those that reach beyond it are left out.
func bytes(of file: SourceFile, after edits: [Edit]) -> [UInt8] {
  let usesCRLF = zip(file.bytes, file.bytes.dropFirst()).contains { $0 == 0x0D && $1 == 0x0A }
  var result: [UInt8] = []
  var offset = 0
  for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) })
  where edit.range.start >= offset && edit.range.end <= file.bytes.count {
    result += file.bytes[offset..<edit.range.start]
    for byte in edit.replacement.utf8 {
      if byte == 0x0A, usesCRLF, result.last != 0x0D { result.append(0x0D) }
      result.append(byte)
    }
    offset = edit.range.end
  }
  return result + file.bytes[offset...]
}
