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
}
