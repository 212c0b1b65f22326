import SurveyModel

/// A table of responses as spreadsheets and other programs write it.
struct RandomTable {
  let survey: Survey
  private var random: SeededGenerator

  init(_ survey: Survey, seed: UInt64) {
    self.survey = survey
    random = SeededGenerator(state: seed)
  }

  private struct Column {
    var header: String
    var question: Question?
    var isPart = false
  }

  mutating func file() -> [UInt8] {
    let separator = random.pick([",", ",", ";", "\t"])
    let end = random.pick(["\r\n", "\n", "\n", "\r"])
    let columns = self.columns()
    var records = [columns.map(\.header)]
    if random.chance(10) { records.append(columns.map { $0.question?.text.written ?? "" }) }
    for _ in 0..<random.number(0...30) {
      records.append(columns.map { cell(of: $0, separator) })
    }
    var text = ""
    for var record in records {
      if random.chance(3) { text += end }
      if random.chance(3) { record.append(random.pick(["", " ", "extra"])) }
      if random.chance(3), record.count > 1 { record.removeLast() }
      text += record.map { quoted($0, separator) }.joined(separator: separator) + end
    }
    if random.chance(3) { text += "\"never closed" }
    return encoded(text)
  }

  private mutating func encoded(_ text: String) -> [UInt8] {
    let roll = random.number(0...19)
    if roll == 0 { return [0xEF, 0xBB, 0xBF] + Array(text.utf8) }
    if roll == 1 {
      return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    if roll == 2 {
      return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    if roll == 3 { return Array(text.utf8) + [0x93, 0xE9, 0x81, 0x0A] }
    return Array(text.utf8)
  }

  // MARK: Columns

  private mutating func columns() -> [Column] {
    var columns: [Column] = []
    for fixed in ["id", "survey", "fingerprint", "submitted_at"] where random.chance(60) {
      columns.append(Column(header: fixed))
    }
    for question in survey.questions where question.type != .note && random.chance(92) {
      let isByText = random.chance(30)
      let name = isByText ? changed(question.text.written) : question.id
      let parts = self.parts(of: question, name, isByText)
      if parts.isEmpty || random.chance(60) {
        columns.append(Column(header: name, question: question))
      }
      columns += parts
      if question.choices?.other != nil, random.chance(70) {
        columns.append(
          Column(header: question.id + random.pick([".other.text", ".other", "/other.text"])))
      }
    }
    if random.chance(20) { columns.append(Column(header: random.text())) }
    if random.chance(10) { columns.append(Column(header: "")) }
    if columns.isEmpty { columns.append(Column(header: "id")) }
    return columns
  }

  private mutating func parts(of question: Question, _ name: String, _ isByText: Bool) -> [Column] {
    var names: [String] = []
    switch question.type {
    case .chooseMany, .rank:
      if random.chance(35) { return [] }
      names = question.options.map { random.chance(70) ? $0.value : $0.label.written }
    case .grid: names = question.rows.map { random.chance(70) ? $0.id : $0.text.written }
    default: return []
    }
    let mark = random.pick([".", ".", "/"])
    return names.filter { _ in random.chance(95) }.map {
      Column(
        header: isByText ? "\(name) [\($0)]" : name + mark + $0, question: question, isPart: true)
    }
  }

  private mutating func changed(_ text: String) -> String {
    switch random.number(0...4) {
    case 0: text.uppercased()
    case 1: "<b>\(text)</b>"
    case 2: "  \(text) "
    default: text
    }
  }

  // MARK: Cells

  private mutating func cell(of column: Column, _ separator: String) -> String {
    guard let question = column.question else {
      switch column.header {
      case "id": return random.chance(90) ? "\(random.number(1...400))" : ""
      case "survey": return random.pick([survey.id, survey.id, survey.id, "", "elsewhere"])
      case "fingerprint": return random.pick([survey.fingerprint, survey.fingerprint, "", "abc"])
      default: return random.chance(50) ? "" : random.text()
      }
    }
    if random.chance(12) { return "" }
    if random.chance(5) { return random.text() }
    switch question.type {
    case .note, .shortText, .longText: return random.text()
    case .chooseOne, .scale, .yesNo: return name(question)
    case .rating: return "\(random.number(0...7))"
    case .number:
      let number = random.pick(["1", "2.5", "-3", "0.1", "1000000", "4.0", "7e1", "+2", "12.125"])
      return random.chance(30) ? number.replacing(".", with: ",") : number
    case .date: return random.pick(["2025-05-01", "2024-02-29", "2025-02-29", "1.5.2025"])
    case .time: return random.pick(["12:30", "00:00", "24:00", "9:00"])
    case .grid: return name(question)
    case .chooseMany:
      return column.isPart
        ? random.pick(["1", "0", "true", "No", "0", "1", "x"]) : joined(question)
    case .rank:
      return column.isPart ? random.pick(["1", "2", "3", "4", "0", "2.0", "x"]) : joined(question)
    }
  }

  private mutating func name(_ question: Question) -> String {
    let option = random.pick(question.options)
    return random.chance(75) ? option.value : option.label.written
  }

  private mutating func joined(_ question: Question) -> String {
    (0..<random.number(1...3)).map { _ in name(question) }
      .joined(separator: random.pick(["; ", ", ", "\n", "|", ";"]))
  }

  private mutating func quoted(_ cell: String, _ separator: String) -> String {
    let mustBe = cell.unicodeScalars.contains {
      "\"\r\n".unicodeScalars.contains($0) || String($0) == separator
    }
    guard mustBe || random.chance(10) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
