import SurveyModel
import UnicodeText

/// What the columns of a table mean for a survey.
struct TableColumns {
  enum Role: Hashable {
    case responseID, survey, fingerprint
    /// `submitted_at`, `language`: known, and not needed for counting.
    case known
    /// The answer; beside option columns the items that are no option.
    case answer(Int)
    /// Whether an option was chosen, or at which place; by its index.
    case option(Int, Int)
    /// The answer of a grid's row; by its index.
    case row(Int, Int)
    case otherText(Int)
    case unknown
  }

  private(set) var roles: [Role]
  /// The questions whose columns were found by their text rather than their id.
  private var textMatched: Set<Int> = []
  private let survey: Survey
  private let headers: [String]

  init(_ headers: [String], of survey: Survey) {
    self.survey = survey
    self.headers = headers.map { SpreadsheetSafety.restored($0).normalised }
    roles = []
    var taken: Set<Role> = []
    for header in self.headers {
      let (role, isByText) = Self.role(of: header, in: survey)
      // Of two columns for one thing the first counts.
      if role != .unknown, role != .known, !taken.insert(role).inserted {
        roles.append(.unknown)
        continue
      }
      if isByText, case .answer(let index) = role { textMatched.insert(index) }
      roles.append(role)
    }
  }

  var hasOptionColumns: Set<Int> {
    roles.reduce(into: []) { set, role in
      if case .option(let question, _) = role { set.insert(question) }
    }
  }

  /// Headers that name nothing in the survey.
  var unknownHeaders: [String] {
    zip(headers, roles).filter { $0.1 == .unknown && !$0.0.isEmpty }.map(\.0)
  }

  /// Columns without a header that mean nothing.
  var nameless: [Int] {
    roles.indices.filter { roles[$0] == .unknown && headers[$0].isEmpty }
  }

  /// Questions without a column.
  var missingQuestions: [String] {
    let found = roles.reduce(into: Set<Int>()) { set, role in
      switch role {
      case .answer(let question), .option(let question, _), .row(let question, _):
        set.insert(question)
      default: break
      }
    }
    return survey.questions.indices
      .filter { survey.questions[$0].type.isAnswered && !found.contains($0) }
      .map { survey.questions[$0].id }
  }

  /// Whether a second or third record is a header too; if it names options or rows under blank
  /// headers, the columns get their meaning from it.
  mutating func absorbs(_ record: [String]) -> Bool {
    let cells = record.map(\.normalised)
    // A response that says whose it is can answer in the words of a question.
    let isResponse = zip(cells, roles).contains { cell, role in
      role == .fingerprint && cell == survey.fingerprint || role == .survey && cell == survey.id
    }
    if isResponse { return false }
    if cells.contains(where: { $0.hasPrefix("{\"ImportId\"") }) { return true }
    let repeats = zip(cells, roles).contains { cell, role in
      guard let question = question(of: role), !textMatched.contains(question) else { return false }
      // A text that is all markup folds to nothing, and every blank cell would repeat it.
      let text = Self.folded(survey.questions[question].text.written)
      return !text.isEmpty && Self.folded(cell) == text
    }
    return namesParts(cells) || repeats
  }

  private func question(of role: Role) -> Int? {
    switch role {
    case .answer(let question), .option(let question, _), .row(let question, _),
      .otherText(let question):
      question
    default: nil
    }
  }

  /// Options or rows named under a list question's or grid's header and the blank ones after it.
  private mutating func namesParts(_ cells: [String]) -> Bool {
    var current: Int?
    var start = 0
    var found: [Int: Role] = [:]
    for column in roles.indices {
      if !headers[column].isEmpty {
        current = nil
        if case .answer(let question) = roles[column] {
          current = question
          start = column
        }
      }
      guard let question = current, column < cells.count, !cells[column].isEmpty,
        let part = Self.part(named: cells[column], of: question, in: survey)
      else { continue }
      // One option's name under its own header alone is an answer, not a heading.
      if column > start || column + 1 < headers.count && headers[column + 1].isEmpty {
        found[column] = part
      }
    }
    guard found.keys.contains(where: { headers[$0].isEmpty }) else { return false }
    for (column, role) in found { roles[column] = role }
    return true
  }

  private static func role(of header: String, in survey: Survey) -> (Role, isByText: Bool) {
    switch header {
    case "id": return (.responseID, false)
    case "survey": return (.survey, false)
    case "fingerprint": return (.fingerprint, false)
    case "submitted_at", "language", "version": return (.known, false)
    default: break
    }
    for (index, question) in survey.questions.enumerated() where question.type.isAnswered {
      if header == question.id { return (.answer(index), false) }
      // By scalars: an option may begin with a combining mark, which would hide the point.
      guard header.utf8.starts(with: question.id.utf8) else { continue }
      let rest = header.unicodeScalars.dropFirst(question.id.utf8.count)
      guard let mark = rest.first, mark == "." || mark == "/" else { continue }
      let name = String(rest.dropFirst())
      if question.choices?.other != nil {
        if name == "other.text" { return (.otherText(index), false) }
        if name == "other", question.type != .chooseMany, question.type != .rank {
          return (.otherText(index), false)
        }
      }
      if let part = part(named: name, of: index, in: survey) { return (part, false) }
    }
    return roleByText(of: header, in: survey)
  }

  private static func roleByText(of header: String, in survey: Survey) -> (Role, isByText: Bool) {
    let text = folded(header)
    guard !text.isEmpty else { return (.unknown, false) }
    for (index, question) in survey.questions.enumerated() where question.type.isAnswered {
      for asked in question.text.writtenInAllLanguages.map(folded) where !asked.isEmpty {
        if text == asked { return (.answer(index), true) }
        let scalars = header.unicodeScalars
        guard text.utf8.starts(with: asked.utf8), scalars.last == "]",
          let open = scalars.firstIndex(of: "[")
        else { continue }
        let name = scalars[scalars.index(after: open)...].dropLast()
        if folded(String(scalars[..<open])) == asked,
          let part = part(named: String(name).trimmed, of: index, in: survey)
        {
          return (part, true)
        }
      }
    }
    return (.unknown, false)
  }

  /// The option of a list question or the row of a grid that is called so.
  private static func part(named name: String, of index: Int, in survey: Survey) -> Role? {
    let question = survey.questions[index]
    switch question.type {
    case .chooseMany, .rank:
      if let option = question.options.firstIndex(where: { $0.value == name })
        ?? question.options.firstIndex(where: { $0.label.writtenInAllLanguages.contains(name) })
      {
        return .option(index, option)
      }
    case .grid:
      if let row = question.rows.firstIndex(where: { $0.id == name })
        ?? question.rows.firstIndex(where: { $0.text.writtenInAllLanguages.contains(name) })
      {
        return .row(index, row)
      }
    default: break
    }
    return nil
  }

  /// A text without markup, its white space single, its case folded.
  static func folded(_ text: String) -> String {
    var result = ""
    var isMarkup = false
    var needsSpace = false
    for scalar in text.normalised.unicodeScalars {
      if scalar == "<" {
        isMarkup = true
      } else if scalar == ">", isMarkup {
        isMarkup = false
      } else if WhiteSpace.contains(scalar) {
        needsSpace = true
      } else if !isMarkup {
        if needsSpace, !result.isEmpty { result += " " }
        needsSpace = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result.caseFolded
  }
}
