/// Why a text is no JSON, and at which byte.
package struct JSONError: Error, Hashable, Sendable {
  package var offset: Int
  package var reason: String
}

extension JSONValue {
  /// How deep arrays and objects may be nested; a reader without a bound can be made to crash.
  package static let depthLimit = 500

  /// Reads one value (RFC 8259, nothing beyond it: no `NaN`, no comments, no trailing commas);
  /// half a surrogate becomes U+FFFD.
  package init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ reason: String) -> JSONError { JSONError(offset: offset, reason: reason) }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw failure("there is something after the value") }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    if depth > JSONValue.depthLimit { throw failure("it is nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw failure("it ends too early")
    case .some(let byte):
      guard byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) else {
        throw failure("a value is expected")
      }
      return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard matches else { throw failure("a value is expected") }
    offset += word.utf8CodeUnitCount
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      offset += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let name = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw failure("a colon is expected") }
      offset += 1
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      if try ends(with: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var elements: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      offset += 1
      return .array(elements)
    }
    while true {
      elements.append(try value(depth: depth + 1))
      if try ends(with: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  /// Takes a comma, or the closing bracket.
  private mutating func ends(with close: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    switch next {
    case close:
      offset += 1
      return true
    case UInt8(ascii: ","):
      offset += 1
      return false
    default: throw failure("a comma or a closing bracket is expected")
    }
  }

  private mutating func number() throws(JSONError) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = next
    let count = digits()
    if count == 0 || (count > 1 && firstDigit == UInt8(ascii: "0")) {
      throw failure("this is no number")
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      if digits() == 0 { throw failure("digits are expected after the point") }
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      if digits() == 0 { throw failure("digits are expected in the exponent") }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    var text = Array(bytes[start..<offset])
    while true {
      guard let byte = next else { throw failure("a text is not closed") }
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("a text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0x00..<0x20: throw failure("a control character stands in a text")
      default: text.append(byte)
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw failure("a text is not closed") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      var value = UInt32(unit)
      if (0xD800..<0xDC00).contains(unit), bytes[offset...].starts(with: [0x5C, 0x75]) {
        let mark = offset
        offset += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) {
          value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        } else {
          offset = mark
        }
      }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      text += Array(String(Character(scalar)).utf8)
    default: throw failure("there is no such escape")
    }
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    guard offset + 4 <= bytes.count else { throw failure("a text is not closed") }
    var value: UInt16 = 0
    for byte in bytes[offset..<(offset + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("four hexadecimal digits are expected")
      }
      value = value << 4 | UInt16(digit)
    }
    offset += 4
    return value
  }
}
