import SurveyModel

/// An edge of an interval, exact to eight decimals: widths can be finer than answers.
package struct BinEdge: Hashable, Sendable {
  package let hundredMillionths: Int
}

extension BinEdge: CustomStringConvertible {
  /// The shortest plain decimal.
  package var description: String {
    let (whole, fraction) = hundredMillionths.magnitude.quotientAndRemainder(
      dividingBy: 100_000_000)
    let sign = hundredMillionths < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 8 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

/// The intervals of a histogram.
enum Histogram {
  private static let unit = 100_000_000

  /// Sturges's number of intervals, ⌈log₂ n⌉ + 1 (1926), of the smallest width of 1, 2, 2.5 or 5
  /// times a power of ten that reaches; left-closed, the last one closed.
  static func bins(of sorted: [(value: Int, count: Int)]) -> [Tally.Bin] {
    guard let first = sorted.first, let last = sorted.last else { return [] }
    let low = first.value * 100
    let high = last.value * 100
    let width = low == high ? unit : self.width(of: sorted, low: low, high: high)
    var from = low / width * width
    if from > low { from -= width }
    let start = from
    var bins: [Tally.Bin] = []
    repeat {
      bins.append(
        Tally.Bin(
          from: BinEdge(hundredMillionths: from), to: BinEdge(hundredMillionths: from + width),
          count: 0))
      from += width
    } while from < high
    for (value, count) in sorted {
      bins[min((value * 100 - start) / width, bins.count - 1)].count += count
    }
    return bins
  }

  private static func width(of sorted: [(value: Int, count: Int)], low: Int, high: Int) -> Int {
    let count = sorted.reduce(0) { $0 + $1.count }
    // ⌈log₂ n⌉ is the number of binary digits of n − 1.
    let wanted = Int128(Int.bitWidth - (count - 1).leadingZeroBitCount + 1)
    let isWhole = sorted.allSatisfy { $0.value % 1_000_000 == 0 }
    var power = 1
    while true {
      // Ten times 1, 2, 2.5 and 5, so that all are whole.
      for size in [10, 20, 25, 50] where size * power % 10 == 0 {
        let width = size * power / 10
        if Int128(width) * wanted >= Int128(high) - Int128(low), !isWhole || width % unit == 0 {
          return width
        }
      }
      power *= 10
    }
  }
}
