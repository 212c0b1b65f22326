import ContentHash
import SurveyModel

/// The first 16 hexadecimal digits of the SHA-256 of what gives answers their meaning: the ids,
/// types, option values and rows, in written order. Every text stands behind its length in bytes,
/// so that no two surveys share a canonical text.
func fingerprint(of questions: [Question]) -> String {
  var canonical = "survey answers 1\n"
  func add(_ word: String, _ text: String) {
    canonical += word
    canonical += " \(text.utf8.count):"
    canonical += text
    canonical += "\n"
  }
  for question in questions where question.type.isAnswered {
    add("question", question.id)
    add("type", question.type.rawValue)
    for option in question.options { add("option", option.value) }
    for row in question.rows { add("row", row.id) }
  }
  return String(SHA256.hexadecimal(canonical).prefix(16))
}
