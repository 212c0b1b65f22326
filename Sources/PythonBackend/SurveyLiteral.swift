import SurveyModel

/// The survey as a Python value that whoever wrote the spec recognises.
///
/// What has its default is left out, and so are notes, which nobody answers.
enum SurveyLiteral {
  static func source(of survey: Survey) -> String {
    var members: [(String, PythonValue)] = [
      ("id", .text(survey.id)), ("title", .text(survey.title.written)),
      ("fingerprint", .text(survey.fingerprint)),
    ]
    if survey.privacy.minimumCount > 1 {
      members.append(("minimum_count", .source("\(survey.privacy.minimumCount)")))
    }
    if let quiz = survey.quiz {
      members.append(
        ("quiz", .dictionary(quiz.pass.map { [("pass", .source("\($0)"))] } ?? [])))
    }
    let asked = survey.questions.filter { $0.type.isAnswered }
    members.append(("questions", .list(asked.map { .dictionary(self.members(of: $0)) })))
    return """
      \(heading("The survey"))
      # The fingerprint stands for the questions and options. Responses with another one come from
      # another version of the survey.

      SURVEY = \(PythonValue.dictionary(members).source(indent: 0, used: 9))

      """
  }

  static func heading(_ text: String) -> String {
    let line = "# " + String(repeating: "-", count: 90)
    return "\(line)\n# \(text)\n\(line)\n"
  }

  private static func members(of question: Question) -> [(String, PythonValue)] {
    var members: [(String, PythonValue)] = [
      ("id", .text(question.id)), ("type", .text(question.type.rawValue)),
    ]
    members += texts("text", question.text)
    if question.section > 0 { members.append(("section", .source("\(question.section + 1)"))) }
    switch question.body {
    case .rating(let rating):
      members.append(("min", .source("\(rating.minimum)")))
      members.append(("max", .source("\(rating.maximum)")))
    case .chooseOne(let choices, _), .chooseMany(let choices, _), .yesNo(let choices),
      .rank(let choices, _):
      members.append(options(choices))
    case .scale(let choices, let isReversed):
      members.append(options(choices))
      if isReversed { members.append(("reverse", .source("True"))) }
    case .grid(let grid):
      members.append(("rows", .list(grid.rows.map(row))))
      members.append(options(grid.columns))
    case .number, .shortText, .longText, .date, .time, .note: break
    }
    if question.chart.sort == .count { members.append(("sort", .text("count"))) }
    return members + scoring(question.scoring)
  }

  private static func scoring(_ scoring: Scoring?) -> [(String, PythonValue)] {
    switch scoring {
    case nil: []
    case .optionPoints(let possible): [("possible", .source("\(possible)"))]
    case .rightAnswers(let right, let points):
      [
        ("answer", .list(right.map(answer))), ("points", .source("\(points)")),
      ]
    }
  }

  /// An option that says nothing but its label is a text.
  private static func options(_ choices: Choices) -> (String, PythonValue) {
    let options = choices.options.map { option -> PythonValue in
      var members = [("value", PythonValue.text(option.value))] + texts("label", option.label)
      if option.isOther { members.append(("other", .source("True"))) }
      if let points = option.points { members.append(("points", .source("\(points)"))) }
      let isPlain = members.count == 2 && option.value == option.label.written
      return isPlain ? .text(option.value) : .dictionary(members)
    }
    return ("options", .list(options))
  }

  private static func row(_ row: Row) -> PythonValue {
    .dictionary(
      [("id", .text(row.id))] + texts("text", row.text)
        + (row.isReversed ? [("reverse", .source("True"))] : []))
  }

  /// The first language's text, and the others beside it.
  private static func texts(_ name: String, _ text: Text) -> [(String, PythonValue)] {
    let others = text.translations.map { PythonValue.text($0.template.written) }
    return [(name, .text(text.written))]
      + (others.isEmpty ? [] : [("translations", .list(others))])
  }

  /// A right answer as a response would give it.
  private static func answer(_ answer: Answer) -> PythonValue {
    switch answer {
    case .choice(let text), .text(let text), .unrecognised(let text): .text(text)
    case .choices(let values): .list(values.map { .text($0) })
    case .number(let number): .text(number.description)
    case .date(let date): .text(date.description)
    case .time(let time): .text(time.description)
    case .rows(let rows): .dictionary(rows.map { ($0.row, .text($0.value)) })
    }
  }
}
