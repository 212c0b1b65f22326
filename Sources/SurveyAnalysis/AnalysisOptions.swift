/// What the user says about a spec from outside of it.
package struct AnalysisOptions: Sendable {
  /// `--set NAME=VALUE`, in the order given.
  package var parameters: [(name: String, value: String)]

  package init(parameters: [(name: String, value: String)] = []) {
    self.parameters = parameters
  }
}
