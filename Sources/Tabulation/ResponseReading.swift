import JSONText
import SurveyModel
import UnicodeText

extension TallyBuilder {
  /// Reads one file of responses: JSON Lines, one JSON object or array, or a table (CSV, TSV).
  package mutating func read(_ bytes: [UInt8], named name: String) {
    let decoded = TextDecoding.utf8(from: bytes)
    if let encoding = decoded.foreignEncoding { notes.addEncoding(encoding, of: name) }
    let first = decoded.bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    switch first {
    case nil: return
    case UInt8(ascii: "{"), UInt8(ascii: "["): readJSON(decoded.bytes, named: name)
    default:
      if isTable(name) || !looksLikeJSONLines(decoded.bytes) {
        readTable(decoded.bytes, named: name)
      } else {
        readJSON(decoded.bytes, named: name)
      }
    }
  }

  private func isTable(_ name: String) -> Bool {
    let name = name.lowercasedASCII
    return [".csv", ".tsv", ".txt", ".tab"].contains { name.hasSuffix($0) }
  }

  /// Whether any line is a JSON object: a damaged first line does not make a table.
  private func looksLikeJSONLines(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 0x0A).contains { line in
      line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "{")
    }
  }

  private mutating func readJSON(_ bytes: [UInt8], named name: String) {
    // One value over several lines, or an array; a file of one line is either.
    if let whole = try? JSONValue(parsing: bytes) {
      if case .array(let records) = whole {
        for (index, record) in records.enumerated() {
          add(record, at: .init(file: name, line: index + 1, reason: ""))
        }
      } else {
        add(whole, at: .init(file: name, line: 1, reason: ""))
      }
      return
    }
    var line = 0
    for slice in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      if String(decoding: slice, as: UTF8.self).trimmed.isEmpty { continue }
      do {
        add(try JSONValue(parsing: slice), at: .init(file: name, line: line, reason: ""))
      } catch {
        addUnreadable(.init(file: name, line: line, reason: "this is no JSON: \(error.reason)"))
      }
    }
  }

  /// Counts one JSON record, or says why it is none.
  package mutating func add(_ record: JSONValue, at place: ReadingNotes.Place) {
    func unreadable(_ reason: String) -> ReadingNotes.Place {
      .init(file: place.file, line: place.line, reason: reason)
    }
    guard case .object = record else { return addUnreadable(unreadable("this is no object")) }
    guard case .object(let members)? = record["answers"] else {
      return addUnreadable(unreadable("it has no object \"answers\""))
    }
    let fingerprint = record["fingerprint"].flatMap { reader.text(of: $0) }
    if let name = record["survey"].flatMap({ reader.text(of: $0) }), name != survey.id {
      guard fingerprint == survey.fingerprint else {
        return addUnreadable(unreadable("it belongs to another survey, \"\(name)\""))
      }
      notes.addOtherName(name)
    }
    for member in members where !reader.knownKeys.contains(ExactText(member.name)) {
      notes.addUnknownKey(member.name)
    }
    let id = record["id"].flatMap { reader.text(of: $0) } ?? ""
    add(id: id, fingerprint: fingerprint, answers: reader.answers(in: members))
  }
}
