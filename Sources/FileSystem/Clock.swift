#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The time of day as responses carry it.
package enum Clock {
  /// Now in UTC, to the second: `2026-09-01T12:00:00Z` (RFC 3339).
  package static func timestamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ value: Int32, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [
      padded(parts.tm_year + 1900, 4), padded(parts.tm_mon + 1, 2), padded(parts.tm_mday, 2),
    ]
    let hour = [padded(parts.tm_hour, 2), padded(parts.tm_min, 2), padded(parts.tm_sec, 2)]
    return day.joined(separator: "-") + "T" + hour.joined(separator: ":") + "Z"
  }
}
