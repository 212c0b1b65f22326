import JSONText
import SurveyModel
import Tabulation
import Testing

@Suite("Responses are read from tables")
struct TableFileTests {
  private func trip() throws -> Survey {
    try survey(
      """
      title: Trip
      id: trip
      questions:
        - {id: place, question: "Where to, then?", options: [Lake, Zoo], other: true}
        - {id: food, question: What do you eat?, type: choose_many, options: [Rice, No, Bread], other: true}
        - {id: price, question: How much?, type: number}
        - {id: order, question: Your order?, type: rank, options: [A, B, C]}
        - id: rate
          question: How was it?
          type: grid
          options: [Bad, Good]
          rows: [{id: bus, text: The bus}, {id: room, text: The room}]
      """)
  }

  @Test("The separator is the one that gives the first record most cells, ties to the comma")
  func separators() throws {
    for separator in [",", ";", "\t"] {
      let lines = [["id", "place", "rate.bus"], ["1", "Zoo", "Good"]]
      let text = lines.map { $0.joined(separator: separator) }.joined(separator: "\n")
      let builder = reading(text, of: try trip())
      #expect(builder.finish().responses == 1)
      #expect(try tallied(builder).column("count") == ["0", "1", "0"])
    }
    let tie = reading("price;x,place\n2;2,Zoo\n", of: try trip())
    #expect(try tallied(tie).column("count") == ["0", "1", "0"])
  }

  @Test("A decimal comma is understood where the comma does not separate")
  func decimalComma() throws {
    let builder = reading(
      "place;price\nZoo;1,5\nZoo;2.5\nZoo;1.000,5\nZoo;1,2,3\n", of: try trip())
    let price = try tallied(builder, question: 2)
    #expect(["min", "max"].map(price.text) == ["1.5", "2.5"])
    #expect(price.texts("unrecognised") == ["1,2,3: 1", "1.000,5: 1"])
    let comma = try tallied(reading("place,price\nZoo,\"1,5\"\n", of: trip()), question: 2)
    #expect(comma.texts("unrecognised") == ["1,5: 1"])
  }

  @Test("An empty line is no record; a quoted nothing is one, and so is a line of separators")
  func blankLines() throws {
    #expect(reading("place\n\nZoo\n\n\n", of: try trip()).finish().responses == 1)
    #expect(reading("place\n\"\"\nZoo", of: try trip()).finish().responses == 2)
    #expect(reading("\n\nplace,price\r\n,\r\n\r\nZoo,\r\n", of: try trip()).finish().responses == 2)
    #expect(reading("place\rZoo\rLake\r", of: try trip()).finish().responses == 2)
  }

  @Test("Quotes, doubled quotes and line ends inside cells; places are lines of the file")
  func quoting() throws {
    let text = "id,place.other.text,place\n1,\"a \"\"b\"\"\nc\",other\n2,x,Zoo,more\n3,,\"Lake\n"
    let builder = reading(text, of: try trip())
    #expect(try tallied(builder).texts("other") == ["a \"b\"\nc: 1"])
    #expect(builder.notes.unreadable.map(\.line) == [4, 5])
    #expect(reading("place\nZoo,,\n", of: try trip()).finish().responses == 1)
  }

  @Test("Columns are found by id, then by the question's text without case, spaces and markup")
  func columns() throws {
    let builder = reading(
      "where TO,  <b>then</b>? ,price,PRICE,mood\n", named: "f.csv", of: try trip())
    #expect(builder.notes.unknownKeys == ["where TO", "<b>then</b>?", "PRICE", "mood"])
    let nameless = reading("place,,\nZoo,x,\n", of: try trip())
    #expect(nameless.notes.unknownKeys == ["column 2"])
    let found = reading(
      "\" where TO,  <b>then</b>? \",Timestamp\nZoo,now\n", of: try trip())
    #expect(try tallied(found).column("count") == ["0", "1", "0"])
    #expect(found.notes.unknownKeys == ["Timestamp"])
    #expect(found.notes.missingColumns == ["food", "price", "order", "rate"])
  }

