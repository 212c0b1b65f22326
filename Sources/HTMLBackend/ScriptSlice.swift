import SurveyModel

/// A file of the form's script and the surveys that need it.
package struct ScriptSlice: Sendable {
  /// The file's name without folder and extension.
  package let name: String
  package let isNeeded: @Sendable (Survey) -> Bool

  package init(_ name: String, _ isNeeded: @escaping @Sendable (Survey) -> Bool) {
    self.name = name
    self.isNeeded = isNeeded
  }
}
