import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// The rows of a grid; nothing when one of them could not be understood.
  mutating func rows(_ node: Node) -> [Row]? {
    guard let items = list(node, for: "rows", QuestionKey.rows.facts.shape) else { return nil }
    var rows: [Row] = []
    for (index, item) in items.enumerated() {
      if let row = row(item, number: index + 1) { rows.append(row) }
    }
    guard rows.count == items.count else { return nil }
    return checkTwins(rows) ? rows : nil
  }

  private mutating func row(_ node: Node, number: Int) -> Row? {
    guard let pairs = node.pairs, !isTextMap(pairs) else {
      guard let text = text(node, for: "row") else { return nil }
      return Row(id: "r\(number)", text: text, places: Places(whole: node.range))
    }
    if pairs.count == 1, let pair = pairs.first, pair.value.scalar != nil,
      let word = pair.key.scalar?.text.keySpelling,
      !RowKey.allCases.contains(where: { $0.rawValue == word || $0.facts.foreign.contains(word) })
    {
      bag.report(
        .optionMap(
          source(pair.key.range), source(pair.value.range), noun: "row",
          full: source(node.range), at: node.range))
      return nil
    }
    let fields = fields(of: node, RowKey.self)
    let id = fields[.id].flatMap {
      identifier($0, prefix: "r", isSurvey: false, fallback: "r\(number)")
    }
    let text = text(.text, in: fields)
    let isReversed = boolean(.reverse, in: fields) ?? false
    guard let text else {
      if !fields.has(.text), !fields.hasUnknown {
        bag.report(.missingKey("text", RowKey.text.facts, in: .row, at: fields.beginning))
      }
      return nil
    }
    return Row(
      id: id ?? "r\(number)", text: text, isReversed: isReversed, places: fields.places)
  }

  private mutating func checkTwins(_ rows: [Row]) -> Bool {
    var isSound = true
    var reported: [Int] = []
    func idPlace(_ row: Row) -> SourceRange {
      row.places.has("id") ? row.places["id"] : row.places.whole
    }
    func textPlace(_ row: Row) -> SourceRange {
      row.places.has("text") ? row.places["text"] : row.places.whole
    }
    let ids = Twins(rows.map(\.id))
    for (later, earlier) in ids.equal {
      isSound = false
      reported.append(later)
      bag.report(
        .duplicateRow(
          id: rows[later].id, at: idPlace(rows[later]), first: idPlace(rows[earlier])))
    }
    for (later, earlier) in ids.equalButForCase {
      bag.report(
        .idsDifferByCase(
          rows[later].id, rows[earlier].id, at: idPlace(rows[later]),
          first: idPlace(rows[earlier])))
    }
    let texts = Twins(rows.map(\.text.written))
    for (later, earlier) in texts.equal where !reported.contains(later) {
      isSound = false
      bag.report(
        .duplicateRow(
          text: rows[later].text.written, at: textPlace(rows[later]),
          first: textPlace(rows[earlier])))
    }
    for (later, earlier) in texts.equalButForCase {
      bag.report(
        .optionsDifferByCase(
          rows[later].text.written, rows[earlier].text.written, at: textPlace(rows[later]),
          first: textPlace(rows[earlier])))
    }
    return isSound
  }
}