  @Test("One column an option: 1/0, true/false, Yes/No go before the option's own text")
  func optionColumns() throws {
    let builder = reading(
      """
      food.Rice,food/No,What do you eat? [Bread],food.other,food.other.text
      1,0,TRUE,,
      0,0,0,0,
      ,,,,
      Yes,no,No,1,Soup
      Rice,1,Bread,false,
      x,,,,
      """, of: try trip())
    let food = try tallied(builder, question: 1)
    #expect(food.text("asked") == "6")
    #expect(food.text("answered") == "5")
    #expect(food.column("count") == ["3", "1", "2", "1"])
    #expect(food.texts("other") == ["Soup: 1"])
    #expect(food.texts("unrecognised") == ["x: 1"])
  }

  @Test("A joined cell, and beside option columns the items that are no option")
  func joinedCells() throws {
    let joined = try tallied(reading("food\nRice; Bread; Pie\n", of: trip()), question: 1)
    #expect(joined.column("count") == ["1", "0", "1", "0"])
    #expect(joined.texts("unrecognised") == ["Pie: 1"])
    let beside = try tallied(
      reading("food,food.Rice,food.Bread\n\"Pie, hot\nTea\",1,0\n", of: trip()), question: 1)
    #expect(beside.column("count") == ["1", "0", "0", "0"])
    #expect(beside.texts("unrecognised") == ["Pie, hot: 1", "Tea: 1"])
  }

  @Test("For one choice, other.text and other both are the text of Other")
  func otherColumns() throws {
    for header in ["place.other.text", "place.other", "place/other"] {
      let builder = reading("place,\(header)\nother,Sea\nZoo,Sea\n", of: try trip())
      #expect(try tallied(builder).texts("other") == ["Sea: 1"])
    }
  }

  @Test("A cell of a ranking holds the place, a grid has a column a row")
  func ranksAndGrids() throws {
    let builder = reading(
      """
      order.A,order.B,order.C,rate.bus,How was it? [The room]
      2,1,,Good,Bad
      9,5,7,Good,
      ,,,,
      1,1,x,,Fine
      """, of: try trip())
    let order = try tallied(builder, question: 3)
    #expect(order.text("answered") == "3")
    #expect(order.column("count") == ["3", "3", "1"])
    // A: 2, 3, 1; B: 1, 1, 2; C: 2.
    #expect(order.column("mean_rank") == ["2", "1.33", "2"])
    #expect(order.texts("unrecognised") == ["x: 1"])
    let rate = try tallied(builder, question: 4)
    #expect(rate.column("answered", of: "rows") == ["2", "2"])
  }

  @Test("A second record is a header when it repeats the questions or names options under blanks")
  func secondHeaders() throws {
    let qualtrics = reading(
      """
      place,price
      "Where to, then?",How much?
      "{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"
      Zoo,3
      """, of: try trip())
    #expect(qualtrics.finish().responses == 1)
    let monkey = reading(
      """
      What do you eat?,,,How was it?,,How much?
      Rice,No,Bread,The bus,The room,Open-Ended Response
      Rice,,Bread,Good,Bad,3
      """, of: try trip())
    #expect(monkey.finish().responses == 1)
    #expect(try tallied(monkey, question: 1).column("count") == ["1", "0", "1", "0"])
    #expect(try tallied(monkey, question: 4).column("answered", of: "rows") == ["1", "1"])
    // The header is the question's text, so an answer that repeats it is an answer.
    let open = try question("type: short_text")
    #expect(reading("Q\nQ\n", of: open).finish().responses == 1)
    #expect(reading("q\nQ\n", of: open).finish().responses == 0)
  }

