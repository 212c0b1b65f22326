import SurveyModel

/// A Python function for each condition, and the tables that say what each belongs to.
enum ConditionFunctions {
  static func source(of survey: Survey) -> String {
    var functions: [String] = []
    var questions: [String] = []
    var sections: [String] = []
    for (index, section) in survey.sections.enumerated() {
      guard let condition = section.showIf else { continue }
      let name = "opens_section_\(index + 1)"
      let title = section.title.map { ": " + $0.written } ?? ""
      functions.append(
        function(name, "Who is shown section \(index + 1)\(title)", condition, survey))
      sections.append("    \(index + 1): \(name),")
    }
    for question in survey.questions where question.type.isAnswered {
      guard let condition = question.showIf else { continue }
      let name = "asks_\(question.id)"
      functions.append(
        function(name, "Who is asked: \(question.text.written)", condition, survey))
      questions.append("    \(PythonLiteral.string(question.id)): \(name),")
    }
    if functions.isEmpty {
      return "# Everybody is asked everything.\n" + table("QUESTION_CONDITIONS", [])
        + table("SECTION_CONDITIONS", [])
    }
    return """
      \(SurveyLiteral.heading("Conditions: what is asked of somebody who gave these answers"))

      \(functions.joined(separator: "\n\n"))

      """ + "\n" + table("QUESTION_CONDITIONS", questions) + table("SECTION_CONDITIONS", sections)
  }

  private static func table(_ name: String, _ lines: [String]) -> String {
    lines.isEmpty ? "\(name) = {}\n" : "\(name) = {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private static func function(
    _ name: String, _ meaning: String, _ condition: Condition, _ survey: Survey
  ) -> String {
    """
    def \(name)(answers):
        # \(PythonLiteral.comment(meaning))
        return \(ConditionPython(survey).body(of: condition))

    """
  }
}
