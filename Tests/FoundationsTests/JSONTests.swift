import JSONText
import Testing

@Suite("JSON is read strictly and written as Python does")
struct JSONTests {
  private func parsed(_ text: String) throws(JSONError) -> String {
    try JSONValue(parsing: Array(text.utf8)).compact
  }

  @Test(
    "Values keep their spelling and their order",
    arguments: [
      (
        #" { "b" : 1.50 , "a" : [ -0, 1E+2, true, false, null ] } "#,
        #"{"b":1.50,"a":[-0,1E+2,true,false,null]}"#
      ),
      (#""\u0041\n\/\"\\\b""#, #""A\n/\"\\\b""#), (#""\ud83d\ude00""#, "\"😀\""),
      (#""\ud83d\u0041""#, "\"\u{FFFD}A\""), (#""\ude00""#, "\"\u{FFFD}\""),
      (#""\ud83d""#, "\"\u{FFFD}\""), (#""\ud83d\ud83d\ude00""#, "\"\u{FFFD}😀\""), ("[]", "[]"),
      ("{}", "{}"), ("\t\r\n 0\n", "0"), (#""\u0000""#, #""\u0000""#),
    ])
  func values(text: String, compact: String) throws {
    #expect(try parsed(text) == compact)
  }

  @Test(
    "What is no JSON is refused at its byte",
    arguments: [
      ("", 0), ("NaN", 0), ("[NaN]", 1), ("-", 1), ("-Infinity", 1), ("01", 2), ("1.", 2),
      (".5", 0),
      ("1e", 2), ("+1", 0), ("[1,]", 3), ("[1", 2), ("{\"a\"}", 4), ("{a:1}", 1), ("{\"a\":1,}", 7),
      ("'a'", 0), ("\"a", 2), ("\"a\nb\"", 3), (#""\x""#, 3), (#""\u12g4""#, 3), ("tru", 0),
      ("1 2", 2), ("[1 2]", 3), ("{} //", 3),
    ])
  func errors(text: String, offset: Int) {
    #expect { try parsed(text) } throws: { ($0 as? JSONError)?.offset == offset }
  }

  @Test("Depth is bounded, so that no text can overflow the stack")
  func depth() throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(try parsed(deep) == deep)
    for open in ["[", "{\"a\":"] {
      #expect { try parsed(String(repeating: open, count: 1_000_000)) } throws: { $0 is JSONError }
    }
  }

  @Test("Text that is not UTF-8 is refused")
  func invalid() {
    #expect { try JSONValue(parsing: [0x22, 0xC3, 0x22]) } throws: { $0 is JSONError }
    #expect { try JSONValue(parsing: [0x22, 0xED, 0xA0, 0x80, 0x22]) } throws: { $0 is JSONError }
  }

  @Test("The indented layout is that of Python's json.dumps")
  func indented() {
    let value: JSONValue = [
      "a": [1, [], [:]], "é\u{7F}": "\u{1}\u{1F}\t\"\\/😀", "c": ["d": .null],
    ]
    #expect(
      value.indented == """
        {
          "a": [
            1,
            [],
            {}
          ],
          "é\u{7F}": "\\u0001\\u001f\\t\\"\\\\/😀",
          "c": {
            "d": null
          }
        }
        """)
  }

  @Test("Of several members with one name the last counts")
  func repeated() throws {
    let value = try JSONValue(parsing: Array(#"{"a":1,"a":2}"#.utf8))
    #expect(value["a"] == .number("2"))
  }
}
