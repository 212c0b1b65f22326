/// Takes comments and white space off the embedded style sheets.
///
/// They are written so that this is safe: a comment has lines of its own, and no string holds
/// what is dropped here.
enum StyleShortening {
  static func shortened(_ source: String) -> String {
    var result: [Unicode.Scalar] = []
    for line in source.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("/*") { continue }
      for scalar in content.unicodeScalars {
        let last = result.last
        if scalar == " ", last == ":" || last == "," || last == "{" || last == ";" || last == "}" {
          continue
        }
        if scalar == "{" || scalar == "}" {
          while result.last == " " || scalar == "}" && result.last == ";" { result.removeLast() }
        }
        result.append(scalar)
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: result)
    return text
  }

  /// The custom properties, which are nobody's but the style sheet's own, get names of one letter,
  /// the most frequent ones first.
  static func withShortProperties(_ css: String) -> String {
    var parts: [(text: String, isName: Bool)] = []
    var rest = css[...]
    while let mark = rest.firstRange(of: "--") {
      parts.append((String(rest[..<mark.lowerBound]), false))
      let name = rest[mark.upperBound...].prefix { $0.isLetter || $0 == "-" }
      parts.append((String(name), true))
      rest = rest[name.endIndex...]
    }
    parts.append((String(rest), false))
    var counts: [String: Int] = [:]
    for part in parts where part.isName { counts[part.text, default: 0] += 1 }
    let names = counts.keys.sorted { left, right in
      let both = (counts[left, default: 0], counts[right, default: 0])
      return both.0 != both.1 ? both.0 > both.1 : left < right
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init)
    let short = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { place, name in
        (name, place < letters.count ? letters[place] : name)
      })
    return parts.map { $0.isName ? "--" + (short[$0.text] ?? $0.text) : $0.text }.joined()
  }
}
