/// A number as a respondent may give it: a decimal with at most six digits after the point and an
/// absolute value below 10⁹, held exactly as a count of millionths.
package struct DecimalNumber: Hashable, Comparable, Sendable {
  package let millionths: Int

  package init(millionths: Int) {
    self.millionths = millionths
  }

  package init(_ whole: Int) {
    self.millionths = whole * 1_000_000
  }

  package static let limit = 1_000_000_000

  /// Reads sign, digits, point and digits, exponent (`-12`, `.5`, `1.25e3`); rounds to six places
  /// half away from zero. Nothing when it is no number, or when it reaches 10⁹.
  package init?(_ text: some StringProtocol) {
    var digits: [UInt8] = []
    var pointIndex: Int?
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    scan: while let byte = bytes.first {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where pointIndex == nil: pointIndex = digits.count
      default: break scan
      }
      bytes.removeFirst()
    }
    guard !digits.isEmpty else { return nil }
    var exponent = 0
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      bytes.removeFirst()
      let isDown = bytes.first == UInt8(ascii: "-")
      if isDown || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
      guard !bytes.isEmpty else { return nil }
      while let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
        bytes.removeFirst()
      }
      if isDown { exponent = -exponent }
    }
    guard bytes.isEmpty else { return nil }

    // The value is 0.d₁d₂d₃… × 10^magnitude; millionths are the first magnitude + 6 digits.
    let leadingZeros = digits.prefix { $0 == 0 }.count
    let significant = digits.dropFirst(leadingZeros)
    let magnitude = (pointIndex ?? digits.count) - leadingZeros + exponent
    guard !significant.isEmpty else {
      self.millionths = 0
      return
    }
    guard magnitude <= 9 else { return nil }
    let kept = magnitude + 6
    var value = 0
    if kept >= 0 {
      for index in 0..<kept {
        let digit = significant.dropFirst(index).first ?? 0
        value = value * 10 + Int(digit)
      }
      if let next = significant.dropFirst(kept).first, next >= 5 { value += 1 }
    }
    guard value < Self.limit * 1_000_000 else { return nil }
    self.millionths = isNegative ? -value : value
  }

  /// The IEEE 754 double nearest to the value: the division of two exact doubles rounds once.
  package var double: Double { Double(millionths) / 1_000_000 }

  package var isWhole: Bool { millionths % 1_000_000 == 0 }

  /// The whole part, when there is nothing else.
  package var whole: Int? { isWhole ? millionths / 1_000_000 : nil }

  package static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    left.millionths < right.millionths
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The shortest plain decimal: `40`, `42.5`, `-0.0025`.
  package var description: String {
    let magnitude = millionths.magnitude
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
