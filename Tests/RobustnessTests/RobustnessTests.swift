import Foundation
import FuzzInvariants
import TestSupport
import Testing

/// The invariants of the fuzzers on inputs that are the same in every run.
@Suite("Any bytes get a survey or an error")
struct RobustnessTests {
  /// Small specs of every kind: all examples, fixtures and shared cases.
  static let specs: [[UInt8]] = {
    let folders = ["examples", "Tests/SurveyAnalysisTests/Fixtures", "../shared/cases"]
    return folders.flatMap { folder -> [[UInt8]] in
      let root = Checkout.root + "/" + folder
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap {
        FileManager.default.contents(atPath: root + "/" + $0).map(Array.init)
      }
    }
  }()

  /// Seconds for which one test goes on; the order is random but seeded, so that a slow machine
  /// checks the first of the same list.
  static let patience = 4.0

  private func checkMany(seed: UInt64, _ input: (inout SeededNumbers) -> [UInt8]) {
    var numbers = SeededNumbers(state: seed)
    let end = Date().addingTimeInterval(Self.patience)
    for _ in 0..<20_000 where Date() < end {
      let bytes = input(&numbers)
      record(violationsOfSurvey(bytes), of: bytes)
    }
  }

  private func record(_ violations: [String], of bytes: [UInt8]) {
    if violations.isEmpty { return }
    Issue.record("\(violations.joined(separator: "; "))\n\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test("A spec cut at any byte")
  func cuts() {
    checkMany(seed: 20_26) { numbers in
      let spec = Self.specs.randomElement(using: &numbers) ?? []
      return Array(spec.prefix(Int.random(in: 0...spec.count, using: &numbers)))
    }
  }

  @Test("A spec with some bytes changed")
  func flips() {
    let signs = Array("[]{}:,-#&*!|>'\"%@`\t\n\r ?\\".utf8) + [0, 0x80, 0xE2, 0xFF]
    checkMany(seed: 5) { numbers in
      var spec = Self.specs.randomElement(using: &numbers) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &numbers) where !spec.isEmpty {
        spec[Int.random(in: 0..<spec.count, using: &numbers)] =
          signs[Int.random(in: 0..<signs.count, using: &numbers)]
      }
      return spec
    }
  }

  @Test("Parts of two specs, joined anywhere")
  func splices() {
    checkMany(seed: 9) { numbers in
      let first = Self.specs.randomElement(using: &numbers) ?? []
      let second = Self.specs.randomElement(using: &numbers) ?? []
      return Array(first.prefix(Int.random(in: 0...first.count, using: &numbers)))
        + second.suffix(Int.random(in: 0...second.count, using: &numbers))
    }
  }

  @Test("Conditions and responses of random signs")
  func words() {
    let signs = [
      "food", "days", "age", "rooms.art", " == ", " >= ", " includes ", " and ", " or ", "not ",
      "is answered", "(", ")", "\"", "“", "Soup", "9", "1e999", ",", ";", "\n", "\r", "\t", "{",
      "}", "[", "]", "\"answers\":", "null", "\\ud83d", "\u{0}", "\u{202E}", "é",
    ]
    var numbers = SeededNumbers(state: 7)
    for _ in 0..<600 {
      let length = Int.random(in: 0...12, using: &numbers)
      let text = (0..<length).map { _ in signs.randomElement(using: &numbers) ?? "" }.joined()
      let bytes = Array(text.utf8)
      record(violationsOfCondition(bytes) + violationsOfResponses(bytes), of: bytes)
    }
  }

  static let hostile: [(name: String, bytes: [UInt8])] = [
    ("alias bomb", aliasBomb),
    ("a hundred thousand levels", Array(repeating: UInt8(ascii: "["), count: 100_000)),
    ("a hundred thousand maps", Array(String(repeating: "{a: ", count: 100_000).utf8)),
    ("a hundred thousand dashes", Array(String(repeating: "- ", count: 100_000).utf8)),
    ("NUL", Array("title: A\u{0}B\n".utf8)),
    ("no UTF-8", Array("title: A".utf8) + [0xFF, 0xC0, 0x80, 0x0A]),
    ("UTF-16", [0xFF, 0xFE] + "title: T\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("no UTF-8 in a comment", Array("author: Class #".utf8) + [0x9A] + Array("of 7\n".utf8)),
    ("a line of a megabyte", Array("title: ".utf8) + Array(repeating: 0x61, count: 1 << 20)),
  ]

  private static let aliasBomb: [UInt8] = {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return Array(text.utf8)
  }()

  @Test("Files that are made to break readers", arguments: hostile.map(\.name))
  func hostileFile(name: String) throws {
    let file = try #require(Self.hostile.first { $0.name == name })
    #expect(violationsOfSurvey(file.bytes).isEmpty)
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
