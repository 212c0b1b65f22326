import SurveyModel

/// Sums of numbers in millionths, and of their squares, without rounding: numbers stay below 10¹⁵
/// millionths, so a hundred million squares stay below 2¹²⁷.
struct ExactSum: Sendable {
  private var count = 0
  private var sum: Int128 = 0
  private var squares: UInt128 = 0

  mutating func add(_ value: Int, times: Int = 1) {
    count += times
    sum += Int128(value) * Int128(times)
    let size = UInt128(value.magnitude)
    squares += size * size * UInt128(times)
  }

  var mean: DecimalNumber? {
    count == 0 ? nil : Self.hundredths(sum, Int128(count) * 1_000_000)
  }

  /// The sample's standard deviation; nothing for fewer than two numbers. It is rounded by whole
  /// squares: floor(2·100·sd) decides between two hundredths, never a rounded root.
  var deviation: DecimalNumber? {
    guard count >= 2 else { return nil }
    let n = UInt128(count)
    let magnitude = sum.magnitude
    // n·Σx² − (Σx)² needs 256 bits; it is never negative (Cauchy and Schwarz).
    let left = n.multipliedFullWidth(by: squares)
    let right = magnitude.multipliedFullWidth(by: magnitude)
    let (low, borrow) = left.low.subtractingReportingOverflow(right.low)
    let high = left.high - right.high - (borrow ? 1 : 0)
    // variance·4·100² in hundredths is 4·difference / (n·(n−1)·10⁸); 10⁸ is (10⁶/100)².
    let scaledHigh = high << 2 | low >> 126
    let divisor = n * (n - 1) * 100_000_000
    let quotient = Self.divide(scaledHigh, low << 2, by: divisor)
    let doubled = Self.squareRoot(quotient)
    return DecimalNumber(millionths: Int((doubled + 1) / 2) * 10_000)
  }

  private static func divide(_ high: UInt128, _ low: UInt128, by divisor: UInt128) -> UInt128 {
    high == 0 ? low / divisor : divisor.dividingFullWidth((high, low)).quotient
  }

  /// A quotient rounded to hundredths, half away from zero.
  static func hundredths(_ dividend: Int128, _ divisor: Int128) -> DecimalNumber {
    let size = dividend.magnitude
    let divisor = divisor.magnitude
    let rounded = Int((200 * size + divisor) / (2 * divisor))
    return DecimalNumber(millionths: (dividend < 0 ? -rounded : rounded) * 10_000)
  }

  /// The greatest whole number whose square is not above the given one.
  static func squareRoot(_ square: UInt128) -> UInt128 {
    var root = UInt128(Double(square).squareRoot())
    while root * root > square { root -= 1 }
    while (root + 1) * (root + 1) <= square { root += 1 }
    return root
  }
}

/// Numbers in millionths in ascending order, equal ones together.
struct SortedValues: Sendable {
  private let values: [(value: Int, count: Int)]
  private let count: Int

  init(_ values: [(value: Int, count: Int)]) {
    self.values = values
    count = values.reduce(0) { $0 + $1.count }
  }

  var statistics: Tally.Statistics {
    var sum = ExactSum()
    for (value, count) in values { sum.add(value, times: count) }
    return Tally.Statistics(mean: sum.mean, median: quartile(2), deviation: sum.deviation)
  }

  /// The quartile 1, 2 or 3 by linear interpolation: type 7 of Hyndman and Fan, "Sample Quantiles in
  /// Statistical Packages" (1996).
  func quartile(_ number: Int) -> DecimalNumber? {
    guard count > 0 else { return nil }
    let place = (count - 1) * number
    let low = Int128(value(at: place / 4))
    let high = Int128(value(at: (place + 3) / 4))
    return ExactSum.hundredths(4 * low + Int128(place % 4) * (high - low), 4_000_000)
  }

  private func value(at index: Int) -> Int {
    // With one entry a number (as counted numbers are) the place is the index.
    if values.count == count { return values[index].value }
    var before = 0
    for (value, count) in values {
      before += count
      if index < before { return value }
    }
    return values.last?.value ?? 0
  }

  var distribution: Tally.Distribution {
    func rounded(_ value: Int?) -> DecimalNumber? {
      value.map { ExactSum.hundredths(Int128($0), 1_000_000) }
    }
    return Tally.Distribution(
      minimum: rounded(values.first?.value), maximum: rounded(values.last?.value),
      lowerQuartile: quartile(1), upperQuartile: quartile(3), bins: Histogram.bins(of: values))
  }
}
