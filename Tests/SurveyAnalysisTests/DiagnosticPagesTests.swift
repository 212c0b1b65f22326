import Diagnostics
import Foundation
import SourceText
import SurveyCompiler
import TestSupport
import Testing

/// The two specs of a page: with the mistake, and mended.
struct PageExamples {
  let wrong: SourceFile
  let mended: SourceFile
  /// The line below the heading: how much it weighs, and who mends it.
  let verdict: String

  init(_ id: DiagnosticID) throws {
    let text = try #require(DiagnosticPage.text(for: id))
    let blocks = text.components(separatedBy: "\n```")
    wrong = try Self.file(in: blocks, at: 1, name: id.rawValue)
    mended = try Self.file(in: blocks, at: 3, name: id.rawValue)
    verdict = text.components(separatedBy: "\n\n")[1]
  }

  private static func file(in blocks: [String], at index: Int, name: String) throws -> SourceFile {
    try #require(blocks.count > index)
    let block = blocks[index]
    let spec = block.drop { $0 != "\n" }.dropFirst() + "\n"
    // A page is UTF-8, so it shows a byte that is not as the replacement character.
    let bytes = Array(spec.utf8).split(separator: Array("\u{FFFD}".utf8)).joined(separator: [0xE9])
    return SourceFile(name: name + ".yaml", bytes: Array(bytes))
  }
}

struct DiagnosticPagesTests {
  /// A file of 32 MB does not fit on a page; the reader's own tests make one.
  static let ids = DiagnosticID.allCases.filter { $0 != .tooLarge }
  static let goldens = Checkout.root + "/Tests/SurveyAnalysisTests/Goldens"

  static func diagnostics(of file: SourceFile) -> [Diagnostic] {
    var bag = DiagnosticBag()
    _ = SurveyCompiler.survey(of: file, reporting: &bag)
    return bag.sorted
  }

  static func short(_ diagnostics: [Diagnostic], of file: SourceFile) -> String {
    DiagnosticFormat.concise.render([FileDiagnostics(file, diagnostics)])
  }

  @Test("the example of a page makes just this mistake", arguments: ids)
  func example(id: DiagnosticID) throws {
    let page = try PageExamples(id)
    let found = Self.diagnostics(of: page.wrong)
    let others = found.filter { $0.severity > .info && $0.id != id }
    #expect(others.isEmpty, "\(Self.short(others, of: page.wrong))")
    let own = found.filter { $0.id == id }
    let diagnostic = try #require(own.first, "\(id.rawValue) is not reported")
    #expect(own.count == 1)
    let word =
      switch diagnostic.severity {
      case .error: "Error"
      case .warning: "Warning"
      case .info: "Advice"
      }
    #expect(page.verdict.hasPrefix(word))
    let isMended = diagnostic.fixes.contains(where: \.isSafe)
    #expect(page.verdict.hasSuffix("`surveyc check --fix` can mend it.") == isMended)
  }

  @Test("the mended example has no mistakes", arguments: DiagnosticID.allCases)
  func mended(id: DiagnosticID) throws {
    let page = try PageExamples(id)
    var bag = DiagnosticBag()
    let survey = SurveyCompiler.survey(of: page.mended, reporting: &bag)
    let mistakes = bag.sorted.filter { $0.severity > .info || $0.id == id }
    #expect(mistakes.isEmpty, "\(Self.short(mistakes, of: page.mended))")
    #expect(survey != nil)
  }

  @Test("the safe fix of an example mends it", arguments: ids)
  func fix(id: DiagnosticID) throws {
    let page = try PageExamples(id)
    let found = Self.diagnostics(of: page.wrong).filter { $0.id == id }
    guard found.contains(where: { $0.fixes.contains(where: \.isSafe) }) else { return }
    let fixed = applySafeFixes(found, to: page.wrong)
    let after = SourceFile(name: page.wrong.name, bytes: fixed.bytes)
    let left = Self.diagnostics(of: after).filter { $0.severity > .info || $0.id == id }
    #expect(left.isEmpty, "\(Self.short(left, of: after))")
  }

  @Test("what people read about the example is the golden text", arguments: ids)
  func golden(id: DiagnosticID) throws {
    let page = try PageExamples(id)
    let found = Self.diagnostics(of: page.wrong).filter { $0.id == id }
    let text = DiagnosticFormat.human.render([FileDiagnostics(page.wrong, found)])
    let path = Self.goldens + "/\(id.rawValue).txt"
    if Checkout.isRecording {
      try FileManager.default.createDirectory(
        atPath: Self.goldens, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(id.rawValue).txt")
      return
    }
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(text == expected)
  }

  @Test("every golden text belongs to an id")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens)
    #expect(Set(files) == Set(Self.ids.map { $0.rawValue + ".txt" }))
  }
}
