/// How a text is quoted in YAML so that it stays readable.
enum Quoting {
  /// Double quotes where nothing must be escaped in them, else single quotes.
  static func quoted(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "\"\(text)\""
    }
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }
}
