import SourceText
import UnicodeText

/// Lines of a file that give way to other lines.
package struct LineChange: Hashable, Sendable {
  /// The number of the first old line, counted from 1; where there is no old line, of the line
  /// before which the new ones go.
  package var line: Int
  package var old: [String]
  package var new: [String]
}

/// What differs between two versions of a file, line by line; line ends are not compared.
package func lineChanges(from old: SourceFile, to new: SourceFile) -> [LineChange] {
  let oldLines = linesOfText(old)
  let newLines = linesOfText(new)
  var changes: [LineChange] = []
  var removed = Set<Int>()
  var inserted = Set<Int>()
  // What is equal at both ends is set aside first: the rest is short, and the search is not linear.
  let head = zip(oldLines, newLines).prefix { $0 == $1 }.count
  let tail = zip(oldLines.dropFirst(head).reversed(), newLines.dropFirst(head).reversed())
    .prefix { $0 == $1 }.count
  let oldMiddle = Array(oldLines[head..<(oldLines.count - tail)])
  let newMiddle = Array(newLines[head..<(newLines.count - tail)])
  for step in newMiddle.difference(from: oldMiddle) {
    switch step {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var i = 0
  var j = 0
  while i < oldMiddle.count || j < newMiddle.count {
    var change = LineChange(line: head + i + 1, old: [], new: [])
    while i < oldMiddle.count, removed.contains(i) {
      change.old.append(oldMiddle[i])
      i += 1
    }
    while j < newMiddle.count, inserted.contains(j) {
      change.new.append(newMiddle[j])
      j += 1
    }
    if change.old.isEmpty, change.new.isEmpty {
      i += 1
      j += 1
    } else {
      changes.append(change)
    }
  }
  return changes
}

/// Changes as a person reads them: `-` and the old line, `+` and the new one, each with its number.
package func rendering(of changes: [LineChange], options: RenderingOptions) -> String {
  let paint = Paint(isOn: options.usesColor)
  let digits = String(changes.map { $0.line &+ max($0.old.count, $0.new.count) }.max() ?? 0).count
  var text = ""
  var shift = 0
  for change in changes {
    func row(_ number: Int, _ sign: String, _ line: String, _ style: Paint.Style) {
      let number = String(number)
      let padded = String(repeating: " ", count: max(0, digits - number.count)) + number
      let shown = line.inert.cut(toWidth: options.width - digits - 4)
      text += paint("\(padded) \(sign) \(shown)".withoutSpacesAtEnd, style) + "\n"
    }
    for (index, line) in change.old.enumerated() { row(change.line + index, "-", line, .removed) }
    for (index, line) in change.new.enumerated() {
      row(change.line + shift + index, "+", line, .added)
    }
    shift += change.new.count - change.old.count
  }
  return text
}

private func linesOfText(_ file: SourceFile) -> [String] {
  let table = LineTable(file)
  return (1...table.lineCount).map { file.text(in: table.range(ofLine: $0)) }
}

extension String {
  /// The beginning of the text that fits, with `…` for the rest.
  func cut(toWidth width: Int) -> String {
    if displayWidth <= width { return self }
    var result = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
