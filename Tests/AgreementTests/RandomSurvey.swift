/// A survey as its author would write it: YAML text over the whole language, from a seed.
struct RandomSurvey {
  /// What conditions and answers need to know of a question that has been written.
  struct Asked {
    var id: String
    var type: String
    var values: [String] = []
    var rows: [String] = []
    var range = 1...5
    var isScored = false
    /// Not every choice of options is allowed.
    var isLimited = false
  }

  private(set) var yaml = ""
  private var random: SeededGenerator
  private var asked: [Asked] = []
  private var languages: [String] = ["en"]
  private var isQuiz = false
  private var questionCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    write()
  }

  private mutating func line(_ indent: Int, _ text: String) {
    yaml += String(repeating: " ", count: indent) + text + "\n"
  }

  // MARK: The document

  private mutating func write() {
    if random.chance(35) { languages = random.pick([["en", "es"], ["de", "en", "ar"]]) }
    isQuiz = random.chance(30)
    line(0, "title: \(text())")
    line(0, "id: \(random.pick(["lunch", "s-1", "Class_9b", "x"]))")
    if languages.count > 1 { line(0, "languages: [\(languages.joined(separator: ", "))]") }
    if random.chance(25) { line(0, "privacy: {minimum_count: \(random.number(2...25))}") }
    if isQuiz, random.chance(70) {
      line(0, "quiz: {pass: \(random.pick(["60", "50", "33.3", "100"]))}")
    }
    if random.chance(20) { line(0, "pages: true") }
    if random.chance(20) { line(0, "description: \(text())") }
    if random.chance(50) {
      line(0, "questions:")
      for _ in 0..<random.number(1...7) { question(indent: 2) }
      return
    }
    line(0, "sections:")
    for _ in 0..<random.number(1...3) {
      line(2, "- title: \(text())")
      if !asked.isEmpty, random.chance(50) {
        line(4, "show_if: \(RandomTexts.yaml(condition()))")
      }
      if random.chance(20) { line(4, "shuffle: true") }
      line(4, "questions:")
      for _ in 0..<random.number(1...4) { question(indent: 6) }
    }
  }

  /// A text, in several languages sometimes, with the answer of an earlier question sometimes.
  private mutating func text() -> String {
    if languages.count > 1, random.chance(60) {
      let all = languages.map { "\($0): \(RandomTexts.yaml(random.text()))" }
      return "{\(all.joined(separator: ", "))}"
    }
    var text = random.text()
    if random.chance(8) { text += " \\{{\(random.pick(RandomTexts.plain))}}" }
    if let earlier = asked.randomElement(using: &random), random.chance(10) {
      text += " {{\(earlier.id)}}!"
    }
    return RandomTexts.yaml(text)
  }

  // MARK: Questions

  private static let types = [
    "choose_one", "choose_one", "choose_many", "choose_many", "yes_no", "scale", "rating",
    "number", "number", "short_text", "long_text", "date", "time", "rank", "grid", "note",
  ]

  private mutating func question(indent: Int) {
    questionCount += 1
    let type = random.pick(Self.types)
    let names = ["lunch", "Q", "fair", "age_", "x", "toppings", "g"]
    let id = random.chance(70) ? "\(random.pick(names))\(questionCount)" : "q\(questionCount)"
    var made = Asked(id: id, type: type)
    line(indent, "- id: \(id)")
    line(indent + 2, "type: \(type)")
    line(indent + 2, "question: \(text())")
    if !asked.isEmpty, random.chance(40) {
      line(indent + 2, "show_if: \(RandomTexts.yaml(condition()))")
    }
    if type != "note", random.chance(30) { line(indent + 2, "required: true") }
    body(of: &made, indent: indent + 2)
    if type != "note" { asked.append(made) }
  }

  private mutating func body(of made: inout Asked, indent: Int) {
    switch made.type {
    case "choose_one", "choose_many", "scale", "rank": choices(of: &made, indent: indent)
    case "yes_no": made.values = ["Yes", "No"]
    case "grid":
      choices(of: &made, indent: indent)
      rows(of: &made, indent: indent)
    case "rating":
      if random.chance(60) {
        let low = random.number(0...3)
        made.range = low...(low + random.number(1...6))
        line(indent, "min: \(low)")
        line(indent, "max: \(made.range.upperBound)")
      }
    case "number":
      if random.chance(40) { line(indent, "min: \(random.pick(["-5", "0", "0.5", "-0.25"]))") }
      if random.chance(40) { line(indent, "max: \(random.pick(["10", "99.5", "1000"]))") }
      if random.chance(30) {
        line(indent, "step: \(random.pick(["0.5", "0.25", "0.1", "1"]))")
        made.isLimited = true
      }
    case "short_text", "long_text":
      if random.chance(30) {
        line(indent, "min_length: \(random.number(1...3))")
        made.isLimited = true
      }
      if random.chance(30) { line(indent, "max_length: \(random.number(6...9))") }
      if random.chance(30) {
        line(indent, "pattern: \(random.pick(["email", "url", "phone"]))")
        made.isLimited = true
      }
    case "date":
      if random.chance(30) { line(indent, "min: 2024-02-29") }
      if random.chance(30) { line(indent, "max: 2026-12-31") }
    case "time":
      if random.chance(30) { line(indent, "min: 08:00") }
      if random.chance(30) { line(indent, "max: 16:30") }
    default: break
    }
    if isQuiz, random.chance(60) { rightAnswer(of: &made, indent: indent) }
  }

  private mutating func choices(of made: inout Asked, indent: Int) {
    made.values = random.texts(3...6)
    let givesPoints =
      isQuiz && random.chance(30) && ["choose_one", "choose_many"].contains(made.type)
    made.isScored = givesPoints
    line(indent, "options:")
    for value in made.values {
      var members: [String] = []
      if random.chance(30) {
        members = ["value: \(RandomTexts.yaml(value))", "label: \(text())"]
      } else if givesPoints || random.chance(20) {
        members = ["label: \(RandomTexts.yaml(value))"]
      }
      if givesPoints { members.append("points: \(random.pick(["1", "0.5", "-1", "2", "0"]))") }
      if !members.isEmpty, made.type == "choose_many", value != made.values[0], random.chance(20) {
        members.append("exclusive: true")
        made.isLimited = true
      }
      line(
        indent + 2,
        "- "
          + (members.isEmpty ? RandomTexts.yaml(value) : "{\(members.joined(separator: ", "))}"))
    }
    if ["choose_one", "choose_many"].contains(made.type), random.chance(35) {
      let label = RandomTexts.yaml("Else " + random.text())
      line(indent, "other: \(random.chance(60) ? "true" : label)")
      made.values.append("other")
    }
    if made.type == "scale", random.chance(30) { line(indent, "reverse: true") }
    if random.chance(15) { line(indent, "shuffle: true") }
    if ["choose_many", "rank"].contains(made.type) {
      if random.chance(30) {
        line(indent, "min: \(made.isLimited ? 1 : random.number(1...2))")
        made.isLimited = true
      }
      if random.chance(30) {
        line(indent, "max: 2")
        made.isLimited = true
      }
    }
  }

  private mutating func rows(of made: inout Asked, indent: Int) {
    line(indent, "rows:")
    for index in 1...random.number(1...3) {
      if random.chance(50) {
        let id = random.pick(["maths", "row", "b"]) + "\(index)"
        let reverse = random.chance(30) ? ", reverse: true" : ""
        line(
          indent + 2,
          "- {id: \(id), text: \(RandomTexts.yaml(random.text() + " \(index)"))\(reverse)}")
        made.rows.append(id)
      } else {
        line(indent + 2, "- \(RandomTexts.yaml(random.pick(RandomTexts.plain) + " \(index)"))")
        made.rows.append("r\(index)")
      }
    }
  }

  private mutating func rightAnswer(of made: inout Asked, indent: Int) {
    if made.isScored || made.isLimited { return }
    let values = made.values.filter { $0 != "other" }
    let answer: String
    switch made.type {
    case "choose_one", "yes_no", "scale": answer = RandomTexts.yaml(random.pick(values))
    case "choose_many":
      let some = values.filter { _ in random.chance(50) }
      answer = list(some.isEmpty ? [values[0]] : some)
    case "rank": answer = list(values.shuffled(using: &random))
    case "rating": answer = "\(random.number(made.range))"
    case "number": answer = random.pick(["2", "[1, 7]", "5", "10"])
    case "short_text": answer = random.pick(["Tacos", "[Straße, ΑΣ]", "\"\\u212a\"", "é"])
    case "date": answer = "2025-05-01"
    case "time": answer = "12:30"
    default: return
    }
    made.isScored = true
    line(indent, "answer: \(answer)")
    if random.chance(50) { line(indent, "points: \(random.pick(["1", "2", "0.5", "2.25"]))") }
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(RandomTexts.yaml).joined(separator: ", "))]"
  }

  // MARK: Conditions

  private mutating func condition() -> String {
    var made = RandomCondition(random: random, asked: asked)
    let text = made.condition(depth: 2)
    random = made.random
    return text
  }
}
