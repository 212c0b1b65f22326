import SurveyModel
import UnicodeText

extension TallyBuilder {
  /// Counts a table, a response a record; the columns are matched by id, then by question text.
  mutating func readTable(_ bytes: [UInt8], named name: String) {
    let separator = TableScanner.separator(of: bytes)
    var scanner = TableScanner(bytes, separator: separator)
    var header = scanner.next()
    while let blank = header, blank.isBlankLine { header = scanner.next() }
    guard let header else { return }
    var columns = TableColumns(header.cells, of: survey)
    var reading = TableRecordReader(
      reader, columns: columns, hasDecimalComma: separator != UInt8(ascii: ","))
    var headersLeft = 2
    var namelessColumns: Set<Int> = []
    while let record = scanner.next() {
      if record.isBlankLine { continue }
      if headersLeft > 0 {
        headersLeft -= 1
        if columns.absorbs(record.cells) {
          reading = TableRecordReader(
            reader, columns: columns, hasDecimalComma: separator != UInt8(ascii: ","))
          continue
        }
        headersLeft = 0
      }
      func unreadable(_ reason: String) -> ReadingNotes.Place {
        .init(file: name, line: record.line, reason: reason)
      }
      if record.isCutOff {
        addUnreadable(unreadable("a quote is not closed"))
        continue
      }
      if record.cells.dropFirst(columns.roles.count).contains(where: { !$0.trimmed.isEmpty }) {
        addUnreadable(unreadable("it has more cells than there are columns"))
        continue
      }
      for column in columns.nameless where column < record.cells.count {
        if !record.cells[column].trimmed.isEmpty { namelessColumns.insert(column) }
      }
      add(reading.read(record.cells), unreadable)
    }
    for header in columns.unknownHeaders { notes.addUnknownKey(header) }
    for column in namelessColumns.sorted() { notes.addUnknownKey("column \(column + 1)") }
    for id in columns.missingQuestions { notes.addMissingColumn(id) }
  }

  private mutating func add(
    _ record: TableRecordReader.Record, _ unreadable: (String) -> ReadingNotes.Place
  ) {
    if let other = record.survey, other != survey.id {
      guard record.fingerprint == survey.fingerprint else {
        return addUnreadable(unreadable("it belongs to another survey, \"\(other)\""))
      }
      notes.addOtherName(other)
    }
    add(id: record.id, fingerprint: record.fingerprint, answers: record.answers)
  }
}

/// Reads the cells of a record as answers.
struct TableRecordReader {
  struct Record {
    var id = ""
    var survey: String?
    var fingerprint: String?
    var answers: AnswerSet
  }

  private let reader: AnswerReader
  private let roles: [TableColumns.Role]
  private let hasOptionColumns: Set<Int>
  private let hasDecimalComma: Bool

  init(_ reader: AnswerReader, columns: TableColumns, hasDecimalComma: Bool) {
    self.reader = reader
    roles = columns.roles
    hasOptionColumns = columns.hasOptionColumns
    self.hasDecimalComma = hasDecimalComma
  }

  private var questions: [Question] { reader.survey.questions }

  func read(_ cells: [String]) -> Record {
    var record = Record(answers: AnswerSet(questionCount: questions.count))
    var chosen: [Int: OptionCells] = [:]
    var rows: [Int: [RowAnswer]] = [:]
    for (role, cell) in zip(roles, cells) {
      let text = SpreadsheetSafety.restored(cell).normalised
      if text.isEmpty { continue }
      switch role {
      case .known, .unknown: break
      case .responseID: record.id = text
      case .survey: record.survey = text
      case .fingerprint: record.fingerprint = text
      case .otherText(let question): record.answers.otherTexts[question] = text
      case .answer(let question):
        if hasOptionColumns.contains(question) {
          chosen[question, default: OptionCells()].addLoose(text)
        } else {
          record.answers[question] = answer(text, to: question)
        }
      case .option(let question, let option):
        add(text, at: option, of: question, to: &chosen[question, default: OptionCells()])
      case .row(let question, let row):
        let value = reader.optionValue(text, of: question)
        rows[question, default: []].append(
          RowAnswer(row: questions[question].rows[row].id, value: value))
      }
    }
    for (question, cells) in chosen {
      record.answers[question] = answer(from: cells, to: question)
    }
    for (question, answers) in rows { record.answers[question] = .rows(answers) }
    return record
  }

  private func answer(_ text: String, to question: Int) -> Answer? {
    if hasDecimalComma, questions[question].type == .number, DecimalNumber(text) == nil,
      let number = decimalComma(text)
    {
      return .number(number)
    }
    return reader.answer(.string(text), to: question)
  }

  private func decimalComma(_ text: String) -> DecimalNumber? {
    guard text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 1, !text.contains(".") else {
      return nil
    }
    return DecimalNumber(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// What the columns of one question's options say.
  private struct OptionCells {
    var items: [String] = []
    var places: [(place: Int, value: String)] = []

    mutating func addLoose(_ text: String) {
      items += text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
  }

  private func add(_ text: String, at option: Int, of question: Int, to cells: inout OptionCells) {
    let value = questions[question].options[option].value
    if questions[question].type == .rank {
      if let place = DecimalNumber(text)?.whole, place >= 1 {
        cells.places.append((place: place, value: value))
      } else {
        cells.items.append(text)
      }
      return
    }
    switch text.lowercasedASCII {
    case "1", "true", "yes": cells.items.append(value)
    case "0", "false", "no": break
    default: cells.items.append(text)
    }
  }

  private func answer(from cells: OptionCells, to question: Int) -> Answer? {
    // A stable order: of equal places the option written first comes first.
    let ranked = cells.places.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.value)
    return reader.list(ranked + cells.items, of: question)
  }
}
