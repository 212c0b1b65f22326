import Diagnostics
import Foundation
import Testing
import TestSupport

struct PageTests {
  static let folder = Checkout.root + "/docs/diagnostics"

  @Test("every id has one page and every page an id, in the binary and in the folder")
  func catalogue() throws {
    let ids = DiagnosticID.allCases.map(\.rawValue)
    #expect(DiagnosticPage.all.map(\.name) == ids)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set(ids.map { $0 + ".md" } + ["README.md"]))
  }

  @Test("a page has a heading, a severity, a plain sentence, an example and the mended one")
  func shape() throws {
    for id in DiagnosticID.allCases {
      let text = try #require(DiagnosticPage.text(for: id))
      let parts = text.components(separatedBy: "\n\n")
      #expect(parts[0] == "# \(id.rawValue)")
      #expect(
        parts[1].hasPrefix("Error") || parts[1].hasPrefix("Warning")
          || parts[1].hasPrefix("Advice"), "\(id.rawValue)")
      #expect(
        parts[1].hasSuffix("`surveyc check --fix` can mend it.")
          || parts[1].hasSuffix("You mend it yourself."), "\(id.rawValue)")
      let sections = text.components(separatedBy: "\n## ").dropFirst()
      #expect(Array(sections.prefix(2)).map { $0.prefix { $0 != "\n" } } == ["Example", "Mended"])
      #expect(
        sections.prefix(2).allSatisfy { $0.components(separatedBy: "```").count == 3 },
        "\(id.rawValue)")
      #expect(parts[1].contains("Error") || text.contains("# surveyc: allow \(id.rawValue)"))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test("the table lists every id with the first sentence of its page")
  func table() throws {
    let readme = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    let rows = readme.components(separatedBy: "\n").filter { $0.hasPrefix("| [") }
    let expected = try DiagnosticID.allCases.map { id in
      let summary = try #require(DiagnosticPage(for: id)).summary
      return "| [\(id.rawValue)](\(id.rawValue).md) | \(summary.replacing("|", with: "\\|")) |"
    }
    #expect(rows == expected)
  }
}
