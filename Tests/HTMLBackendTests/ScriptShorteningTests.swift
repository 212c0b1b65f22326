import Testing

@testable import HTMLBackend

@Suite struct ScriptShorteningTests {
  @Test func propertiesStayAndVariablesBecomeShort() {
    let script =
      "const counter = { total: 1 };\nfunction add(amount) { counter.total += amount; }\n"
    let short = ScriptShortening.shortened(script)
    #expect(short.contains("total:1"))
    #expect(short.contains(".total+="))
    #expect(!short.contains("counter"))
    #expect(!short.contains("amount"))
  }

  @Test func shorthandKeepsThePropertyName() {
    let short = ScriptShortening.shortened("function pair(left, right) { return { left, right }; }")
    #expect(short.contains("{left:"))
    #expect(short.contains(",right:"))
  }

  @Test func stringsTemplatesAndExpressionsStay() {
    let script =
      #"const ends = (text) => text.replace(/[/"]+/g, `<${text} text>`) + "text // text";"#
    let short = ScriptShortening.shortened(script)
    #expect(short.contains(#"/[/"]+/g"#))
    #expect(short.contains(" text>`"))
    #expect(short.contains(#""text // text""#))
  }

  @Test func methodsOfClassesStay() {
    let short = ScriptShortening.shortened("class Box { text(text) { return this.text(text); } }")
    #expect(short.contains("{text("))
    #expect(short.contains("this.text("))
  }

  @Test func whatIsNotDeclaredStays() {
    let short = ScriptShortening.shortened("const now = () => Date.now() + performance.now();")
    #expect(short.contains("Date.now()+performance.now()"))
  }
}
