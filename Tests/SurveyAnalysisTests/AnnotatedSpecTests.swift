import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("What check says about a spec")
struct AnnotatedSpecTests {
  static let fixtures = Checkout.root + "/Tests/SurveyAnalysisTests/Fixtures"

  @Test(
    "A shared case gets exactly the errors and warnings that its comments name",
    arguments: AnnotatedSpec.all(below: Checkout.shared + "/cases"))
  func sharedCase(spec: AnnotatedSpec) throws {
    let disagreements = try spec.disagreements()
    #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
  }

  @Test(
    "A fixture gets exactly the errors and warnings that its comments name",
    arguments: AnnotatedSpec.all(below: fixtures))
  func fixture(spec: AnnotatedSpec) throws {
    let disagreements = try spec.disagreements()
    #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
  }
}
