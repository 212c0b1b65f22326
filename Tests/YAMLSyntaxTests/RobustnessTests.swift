import Foundation
import SourceText
import TestSupport
import Testing

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

@Suite("Robustness")
struct RobustnessTests {
  /// The fixtures of this target, and the shared cases where there are any.
  static let texts: [[UInt8]] = {
    let folder = Checkout.shared + "/cases/yaml"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let files = names.compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
    return SlipCase.all.map { Array($0.text.utf8) } + files.map { [UInt8]($0.prefix(1000)) }
  }()

  private func check(_ bytes: [UInt8]) {
    let reading = Reading(bytes: bytes)
    if reading.root == nil, reading.diagnostics.isEmpty {
      Issue.record("nothing said of \(String(decoding: bytes, as: UTF8.self))")
    }
    for diagnostic in reading.diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.secondary.map(\.range)
        + diagnostic.fixes.flatMap(\.edits).map(\.range)
      for range in ranges where range.start < 0 || range.end > bytes.count {
        Issue.record("\(diagnostic.id) outside of \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("A file cut at any byte is read, or says why not")
  func cutAtEveryByte() {
    for text in Self.texts {
      for end in 0...text.count { check(Array(text[..<end])) }
    }
  }

  @Test("A file with some bytes changed is read, or says why not")
  func flippedBytes() {
    var numbers = SeededNumbers(state: 20_26)
    let signs = Array("[]{}:,-#&*!|>'\"%@`\t\n\r ?\\".utf8) + [0, 0x80, 0xE2, 0xFF]
    for text in Self.texts where !text.isEmpty {
      for _ in 0..<60 {
        var bytes = text
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          let place = Int.random(in: 0..<bytes.count, using: &numbers)
          bytes[place] = signs[Int.random(in: 0..<signs.count, using: &numbers)]
        }
        check(bytes)
      }
    }
  }
}
