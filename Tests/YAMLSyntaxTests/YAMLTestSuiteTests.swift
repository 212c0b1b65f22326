import Foundation
import TestSupport
import Testing

/// The YAML test suite (release data-2022-01-17), where a copy stands beside the checkout.
enum YAMLTestSuite {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var input: [UInt8]
    var events: String
    var isError: Bool

    var testDescription: String { name }
  }

  static let archive: String? = {
    let folder = Checkout.shared + "/corpus/yaml-test-suite"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0.hasSuffix(".tar.gz") }.map { folder + "/" + $0 }
  }()

  /// All cases; none where there is no copy.
  static let cases: [Case] = {
    guard let archive, let folder = try? Program.temporaryFolder() else { return [] }
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try? Program.run("tar", ["xzf", archive, "-C", folder.path])
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var cases: [Case] = []
    while let file = files?.nextObject() as? URL {
      let path = file.deletingLastPathComponent()
      // `name/` and `tags/` hold links to the cases.
      if file.lastPathComponent != "in.yaml" || path.path.contains("/tags/")
        || path.path.contains("/name/")
      {
        continue
      }
      guard let input = try? Data(contentsOf: file),
        let events = try? Data(contentsOf: path.appendingPathComponent("test.event"))
      else { continue }
      cases.append(
        Case(
          name: path.path.replacingOccurrences(of: folder.path + "/", with: ""),
          input: [UInt8](input), events: String(decoding: events, as: UTF8.self),
          isError: FileManager.default.fileExists(
            atPath: path.appendingPathComponent("error").path)))
    }
    return cases.sorted { $0.name < $1.name }
  }()
}

@Suite(
  "The YAML test suite", .enabled(if: YAMLTestSuite.archive != nil, "there is no copy of the suite")
)
struct YAMLTestSuiteTests {
  @Test("The binding gives the suite's events as often as libyaml itself does")
  func events() {
    var right = 0
    var validRejected: [String] = []
    var invalidAccepted: [String] = []
    var otherEvents: [String] = []
    for entry in YAMLTestSuite.cases {
      switch (entry.isError, EventPrinter.print(entry.input)) {
      case (true, nil): right += 1
      case (true, _): invalidAccepted.append(entry.name)
      case (false, nil): validRejected.append(entry.name)
      case (false, let text):
        if text == entry.events { right += 1 } else { otherEvents.append(entry.name) }
      }
    }
    let figures =
      "\(right) right, \(validRejected.count) valid rejected, "
      + "\(invalidAccepted.count) invalid accepted, \(otherEvents.count) other events"
    #expect(right >= 330, "\(figures)")
    #expect(validRejected.count <= 51, "\(figures): \(validRejected)")
    #expect(invalidAccepted.count <= 16, "\(figures): \(invalidAccepted)")
    #expect(otherEvents.count <= 5, "\(figures): \(otherEvents)")
  }

  @Test("Every case is read into a tree, or something is said", arguments: YAMLTestSuite.cases)
  func tree(_ entry: YAMLTestSuite.Case) {
    let reading = Reading(bytes: entry.input)
    #expect(reading.root != nil || !reading.diagnostics.isEmpty)
  }
}
