import Diagnostics
import Foundation
import TestSupport
import Testing

/// The promise of the compiler: a survey means one thing, whatever it is compiled to.
///
/// `SURVEYC_AGREE=1000` tries that many surveys; `SURVEYC_SEED=17` begins at that seed.
@Suite(.enabled(if: Program.isInstalled("node") && Program.isInstalled("python3")))
struct RandomAgreementTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// Mistakes that a condition made at random can have: it can turn out to decide nothing.
  private static let expectedRefusals: Set<DiagnosticID> = [.neverShown, .alwaysTrue]

  @Test func `Every back end makes the same of random surveys and responses`() throws {
    let wanted = Self.setting("SURVEYC_AGREE") ?? 300
    var seed = UInt64(Self.setting("SURVEYC_SEED") ?? 1)
    var refusals: [DiagnosticID: String] = [:]
    var cases: [AgreementCase] = []
    var tries = 0
    while cases.count < wanted, tries < 4 * wanted + 20 {
      tries += 1
      if let one = AgreementCase(seed: seed, refusals: &refusals) { cases.append(one) }
      seed += 1
    }
    for (id, example) in refusals where !Self.expectedRefusals.contains(id) {
      Issue.record("A random survey has the mistake \(id.rawValue): \(example)")
    }
    #expect(cases.count == wanted, "of \(tries) random surveys too few compile")

    let batch = try Batch(cases)
    let isKept = ProcessInfo.processInfo.environment["SURVEYC_KEEP"] != nil
    if isKept { print("kept: \(batch.folder.path)") }
    defer { if !isKept { batch.remove() } }
    #expect(try batch.drive("node", "drive.js") == "")
    #expect(try batch.drive("python3", "drive.py") == "")
    // All seeds by kind, and a few examples whole.
    var seeds: [String: [UInt64]] = [:]
    for index in cases.indices {
      for (what, description) in differences(batch, index) {
        seeds[what, default: []].append(cases[index].seed)
        if seeds[what, default: []].count <= 2 { Issue.record(Comment(rawValue: description)) }
      }
    }
    #expect(seeds == [:])
  }

  /// What differs from the native code, described for whoever has to find out why.
  private func differences(_ batch: Batch, _ index: Int)
    -> [(what: String, description: String)]
  {
    let one = batch.cases[index]
    let fromLines = one.nativeTally(of: Array(one.responses.utf8), named: "responses.jsonl")
    let fromTidyLines = one.nativeTally(of: Array(one.tidy.utf8), named: "tidy.jsonl")
    func fromTable(_ name: String) -> String {
      one.nativeTally(of: batch.bytes(index, name), named: name)
    }
    let compared: [(String, native: String, other: String)] = [
      ("the form's tally", fromLines, batch.text(index, "form.json")),
      ("what the form shows and refuses", one.nativeJudgement, batch.text(index, "form.txt")),
      ("Python's tally", fromLines, batch.text(index, "python-responses.jsonl.json")),
      (
        "Python's tally of the table", fromTable("table.csv"),
        batch.text(index, "python-table.csv.json")
      ),
      (
        "Python's tally of the form's CSV", fromTable("form.csv"),
        batch.text(index, "python-form.csv.json")
      ),
      (
        "the tally of the form's CSV", figures(fromTidyLines), figures(fromTable("form.csv"))
      ),
      (
        "the tally of the native CSV", figures(fromTidyLines), figures(fromTable("native.csv"))
      ),
      (
        "Python's tally of the native CSV", fromTable("native.csv"),
        batch.text(index, "python-native.csv.json")
      ),
    ]
    return compared.compactMap { what, native, other in
      guard !native.utf8.elementsEqual(other.utf8) else { return nil }
      let description = """
        Seed \(one.seed): \(what) differs.
        \(firstDifference(native, other))
        --- survey
        \(one.spec)
        --- responses
        \(what.hasSuffix("CSV") ? one.tidy : what.hasSuffix("table") ? batch.text(index, "table.csv") : one.responses)
        """
      return (what, description)
    }
  }

  /// Without how many records were damaged or there twice, which a copy no longer has.
  private func figures(_ tally: String) -> String {
    tally.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("  \"duplicates\"") && !$0.hasPrefix("  \"unreadable\"") }
      .joined(separator: "\n")
  }

  private func firstDifference(_ native: String, _ other: String) -> String {
    let left = native.split(separator: "\n", omittingEmptySubsequences: false)
    let right = other.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let lines = (
        index < left.count ? left[index] : "(end)", index < right.count ? right[index] : "(end)"
      )
      if !lines.0.utf8.elementsEqual(lines.1.utf8) {
        return "line \(index + 1)\nnative: \(lines.0)\nother:  \(lines.1)"
      }
    }
    return "only in its bytes"
  }
}
