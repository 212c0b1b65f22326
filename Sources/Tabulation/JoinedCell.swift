import SurveyModel
import UnicodeText

/// Several answers in one text, with `;`, `|`, a line end, or a comma and a space between.
enum JoinedCell {
  /// Known options are found first, the longest first, so that one that contains a separator still
  /// counts.
  static func split(_ text: String, of question: Question) -> [String] {
    let known = question.options
      .flatMap { [$0.value] + $0.label.writtenInAllLanguages }
      .filter { !$0.isEmpty }
      .sorted { $0.utf16.count > $1.utf16.count }
      .map { Array($0.unicodeScalars) }
    var items: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while !rest.isEmpty {
      let option = known.first { rest.starts(with: $0) && isEnd(rest.dropFirst($0.count)) }
      let length = option?.count ?? lengthToSeparator(rest)
      let item = string(rest.prefix(length)).trimmed
      if !item.isEmpty { items.append(item) }
      rest = trimmed(rest.dropFirst(length))
      if let first = rest.first, isSeparator(first) || first == "," {
        rest = trimmed(rest.dropFirst())
      }
    }
    return items
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ";" || scalar == "\n" || scalar == "|"
  }

  /// Whether an option that ends here is a whole item.
  private static func isEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    // A line end is white space, but it also separates.
    if let first = rest.first, isSeparator(first) { return true }
    let afterSpace = rest.drop(while: WhiteSpace.contains)
    guard let first = afterSpace.first else { return true }
    if isSeparator(first) || rest.prefix(while: WhiteSpace.contains).contains("\n") { return true }
    return first == "," && afterSpace.dropFirst().first == " "
  }

  private static func lengthToSeparator(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    var index = text.startIndex
    while index < text.endIndex {
      let next = index + 1
      if isSeparator(text[index])
        || (text[index] == "," && next < text.endIndex && text[next] == " ")
      {
        break
      }
      index = next
    }
    return index - text.startIndex
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var text = text.drop(while: WhiteSpace.contains)
    while let last = text.last, WhiteSpace.contains(last) { text.removeLast() }
    return text
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
