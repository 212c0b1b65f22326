#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the package stands, so that tests find fixtures and examples without a resource bundle.
package enum Checkout {
  package static let root: String = {
    // Tests/TestSupport/TestSupport.swift is three levels below the root.
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// Cases and files that stand beside a checkout, where there are any.
  package static let shared = root + "/../shared"

  /// Whether goldens are to be written rather than compared.
  package static var isRecording: Bool {
    getenv("SURVEYC_RECORD").map { String(cString: $0) == "1" } ?? false
  }
}
