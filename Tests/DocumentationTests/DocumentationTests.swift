import Diagnostics
import Foundation
import SourceText
import SurveyCompiler
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  static let pages: [String] = {
    let folder = Checkout.root + "/docs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" } + ["README.md"]
  }()

  private func text(of page: String) throws -> String {
    try String(contentsOfFile: "\(Checkout.root)/\(page)", encoding: .utf8)
  }

  /// The pages with tables that are made from the compiler's own lists.
  static let generated = [
    "docs/language.md": LanguageTables.all, "docs/words.md": LanguageTables.words,
  ]

  @Test(
    "has in its reference the tables of the compiler's own lists",
    arguments: generated.keys.sorted())
  func tables(page: String) throws {
    let old = try text(of: page)
    var new = old
    for (name, table) in Self.generated[page] ?? [] {
      let begin = "<!-- begin: \(name) -->\n"
      let start = try #require(new.range(of: begin), "\(page) lacks \(begin)")
      let end = try #require(new.range(of: "<!-- end -->", range: start.upperBound..<new.endIndex))
      new.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(table)\n\n")
    }
    if new != old, Checkout.isRecording {
      try new.write(toFile: "\(Checkout.root)/\(page)", atomically: true, encoding: .utf8)
    }
    #expect(new == old, "\(page) is not in step with the code; `make record` writes it anew")
  }

  @Test("shows only specs without mistakes", arguments: pages)
  func specs(page: String) throws {
    for block in try text(of: page).components(separatedBy: "\n```yaml\n").dropFirst() {
      let spec = (block.components(separatedBy: "\n```").first ?? "") + "\n"
      var bag = DiagnosticBag()
      let survey = SurveyCompiler.survey(
        of: SourceFile(name: page, text: spec), reporting: &bag)
      let found = bag.diagnostics.filter { $0.severity != .info }.map(\.id.rawValue)
      #expect(survey != nil && found.isEmpty, "\(page):\n\(spec)\(found)")
    }
  }

  @Test("links only to what is there", arguments: pages)
  func links(page: String) throws {
    let folder = URL(fileURLWithPath: "\(Checkout.root)/\(page)").deletingLastPathComponent()
    for part in try text(of: page).components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.hasPrefix("http") { continue }
      let path = folder.appendingPathComponent(String(target)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target)")
    }
  }

  @Test("names every target of the package in the architecture")
  func targets() throws {
    let package = try text(of: "Package.swift")
    let architecture = try text(of: "docs/architecture.md")
    for line in package.components(separatedBy: "\n")
    where line.contains("library(\"") || line.contains("embeddedFiles(\"") {
      let name = line.components(separatedBy: "\"").dropFirst().first ?? ""
      #expect(architecture.contains("`\(name)`"), "docs/architecture.md does not name \(name)")
    }
  }
}
