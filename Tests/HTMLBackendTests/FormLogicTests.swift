import Diagnostics
import Foundation
import HTMLBackend
import SourceText
import SurveyCompiler
import SurveyModel
import TestSupport
import Testing

@Suite struct FormLogicTests {
  @Test(.enabled(if: Program.isInstalled("node")))
  func `The script's slices do what their own tests say`() throws {
    let folder = URL(fileURLWithPath: Checkout.root + "/Tests/HTMLBackendTests/Script")
    let finished = try Program.run("node", ["--test"], in: folder)
    #expect(finished.status == 0, "\(finished.output)")
  }
}
