import SurveyModel

/// The survey as Python values that a reader of the script recognises.
enum SurveyPython {
  static func source(of survey: Survey) -> String {
    var lines = ["SURVEY = {"]
    lines.append("    \"id\": \(PythonLiteral.string(survey.id)),")
    lines.append("    \"title\": \(PythonLiteral.string(survey.title.written)),")
    lines.append("    # Says from which version of the survey a response comes.")
    lines.append("    \"fingerprint\": \(PythonLiteral.string(survey.fingerprint)),")
    lines += ["}", "", "# Results of fewer answers than this stay hidden."]
    lines.append("MINIMUM_COUNT = \(survey.privacy.minimumCount)")
    lines += [
      "", "# What is needed to pass, in millionths of a percent; None when this is no quiz.",
    ]
    lines.append("QUIZ = \(quiz(survey.quiz))")
    lines += ["", "QUESTIONS = ["]
    for question in survey.questions { lines += self.question(question) }
    lines += ["]", ""]
    lines += conditions(of: survey)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quiz(_ quiz: Quiz?) -> String {
    guard let quiz else { return "None" }
    return PythonLiteral.dictionary(quiz.pass.map { [("pass", "\($0.millionths)")] } ?? [])
  }

  private static func question(_ question: Question) -> [String] {
    var lines = ["    {"]
    func add(_ name: String, _ source: String) {
      lines.append("        \(PythonLiteral.string(name)): \(source),")
    }
    add("id", PythonLiteral.string(question.id))
    add("type", PythonLiteral.string(question.type.rawValue))
    add("text", PythonLiteral.string(question.text.written))
    add("texts", texts(question.text))
    if question.section != 0 { add("section", "\(question.section)") }
    switch question.body {
    case .rating(let rating):
      add("min", "\(rating.minimum)")
      add("max", "\(rating.maximum)")
    case .scale(_, let isReversed):
      if isReversed { add("reverse", "True") }
    default: break
    }
    if !question.options.isEmpty {
      lines.append("        \"options\": [")
      lines += question.options.map { "            \(option($0))," }
      lines.append("        ],")
    }
    if !question.rows.isEmpty {
      lines.append("        \"rows\": [")
      lines += question.rows.map { "            \(row($0))," }
      lines.append("        ],")
    }
    if let scoring = question.scoring {
      // Points are counted in millionths, like every number.
      add("possible", "\(scoring.possible.millionths)")
      if case .rightAnswers(let right, _) = scoring {
        add("answer", PythonLiteral.list(right.map(answer)))
      }
    }
    return lines + ["    },"]
  }

  private static func option(_ option: Option) -> String {
    var members = [
      ("value", PythonLiteral.string(option.value)),
      ("label", PythonLiteral.string(option.label.written)),
      ("labels", texts(option.label)),
    ]
    if option.isOther { members.append(("other", "True")) }
    if let points = option.points { members.append(("points", "\(points.millionths)")) }
    return PythonLiteral.dictionary(members)
  }

  private static func row(_ row: Row) -> String {
    var members = [
      ("id", PythonLiteral.string(row.id)), ("text", PythonLiteral.string(row.text.written)),
      ("texts", texts(row.text)),
    ]
    if row.isReversed { members.append(("reverse", "True")) }
    return PythonLiteral.dictionary(members)
  }

  /// A text in every language.
  private static func texts(_ text: Text) -> String {
    let all = [text.written] + text.translations.map(\.template.written)
    return PythonLiteral.list(all.map(PythonLiteral.string))
  }

  private static func answer(_ answer: Answer) -> String {
    switch answer {
    case .choice(let text), .text(let text), .unrecognised(let text): PythonLiteral.string(text)
    case .choices(let values): PythonLiteral.list(values.map(PythonLiteral.string))
    case .number(let number): "\(number.millionths)"
    case .date(let date): PythonLiteral.string(date.description)
    case .time(let time): PythonLiteral.string(time.description)
    case .rows(let rows):
      PythonLiteral.dictionary(rows.map { ($0.row, PythonLiteral.string($0.value)) })
    }
  }

  /// A function for each condition, and the tables that say which belongs to what.
  private static func conditions(of survey: Survey) -> [String] {
    var functions: [String] = []
    var questions: [String] = []
    var sections: [String] = []
    for (index, question) in survey.questions.enumerated() {
      guard let condition = question.showIf else { continue }
      let name = "shows_question_\(index)"
      functions += function(
        name, "Is \"\(question.id)\" asked of somebody who gave these answers?", condition, survey)
      questions.append("\(index): \(name)")
    }
    for (index, section) in survey.sections.enumerated() {
      guard let condition = section.showIf else { continue }
      let name = "shows_section_\(index)"
      functions += function(name, "Is section \(index + 1) asked?", condition, survey)
      sections.append("\(index): \(name)")
    }
    return functions + [
      "", "# Which questions and sections are asked only sometimes, by their place from 0.",
      "CONDITIONS = {\(questions.joined(separator: ", "))}",
      "SECTION_CONDITIONS = {\(sections.joined(separator: ", "))}",
    ]
  }

  private static func function(
    _ name: String, _ meaning: String, _ condition: Condition, _ survey: Survey
  ) -> [String] {
    [
      "", "def \(name)(a):", "    # \(PythonLiteral.comment(meaning))",
      "    return \(ConditionPython.expression(condition, in: survey))", "",
    ]
  }
}