  @Test(
    "What a spreadsheet could run gets one apostrophe more, and loses it on reading",
    arguments: [
      ("=1+1", "'=1+1"), ("@x", "'@x"), ("+1 555", "'+1 555"), ("-", "'-"), ("-5", "-5"),
      ("+.5", "+.5"), ("-1e5", "'-1e5"), ("'=x", "''=x"), ("''-x", "'''-x"), ("'tis", "'tis"),
      ("''", "''"), ("a=b", "a=b"), ("-1.2.3", "'-1.2.3"),
    ])
  func apostrophes(text: String, cell: String) throws {
    let survey = try question("type: short_text")
    var answers = AnswerSet(questionCount: 1)
    answers[0] = .text(text)
    var table = ResponseTable(survey)
    table.add(
      Response(
        survey: "t", fingerprint: "f", id: "1", submittedAt: "now", language: "en",
        answers: answers))
    #expect(
      table.csv == "id,survey,fingerprint,submitted_at,language,q\r\n1,t,f,now,en,\(cell)\r\n")
    #expect(try tallied(reading(table.csv, of: survey)).texts("answers") == ["\(text): 1"])
  }

  @Test("CSV has a column an option and a row, headers by id, CR LF")
  func writing() throws {
    let trip = try trip()
    var answers = AnswerSet(questionCount: 5)
    answers[0] = .choice("other")
    answers.otherTexts[0] = "Sea, \"far\u{301}\""
    answers[1] = .choices(["Rice", "other", "Pie", "Tea"])
    answers.otherTexts[1] = "\"\u{301}"
    answers[2] = .number(DecimalNumber(millionths: -1_500_000))
    answers[3] = .choices(["C", "X", "A"])
    answers[4] = .rows([RowAnswer(row: "room", value: "Good")])
    var table = ResponseTable(trip)
    table.add(
      Response(
        survey: "trip", fingerprint: trip.fingerprint, id: "1", submittedAt: "now", language: "en",
        answers: answers))
    let lines = table.csv.split(separator: "\r\n").map(String.init)
    #expect(
      lines.first
        == "id,survey,fingerprint,submitted_at,language,place,place.other.text,food,food.Rice,food.No,food.Bread,food.other,food.other.text,price,order,order.A,order.B,order.C,rate.bus,rate.room"
    )
    #expect(
      lines.dropFirst().joined()
        == "1,trip,\(trip.fingerprint),now,en,other,\"Sea, \"\"far\u{301}\"\"\","
        + "\"Pie\nTea\",1,0,0,1,\"\"\"\u{301}\",-1.5,X,2,,1,,Good")
  }

  @Test("Reading back what was written gives the same tally", arguments: 0..<30)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let trip = try trip()
    let reader = AnswerReader(trip)
    var table = ResponseTable(trip)
    var direct = TallyBuilder(trip)
    let texts = ["=x", "a,b", "\"", "\"\u{301}", "l1\nl2", "'", "é", "-3", "|", "Zoo", "1"]
    func pick(_ list: [String]) -> JSONValue {
      .string(list.randomElement(using: &generator) ?? "")
    }
    for number in 0..<20 {
      var members: [JSONValue.Member] = [
        .init("place", pick(["Zoo", "Lake", "other", "", "Moon"] + texts)),
        .init("place.other.text", pick(texts)),
        .init("price", pick(["1", "-2.5", "0.000001", "x", ""])),
        .init("order", .array([pick(["A", "B"]), pick(["C", "A", "=Z"]), pick(["B", "A"])])),
        .init("rate", .object([.init("bus", pick(["Good", "=b", ""]))])),
      ]
      if number % 3 > 0 {
        members.append(.init("food", .array([pick(["Rice", "other"]), pick(["No", "+Pie"])])))
        members.append(.init("food.other.text", pick(texts)))
      }
      let response = Response(
        survey: "trip", fingerprint: trip.fingerprint, id: "\(number)", submittedAt: "",
        language: "en", answers: reader.answers(in: members))
      direct.add(response)
      table.add(response)
    }
    let again = reading(table.csv, of: trip)
    #expect(again.finish().canonicalJSON == direct.finish().canonicalJSON)
    #expect(again.notes.sentences(unreadable: 0, duplicates: 0) == [])
  }
}
