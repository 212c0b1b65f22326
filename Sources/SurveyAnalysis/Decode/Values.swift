import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// The text of a scalar for the parts of the language that are no texts: trimmed, and without the
  /// curly quotes that a remark tells of already.
  func plainWord(_ node: Node) -> String? {
    guard let scalar = node.scalar else { return nil }
    let text = scalar.text.normalised
    for case .smartQuotes in node.remarks {
      return String(
        text.drop { "“”„‘’".contains($0) }.reversed().drop { "“”„‘’".contains($0) }.reversed()
      ).normalised
    }
    return text
  }

  /// Whether nothing is left of a value because `#` cut it off or it could not be read, which has
  /// been reported.
  func isCutAway(_ node: Node) -> Bool {
    if node.remarks.isEmpty { return false }
    if node.isUnreadable { return true }
    return node.scalar?.isAbsent == true && node.isCutOff
  }

  /// A scalar where one is due; a list or a map is reported.
  mutating func scalarWord(
    _ node: Node, for key: String, _ shape: @autoclosure () -> ValueShape
  ) -> String? {
    if let word = plainWord(node) { return isCutAway(node) ? nil : word }
    bag.report(.wrongShape(of: key, wanted: shape(), found: node, at: node.range))
    return nil
  }

  mutating func boolean<Key: SpecKey>(_ key: Key, in fields: Fields<Key>) -> Bool? {
    guard let node = fields[key] else { return nil }
    guard let word = scalarWord(node, for: key.rawValue, .boolean) else { return nil }
    if let value = Self.boolean(word) { return value }
    bag.report(.notABoolean(word, for: key.rawValue, at: node.range))
    return nil
  }

  static func boolean(_ word: String) -> Bool? {
    switch word {
    case "true", "yes": return true
    case "false", "no": return false
    default: break
    }
    switch word.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default: return nil
    }
  }

  mutating func number<Key: SpecKey>(_ key: Key, in fields: Fields<Key>) -> DecimalNumber? {
    guard let node = fields[key] else { return nil }
    return number(node, for: key.rawValue)
  }

  mutating func number(_ node: Node, for key: String) -> DecimalNumber? {
    guard let word = scalarWord(node, for: key, .number) else { return nil }
    if let value = DecimalNumber(word) { return value }
    if Double(word).map({ $0.isFinite }) == true, !word.contains("x"), !word.contains("X") {
      bag.report(.numberTooLarge(word, for: key, at: node.range))
    } else {
      bag.report(.notANumber(word, for: key, at: node.range))
    }
    return nil
  }

  /// A whole number within a range; anything else is reported.
  mutating func wholeNumber<Key: SpecKey>(
    _ key: Key, in fields: Fields<Key>, within range: ClosedRange<Int>, of things: String
  ) -> Int? {
    guard let node = fields[key], let value = number(node, for: key.rawValue) else { return nil }
    guard let whole = value.whole else {
      bag.report(.notWhole(value, for: key.rawValue, of: things, at: node.range))
      return nil
    }
    guard range.contains(whole) else {
      bag.report(
        .outOfRange(
          value, for: key.rawValue, lowest: DecimalNumber(range.lowerBound),
          highest: range.upperBound >= DecimalNumber.limit - 1
            ? nil : DecimalNumber(range.upperBound),
          of: things, at: node.range))
      return nil
    }
    return whole
  }

  /// One word of a closed set.
  mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ node: Node, for key: String, _ type: Value.Type
  ) -> Value? {
    guard let word = scalarWord(node, for: key, .word(Value.allCases.map(\.rawValue))) else {
      return nil
    }
    if let value = Value(rawValue: word) { return value }
    let known = Value.allCases.map(\.rawValue)
    let plain = word.keySpelling
    let meant =
      known.first { $0 == plain || plain == $0 + "_" + key }
      ?? nearestName(to: plain, among: known)
    bag.report(.unknownValue(word, of: key, meant: meant, known: known, at: node.range))
    return nil
  }

  mutating func word<Key: SpecKey, Value: RawRepresentable<String> & CaseIterable>(
    _ key: Key, in fields: Fields<Key>, _ type: Value.Type
  ) -> Value? {
    guard let node = fields[key] else { return nil }
    return word(node, for: key.rawValue, type)
  }

  mutating func date(_ node: Node, for key: String) -> CalendarDate? {
    guard let word = scalarWord(node, for: key, .text) else { return nil }
    if let date = CalendarDate(word) { return date }
    bag.report(.notADate(word, for: key, at: node.range))
    return nil
  }

  mutating func time(_ node: Node, for key: String) -> TimeOfDay? {
    guard let word = scalarWord(node, for: key, .text) else { return nil }
    if let time = TimeOfDay(word) { return time }
    bag.report(.notATime(word, for: key, at: node.range))
    return nil
  }

  /// A list where one is due, with something in it.
  mutating func list(
    _ node: Node, for key: String, _ shape: @autoclosure () -> ValueShape
  ) -> [Node]? {
    if let elements = node.elements {
      if elements.isEmpty { bag.report(.emptyList(of: key, shape(), at: node.range)) }
      return elements.isEmpty ? nil : elements
    }
    if isCutAway(node) { return nil }
    if node.scalar?.isAbsent == true {
      bag.report(.emptyList(of: key, shape(), at: node.range))
    } else {
      bag.report(
        .wrongShape(
          of: key, wanted: shape(), found: node, at: node.range, source: source(node.range)))
    }
    return nil
  }
}

