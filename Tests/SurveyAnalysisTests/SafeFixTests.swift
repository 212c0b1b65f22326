import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite("What check --fix does")
struct SafeFixTests {
  /// Passes that are enough for any file: a pass mends all mistakes but those that overlap others.
  static let passes = 10

  @Test(
    "safe fixes come to an end, mend what they say, and bring no other mistake",
    arguments: AnnotatedSpec.all(below: AnnotatedSpecTests.fixtures)
      + AnnotatedSpec.all(below: Checkout.shared + "/cases"))
  func fixes(spec: AnnotatedSpec) throws {
    var file = SourceFile(name: "spec.yaml", bytes: try spec.bytes())
    let first = DiagnosticPagesTests.diagnostics(of: file)
    var mended = Set<DiagnosticID>()
    for _ in 0..<Self.passes {
      let fixed = applySafeFixes(DiagnosticPagesTests.diagnostics(of: file), to: file)
      if fixed.applied.isEmpty { break }
      mended.formUnion(fixed.applied.map(\.diagnostic.id))
      file = SourceFile(name: file.name, bytes: fixed.bytes)
    }
    let last = DiagnosticPagesTests.diagnostics(of: file)
    let mendable = last.filter { $0.fixes.contains(where: \.isSafe) }
    #expect(mendable.isEmpty, "\(DiagnosticPagesTests.short(mendable, of: file))")
    // A mistake behind a mended one may come to light, but a fix must not make one.
    let known = Set(first.map(\.id))
    let new = last.filter { $0.severity == .error && !known.contains($0.id) }
    #expect(new.isEmpty, "\(DiagnosticPagesTests.short(new, of: file))")
    let count = { (id: DiagnosticID, list: [Diagnostic]) in list.count { $0.id == id } }
    for id in mended { #expect(count(id, last) < count(id, first) || count(id, first) == 0) }
  }
}
