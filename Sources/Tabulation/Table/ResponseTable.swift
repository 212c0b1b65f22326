import SurveyModel
import UnicodeText

/// Responses as CSV (RFC 4180, CR LF): a column a question; for several choices and rankings a
/// column an option, for grids a column a row. Reading it back gives the same tally.
package struct ResponseTable {
  private let survey: Survey
  private var rows: [[String]] = []

  package init(_ survey: Survey) {
    self.survey = survey
    rows.append(["id", "survey", "fingerprint", "submitted_at", "language"] + answerHeaders)
  }

  package mutating func add(_ response: Response) {
    rows.append(
      [
        response.id, response.survey, response.fingerprint, response.submittedAt,
        response.language,
      ] + answerCells(of: response.answers))
  }

  package var csv: String {
    rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private var answerHeaders: [String] {
    survey.questions.flatMap { question -> [String] in
      let id = question.id
      var headers: [String]
      switch question.type {
      case .note: return []
      case .chooseMany, .rank: headers = [id] + question.options.map { "\(id).\($0.value)" }
      case .grid: headers = question.rows.map { "\(id).\($0.id)" }
      default: headers = [id]
      }
      if question.choices?.other != nil { headers.append("\(id).other.text") }
      return headers
    }
  }

  private func answerCells(of answers: AnswerSet) -> [String] {
    survey.questions.enumerated().flatMap { index, question -> [String] in
      var cells: [String]
      switch question.type {
      case .note: return []
      case .chooseMany, .rank: cells = listCells(answers[index], question)
      case .grid: cells = gridCells(answers[index], question)
      default: cells = [plain(answers[index])]
      }
      if question.choices?.other != nil { cells.append(answers.otherTexts[index] ?? "") }
      return cells
    }
  }

  private func plain(_ answer: Answer?) -> String {
    switch answer {
    case .choice(let text), .text(let text), .unrecognised(let text): text
    case .number(let number): number.description
    case .date(let date): date.description
    case .time(let time): time.description
    case .choices, .rows, nil: ""
    }
  }

  /// What is no option first, a line each; then 1 or 0, or the place, for each option.
  private func listCells(_ answer: Answer?, _ question: Question) -> [String] {
    guard case .choices(let values) = answer else {
      return [plain(answer)] + question.options.map { _ in "" }
    }
    let options = Set(question.options.map { ExactText($0.value) })
    let known = values.map(ExactText.init).filter(options.contains)
    let loose = values.filter { !options.contains(ExactText($0)) }
    let cells = question.options.map { option -> String in
      guard let place = known.firstIndex(of: ExactText(option.value)) else {
        return question.type == .rank ? "" : "0"
      }
      return question.type == .rank ? String(place + 1) : "1"
    }
    return [loose.joined(separator: "\n")] + cells
  }

  private func gridCells(_ answer: Answer?, _ question: Question) -> [String] {
    guard case .rows(let rows) = answer else {
      return question.rows.map { _ in "" }
    }
    return question.rows.map { row in rows.first { $0.row == row.id }?.value ?? "" }
  }

  private static func cell(_ text: String) -> String {
    let safe = SpreadsheetSafety.protected(text)
    let needsQuotes = safe.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return safe }
    // By scalars: a quote under a combining mark is a quote for whoever reads the file.
    return safe.unicodeScalars.reduce(into: "\"") { cell, scalar in
      cell.unicodeScalars.append(scalar)
      if scalar == "\"" { cell += "\"" }
    } + "\""
  }
}
