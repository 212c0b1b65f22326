/// White space is the 25 scalars with the Unicode property White_Space, in every output of the
/// compiler: never a language's own `trim`, since those disagree.
package enum WhiteSpace {
  /// The scalars as closed ranges, for printers that must spell them out in another language.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ]

  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
    return ranges.contains { $0.contains(value) }
  }
}
