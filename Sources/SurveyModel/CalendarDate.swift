/// A day of the proleptic Gregorian calendar, years 0001 to 9999, written `YYYY-MM-DD` (ISO 8601).
package struct CalendarDate: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Only the exact form of a day that exists.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), year >= 1, (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01, which is how conditions compare dates in every back end.
  package var dayNumber: Int {
    // Years begin in March, so that the leap day is the last one (Hinnant, "chrono-compatible
    // low-level date algorithms").
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of a number of days since 1970-01-01, if its year has four digits.
  package init?(dayNumber: Int) {
    guard (-1_000_000...3_000_000).contains(dayNumber) else { return nil }
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * dayOfYear + 2) / 153
    let month = place < 10 ? place + 3 : place - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (1...9999).contains(year) else { return nil }
    self.year = year
    self.month = month
    self.day = dayOfYear - (153 * place + 2) / 5 + 1
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  package var description: String {
    padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }
}

/// A time of the day, 00:00 to 23:59, written `HH:MM`.
package struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, which is how conditions compare times in every back end.
  package let minutes: Int

  /// Minutes since midnight, 0 to 1439.
  package init?(minutes: Int) {
    guard (0..<1_440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
      let minute = number(bytes[3..<5]), hour < 24, minute < 60
    else { return nil }
    self.minutes = hour * 60 + minute
  }

  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.minutes < right.minutes
  }
}

extension TimeOfDay: CustomStringConvertible {
  package var description: String {
    padded(minutes / 60, to: 2) + ":" + padded(minutes % 60, to: 2)
  }
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  digits.reduce(Optional(0)) { value, byte in
    guard let value, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    return value * 10 + Int(byte - UInt8(ascii: "0"))
  }
}

private func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
