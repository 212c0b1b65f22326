#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One of the three standard streams.
package enum Console: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in cells; nothing when there is none.
  package var width: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a text at once; when nobody reads any more (a closed pipe) it is dropped.
  package func write(_ text: String) {
    try? FileSystem.write(Array(text.utf8), to: rawValue, path: "standard output")
  }

  /// The value of an environment variable that is set and not empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
