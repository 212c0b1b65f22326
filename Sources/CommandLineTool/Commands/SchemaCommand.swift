import SurveySchema

extension Command {
  static let schema = Command(
    "schema", "prints the JSON Schema of the language, for editors", operands: "",
    operandCount: 0...0,
    details: """
      An editor that knows the schema completes keys and marks mistakes while you type. Save it
      beside your specs, and write this line at the top of each of them:

        # yaml-language-server: $schema=surveyc.schema.json

      `surveyc check` still knows more than the schema does.
      """,
    flags: [], examples: ["schema > surveyc.schema.json"]
  ) { (_) throws(CommandError) in
    try Output.write(surveySchema().indented + "\n")
    return .done
  }
}
