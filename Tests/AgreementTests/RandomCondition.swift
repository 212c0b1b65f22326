/// A condition over questions that have been asked, of every operator that fits their types.
struct RandomCondition {
  var random: SeededGenerator
  let asked: [RandomSurvey.Asked]

  mutating func condition(depth: Int) -> String {
    if depth > 0, random.chance(45) {
      switch random.number(0...2) {
      case 0: return "not (\(condition(depth: depth - 1)))"
      case 1: return "(\(condition(depth: depth - 1))) and \(atom())"
      default: return "\(atom()) or (\(condition(depth: depth - 1)))"
      }
    }
    return atom()
  }

  private mutating func atom() -> String {
    let question = random.pick(asked)
    let id = question.id
    if random.chance(12) { return random.chance(50) ? "answered(\(id))" : "not answered(\(id))" }
    let canScore = question.isScored || ["scale", "rating"].contains(question.type)
    if canScore, random.chance(20) { return comparison("score(\(id))", "\(random.number(-1...4))") }
    switch question.type {
    case "choose_one", "yes_no": return equality(id, question.values)
    case "scale":
      return random.chance(50) ? ordered(id, question.values) : equality(id, question.values)
    case "choose_many", "rank": return inclusion(question)
    case "rating", "number": return comparison(arithmetic(question), literal())
    case "short_text", "long_text":
      return equality(id, ["Tacos", "日本語のテキスト", "é", "=1+1", "it's"])
    case "date": return ordered(id, ["2024-02-29", "2025-05-01", "0001-01-01", "9999-12-31"])
    case "time": return ordered(id, ["12:30", "00:00", "23:59"])
    default: return row(question)
    }
  }

  private mutating func equality(_ operand: String, _ values: [String]) -> String {
    let value = quoted(random.pick(values))
    switch random.number(0...3) {
    case 0: return "\(operand) == \(value)"
    case 1: return "\(operand) != \(value)"
    default:
      let list = random.texts(of: values).map { quoted($0) }.joined(separator: ", ")
      return "\(operand) \(random.pick(["in", "not in"])) [\(list)]"
    }
  }

  private mutating func ordered(_ operand: String, _ values: [String]) -> String {
    comparison(operand, quoted(random.pick(values)))
  }

  private mutating func comparison(_ left: String, _ right: String) -> String {
    "\(left) \(random.pick(["==", "!=", "<", "<=", ">", ">="])) \(right)"
  }

  private mutating func inclusion(_ question: RandomSurvey.Asked) -> String {
    if random.chance(30) { return comparison("count(\(question.id))", "\(random.number(0...3))") }
    let word = random.pick(["includes", "excludes"])
    return "\(question.id) \(word) \(quoted(random.pick(question.values)))"
  }

  private mutating func row(_ question: RandomSurvey.Asked) -> String {
    let operand = "\(question.id).\(random.pick(question.rows))"
    switch random.number(0...3) {
    case 0: return ordered(operand, question.values)
    case 1: return comparison("score(\(operand))", "\(random.number(1...3))")
    case 2: return "answered(\(operand))"
    default: return equality(operand, question.values)
    }
  }

  private mutating func arithmetic(_ question: RandomSurvey.Asked) -> String {
    var text = question.id
    for _ in 0..<random.number(0...2) {
      let numbers = asked.filter { ["rating", "number"].contains($0.type) }.map(\.id)
      let lists = asked.filter { ["choose_many", "rank"].contains($0.type) }
        .map { "count(\($0.id))" }
      let operand = random.chance(50) ? literal() : random.pick(numbers + lists)
      text = "\(text) \(random.pick(["+", "-", "*", "/"])) \(operand)"
      if random.chance(30) { text = "(\(text))" }
      if random.chance(10) { text = "-\(text)" }
    }
    return text
  }

  private mutating func literal() -> String {
    random.pick(["0", "1", "2.5", "0.1", "3", "-1", "100", "0.3", "7", "1000000", "12.25"])
  }

  private mutating func quoted(_ text: String) -> String {
    if !text.contains("'"), !text.contains("\\"), random.chance(30) { return "'\(text)'" }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension SeededGenerator {
  /// Some of the texts, at least one.
  mutating func texts(of all: [String]) -> [String] {
    let some = all.filter { _ in chance(50) }
    return some.isEmpty ? [pick(all)] : some
  }
}
