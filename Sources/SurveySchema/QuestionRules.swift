import JSONText
import SurveyModel

let questionRulesReference: JSONValue = ["$ref": "#/$defs/questionRules"]

/// What a question of each type must and cannot have: keys, charts, looks, bounds.
var questionRules: JSONValue {
  let written = QuestionType.allCases.map { type -> JSONValue in
    [
      "if": ["properties": ["type": ["const": .string(type.rawValue)]], "required": ["type"]],
      "then": rule(of: type),
    ]
  }
  // Without `type`, options make a `choose_one`, and their lack a `short_text`.
  let unwritten: JSONValue = [
    "if": ["not": ["required": ["type"]]],
    "then": [
      "if": ["required": ["options"]],
      "then": rule(of: .chooseOne), "else": rule(of: .shortText),
    ],
  ]
  return ["allOf": .array(written + [unwritten])]
}

private func rule(of type: QuestionType) -> JSONValue {
  var properties: [JSONValue.Member] = []
  for key in QuestionKey.allCases {
    if !(key.types?.contains(type) ?? true) {
      properties.append(.init(key.rawValue, false))
    } else if let narrowed = values(of: key, for: type) {
      properties.append(.init(key.rawValue, narrowed))
    }
  }
  let required = (type.hasOptions ? [QuestionKey.options] : []) + (type == .grid ? [.rows] : [])
  return [
    "properties": .object(properties),
    "required": .array(required.map { .string($0.rawValue) }),
  ]
}

/// The values of a key that a type allows, where these are not all of them.
private func values(of key: QuestionKey, for type: QuestionType) -> JSONValue? {
  switch key {
  case .style: choice(of: type.styles)
  case .chart:
    [
      "anyOf": [
        choice(of: type.charts.map { ($0.rawValue, $0.summary) }),
        [
          "type": "object",
          "properties": ["type": choice(of: type.charts.map { ($0.rawValue, $0.summary) })],
        ],
      ]
    ]
  case .min, .max:
    switch type {
    case .date: ["type": "string", "pattern": #"^\s*\d{4}-\d{2}-\d{2}\s*$"#]
    case .time: ["type": "string", "pattern": #"^\s*\d{2}:\d{2}\s*$"#]
    default: SharedShape.number.reference
    }
  default: nil
  }
}

/// Words with a description each, which editors show beside them.
private func choice(of words: [(name: String, summary: String)]) -> JSONValue {
  [
    "oneOf": .array(
      words.map { ["const": .string($0.name), "description": .string($0.summary)] })
  ]
}
