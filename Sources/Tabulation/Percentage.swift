import SurveyModel

/// Percentages with one decimal, from whole counts only.
enum Percentage {
  /// Rounded by itself, half up; nothing of nobody.
  static func of(_ count: Int, total: Int) -> DecimalNumber? {
    total == 0 ? nil : tenths((2000 * count + total) / (2 * total))
  }

  /// Shares that add up to exactly 100.0 (largest remainder, ties to the earlier); nothing of nobody.
  static func shares(of counts: [Int]) -> [DecimalNumber?] {
    let total = counts.reduce(0, +)
    guard total > 0 else { return counts.map { _ in nil } }
    var parts = counts.map { 1000 * $0 / total }
    let missing = 1000 - parts.reduce(0, +)
    let order = counts.indices.sorted { left, right in
      let remainders = (1000 * counts[left] % total, 1000 * counts[right] % total)
      return remainders.0 != remainders.1 ? remainders.0 > remainders.1 : left < right
    }
    for index in order.prefix(missing) { parts[index] += 1 }
    return parts.map(tenths)
  }

  private static func tenths(_ value: Int) -> DecimalNumber {
    DecimalNumber(millionths: value * 100_000)
  }
}
