import JSONText
import SurveyModel

/// The JSON Schema (2020-12) of a spec, for editors that complete and check while one types; made
/// from the same tables as the decoder and the reference.
///
/// It knows shapes and words, not meanings: what it lets through, `check` may still refuse. A scalar
/// may come as YAML's number or truth value, or as a text, since the language takes both alike.
package func surveySchema() -> JSONValue {
  .object([
    .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
    .init("title", "A survey for surveyc"),
    .init("$ref", reference(to: .document)),
    .init(
      "$defs",
      .object(
        SpecLevel.allCases.map { .init($0.rawValue, schema(of: $0)) }
          + SharedShape.allCases.map { .init($0.rawValue, $0.schema) }
          + [.init("questionRules", questionRules)])),
  ])
}

private func reference(to level: SpecLevel) -> JSONValue { .string("#/$defs/\(level.rawValue)") }

/// Shapes that several keys have.
enum SharedShape: String, CaseIterable {
  case scalar, text, boolean, number, options, questions, color, chart = "chartWish"

  var reference: JSONValue { ["$ref": .string("#/$defs/\(rawValue)")] }

  var schema: JSONValue {
    switch self {
    // YAML's `null` is a text here; that a value is empty, `check` says.
    case .scalar: ["type": ["string", "number", "boolean", "null"]]
    case .text:
      // A text, or a text for each language.
      [
        "anyOf": [
          SharedShape.scalar.reference,
          [
            "type": "object", "minProperties": 1,
            "propertyNames": ["pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"],
            "additionalProperties": SharedShape.scalar.reference,
          ],
        ]
      ]
    case .boolean:
      [
        "anyOf": [
          ["type": "boolean"],
          [
            "type": "string",
            "pattern": #"^\s*([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Yy][Ee][Ss]|[Nn][Oo])\s*$"#,
          ],
        ]
      ]
    case .number:
      [
        "anyOf": [
          ["type": "number"],
          ["type": "string", "pattern": #"^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$"#],
        ]
      ]
    case .options:
      [
        "type": "array", "minItems": 1,
        "items": [
          "anyOf": [
            SharedShape.scalar.reference, ["$ref": "#/$defs/option"], SharedShape.text.reference,
          ]
        ],
      ]
    case .questions:
      ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/question"]]
    case .color:
      [
        "type": "string",
        // The names as they are offered, and in capital letters too.
        "anyOf": [
          ["enum": .array(Color.names.map { .string($0) })],
          ["pattern": .string(pattern(inAnyCase: Color.names))],
          ["pattern": #"^\s*#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})\s*$"#],
        ],
      ]
    case .chart:
      [
        "anyOf": [
          ["enum": .array(ChartKind.allCases.map { .string($0.rawValue) })],
          ["$ref": "#/$defs/chart"],
        ]
      ]
    }
  }
}

private func schema(of level: SpecLevel) -> JSONValue {
  var properties: [JSONValue.Member] = []
  for (name, facts) in level.keys {
    var members: [JSONValue.Member] = [
      .init("description", .string("\(facts.summary) It is \(facts.shape.words)."))
    ]
    if case .object(let shape) = value(of: name, at: level, facts.shape) { members += shape }
    properties.append(.init(name, .object(members)))
    if let alias = facts.alias { properties.append(.init(alias, .object(members))) }
  }
  // A survey of one question has its keys at the top.
  if level == .document, case .object(let question)? = schema(of: .question)["properties"] {
    properties += question.filter { member in !properties.contains { $0.name == member.name } }
  }
  var schema: [JSONValue.Member] = [.init("type", "object")]
  let required = required(at: level)
  if !required.isEmpty { schema.append(.init("required", .array(required.map { .string($0) }))) }
  if level == .document {
    schema.append(
      .init(
        "oneOf",
        .array(["question", "questions", "sections"].map { ["required": [.string($0)]] })))
  }
  switch level {
  case .question: schema.append(.init("allOf", [questionRulesReference]))
  case .document:
    // The keys of a question stand at the top only where it is the single one.
    let own = level.keys.map(\.name)
    let rest = QuestionKey.allCases.map(\.rawValue).filter { !own.contains($0) }
    schema += [
      .init("if", ["required": ["question"]]), .init("then", questionRulesReference),
      .init("else", ["properties": .object(rest.map { .init($0, false) })]),
    ]
  case .collect:
    schema += [
      .init("if", ["properties": ["to": ["const": "url"]], "required": ["to"]]),
      .init("then", ["required": ["url"]]),
    ]
  default: break
  }
  return .object(
    schema + [.init("properties", .object(properties)), .init("additionalProperties", false)])
}

private func required(at level: SpecLevel) -> [String] {
  switch level {
  case .document: ["title"]
  case .section: ["questions"]
  case .question: ["question"]
  case .row: ["text"]
  case .option: ["label"]
  default: []
  }
}

/// The schema of one key's value: by its shape in the table, and by name where the table describes
/// the shape in words.
private func value(of name: String, at level: SpecLevel, _ shape: ValueShape) -> JSONValue {
  switch (level, name) {
  case (_, "options"): ["anyOf": [SharedShape.options.reference, SharedShape.scalar.reference]]
  case (_, "questions"): SharedShape.questions.reference
  case (.document, "sections"):
    ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/section"]]
  case (.document, "option_lists"):
    ["type": "object", "additionalProperties": SharedShape.options.reference]
  case (.document, "chart"), (.question, "chart"): SharedShape.chart.reference
  case (.document, "colors"): ["$ref": "#/$defs/colors"]
  case (.document, "collect"):
    ["anyOf": [["enum": ["device", "file"]], ["$ref": "#/$defs/collect"]]]
  case (.document, "privacy"): ["$ref": "#/$defs/privacy"]
  case (.document, "quiz"): ["$ref": "#/$defs/quiz"]
  case (.document, "words"):
    [
      "type": "object",
      "propertyNames": ["enum": .array(WordKey.allCases.map { .string($0.rawValue) })],
      "additionalProperties": SharedShape.text.reference,
    ]
  case (.document, "parameters"):
    ["type": "object", "additionalProperties": SharedShape.text.reference]
  case (.question, "rows"):
    [
      "type": "array", "minItems": 1,
      "items": ["anyOf": [["$ref": "#/$defs/row"], SharedShape.text.reference]],
    ]
  case (.colors, "palette"):
    [
      "anyOf": [
        ["enum": .array(NamedPalette.allCases.map { .string($0.rawValue) })],
        [
          "type": "string",
          "pattern": .string(pattern(inAnyCase: NamedPalette.allCases.map(\.rawValue))),
        ],
        ["type": "array", "minItems": 1, "items": SharedShape.color.reference],
      ]
    ]
  // Numbers for a number, days or times for a date or time.
  case (.question, "min"), (.question, "max"): SharedShape.scalar.reference
  default: value(of: shape)
  }
}

private func value(of shape: ValueShape) -> JSONValue {
  switch shape {
  case .text, .markdown: SharedShape.text.reference
  case .boolean: SharedShape.boolean.reference
  case .number, .wholeNumber: SharedShape.number.reference
  case .color: SharedShape.color.reference
  case .word(let words): ["enum": .array(words.map { .string($0) })]
  case .list: ["type": "array", "minItems": 1]
  case .map: ["type": "object"]
  case .identifier, .languageTag, .url, .condition: SharedShape.scalar.reference
  case .either: [:]
  }
}

/// A pattern that takes the words in small and in capital letters.
private func pattern(inAnyCase words: [String]) -> String {
  let alternatives = Set(words).sorted().map { word in
    word.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
  }
  return #"^\s*("# + alternatives.joined(separator: "|") + #")\s*$"#
}
