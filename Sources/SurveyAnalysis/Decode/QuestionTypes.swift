import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// The type of a question, written or by default, and whether it is no guess.
  mutating func type(of fields: Fields<QuestionKey>) -> (type: QuestionType?, isCertain: Bool) {
    guard let node = fields[.type] else {
      if fields.has(.options) { return (.chooseOne, true) }
      return (.shortText, !fields.hasUnknown)
    }
    guard
      let word = scalarWord(node, for: "type", .word(QuestionType.allCases.map(\.rawValue)))
    else { return (nil, false) }
    if let type = QuestionType(rawValue: word) { return (type, true) }
    let known = QuestionType.allCases.map(\.rawValue)
    let plain = word.keySpelling
    if QuestionType.ambiguous.contains(plain) {
      bag.report(.ambiguousType(word, at: node.range))
      return (nil, false)
    }
    if let foreign = QuestionType.foreign.first(where: { $0.word == plain }) {
      bag.report(
        .foreignType(
          word, foreign,
          isKeyThere: foreign.key.map { fields.has($0) } ?? true, at: node.range,
          insertion: insertion(into: fields.places.whole)))
      return (foreign.type, false)
    }
    let meant =
      QuestionType(rawValue: plain)?.rawValue ?? nearestName(to: plain, among: known)
    bag.report(.unknownType(word, meant: meant, at: node.range))
    return (meant.flatMap(QuestionType.init(rawValue:)), false)
  }

  /// How a further key is written after the map's other keys.
  func insertion(into map: SourceRange) -> KeyInsertion {
    let bytes = file.bytes
    guard bytes.indices.contains(map.start) else { return KeyInsertion(isFlow: true, indent: 0) }
    if bytes[map.start] == UInt8(ascii: "{") { return KeyInsertion(isFlow: true, indent: 0) }
    var start = map.start
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start == 0, file.hasByteOrderMark { start = min(3, map.start) }
    // A pasted space is several bytes long and one column wide.
    let columns = bytes[start..<map.start].count { $0 & 0xC0 != 0x80 }
    return KeyInsertion(isFlow: false, indent: columns)
  }

  /// Reports keys that the type cannot have, where the type is what the author wrote.
  mutating func checkKeys(of draft: DraftQuestion) {
    guard draft.isTypeCertain, let type = draft.type else { return }
    for key in draft.fields.keys {
      guard let types = key.types, !types.contains(type) else { continue }
      bag.report(
        .keyNotForType(
          key, type, types: types, isTypeWritten: draft.fields.has(.type),
          at: draft.fields.keyRange(key), value: draft.fields.places[key.rawValue],
          source: source(draft.fields.places[key.rawValue])))
    }
  }
}

/// Where and how one more key goes into a map.
struct KeyInsertion {
  var isFlow: Bool
  /// The column (from 0) of the map's keys.
  var indent: Int

  /// What stands between a value and the next key.
  var separator: String {
    isFlow ? ", " : "\n" + String(repeating: " ", count: indent)
  }
}
