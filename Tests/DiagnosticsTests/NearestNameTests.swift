import Diagnostics
import Testing

struct NearestNameTests {
  static let keys = ["title", "question", "questions", "options", "colors", "collect", "id", "min"]

  @Test(
    "a slip finds the name that was meant",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("optoins", "options"), ("quesions", "questions"),
      ("color", "colors"), ("mn", "min"), ("ID", "id"), ("questoin", "question"),
    ])
  func slips(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: Self.keys) == meant)
  }

  @Test("what is far from every name finds none", arguments: ["zebra", "x", "", "qqqqqqqqqq"])
  func farNames(typed: String) {
    #expect(nearestName(to: typed, among: Self.keys) == nil)
  }

  @Test("of equally near names the first is taken, and a nearer one later still wins")
  func order() {
    #expect(nearestName(to: "cat", among: ["bat", "rat"]) == "bat")
    #expect(nearestName(to: "salid", among: ["solid", "salid"]) == "salid")
    #expect(nearestName(to: "Sald", among: ["Salt", "Salad", "sald"]) == "sald")
  }

  @Test("a text of a thousand letters is compared with nothing")
  func longText() {
    let long = String(repeating: "a", count: 1_000)
    #expect(nearestName(to: long, among: [long + "b"]) == nil)
  }
}
