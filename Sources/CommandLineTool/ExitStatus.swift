/// How a run of the program ended, for scripts.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The spec or the data has errors.
  case mistakes = 1
  /// The command line is wrong.
  case usage = 2
  /// A file could not be read or written.
  case file = 3

  /// Of two outcomes the one that a script should rather know of.
  func worse(_ other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