/// `letter (letter, digit, _)*` in ASCII; a survey's id may also have `-`.
func isIdentifier(_ text: some StringProtocol, allowingHyphen: Bool = false) -> Bool {
  var isFirst = true
  for byte in text.utf8 {
    let isLetter = (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
    let isRest =
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
      || (allowingHyphen && byte == UInt8(ascii: "-"))
    guard isLetter || (!isFirst && isRest) else { return false }
    isFirst = false
  }
  return !isFirst
}

/// The nearest identifier to what was written; `prefix` begins one that would begin with a digit.
func safeIdentifier(from text: String, prefix: String, allowingHyphen: Bool = false) -> String {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    if let plain = plainLetters[scalar] {
      bytes += plain.utf8
      continue
    }
    let byte = scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : UInt8(ascii: "_")
    let isLetter = (0x61...0x7A).contains(byte | 0x20)
    let isDigit = (0x30...0x39).contains(byte)
    if isLetter || isDigit || (allowingHyphen && byte == UInt8(ascii: "-")) {
      bytes.append(byte)
    } else if !bytes.isEmpty, bytes.last != UInt8(ascii: "_") {
      bytes.append(UInt8(ascii: "_"))
    }
  }
  while bytes.last == UInt8(ascii: "_") { bytes.removeLast() }
  guard let first = bytes.first else { return prefix }
  if !(0x61...0x7A).contains(first | 0x20) {
    return prefix + "_" + String(decoding: bytes, as: UTF8.self)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Latin letters with marks, and what stands for them in an identifier.
private let plainLetters: [Unicode.Scalar: String] = {
  let table = [
    ("a", "àáâãäåāăą"), ("c", "çćč"), ("d", "ďđ"), ("e", "èéêëēęě"), ("g", "ğģ"), ("i", "ìíîïīı"),
    ("l", "łĺľ"), ("n", "ñńň"), ("o", "òóôõöøőō"), ("r", "řŕ"), ("s", "śšş"), ("t", "ťţ"),
    ("u", "ùúûüūůű"), ("y", "ýÿ"), ("z", "źżž"), ("ss", "ß"), ("ae", "æ"), ("oe", "œ"),
  ]
  var letters: [Unicode.Scalar: String] = [:]
  for (plain, marked) in table {
    for scalar in marked.unicodeScalars {
      letters[scalar] = plain
      if let upper = scalar.properties.uppercaseMapping.unicodeScalars.first, upper != scalar,
        scalar.properties.uppercaseMapping.unicodeScalars.count == 1
      {
        letters[upper] = plain.uppercased()
      }
    }
  }
  // The dotless ı has the plain I as its capital.
  letters["I"] = nil
  return letters
}()
