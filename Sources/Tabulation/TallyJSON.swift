import JSONText
import SurveyModel

extension Tally {
  /// The canonical JSON, whose bytes are the same from every output of the compiler; ends with a
  /// line end.
  package var canonicalJSON: String { json.indented + "\n" }

  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("survey", .string(survey)), .init("title", .string(title)),
      .init("responses", .integer(responses)), .init("duplicates", .integer(duplicates)),
      .init("unreadable", .integer(unreadable)),
    ]
    if let quiz { members.append(.init("quiz", quiz.json)) }
    members.append(.init("questions", .array(questions.map(\.json))))
    if let crossTable { members.append(.init("cross_table", crossTable.json)) }
    return .object(members)
  }
}

extension CrossTable {
  fileprivate var json: JSONValue {
    let groups = self.groups.map { group -> JSONValue in
      [
        "value": group.value.map { .string($0) } ?? .null, "label": .string(group.label),
        "responses": group.responses.map { .integer($0) } ?? .null,
        "questions": .array(group.questions.map(\.json)),
      ]
    }
    return ["by": .string(id), "question": .string(text), "groups": .array(groups)]
  }
}

extension Tally.Quiz {
  fileprivate var json: JSONValue {
    [
      "possible": .decimal(possible), "mean": .decimal(mean),
      "passed": passed.map { .integer($0) } ?? .null, "passed_percent": .decimal(passedPercent),
      "points": .array(
        points.map { ["points": .decimal($0.points), "count": .integer($0.count)] }),
    ]
  }
}

extension Tally.Question {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("question", .string(text)),
      .init("type", .string(type.rawValue)),
    ]
    guard let figures else {
      return .object(members + [.init("asked", .null), .init("answered", .null)])
    }
    members += [
      .init("asked", .integer(figures.asked)), .init("answered", .integer(figures.answered)),
    ]
    if let right = figures.right {
      members += [
        .init("right", .integer(right.count)), .init("right_percent", .decimal(right.percent)),
      ]
    }
    members += figures.content.members
    if !figures.other.isEmpty { members.append(.init("other", texts(figures.other))) }
    if !figures.unrecognised.isEmpty {
      members.append(.init("unrecognised", texts(figures.unrecognised)))
    }
    return .object(members)
  }
}

extension Tally.Content {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .options(let options): return [.init("options", options.json)]
    case .scores(let options, let statistics):
      return [.init("options", options.json)] + statistics.members
    case .numbers(let statistics, let distribution):
      return statistics.members + distribution.members
    case .ranks(let ranks): return [.init("options", .array(ranks.map(\.json)))]
    case .rows(let rows): return [.init("rows", .array(rows.map(\.json)))]
    case .answers(let answers): return [.init("answers", texts(answers))]
    }
  }
}

extension Tally.Statistics {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("mean", .decimal(mean)), .init("median", .decimal(median)),
      .init("sd", .decimal(deviation)),
    ]
  }
}

extension Tally.Distribution {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("min", .decimal(minimum)), .init("max", .decimal(maximum)),
      .init("q1", .decimal(lowerQuartile)), .init("q3", .decimal(upperQuartile)),
      .init(
        "bins",
        .array(
          bins.map { bin in
            [
              "from": .number(bin.from.description), "to": .number(bin.to.description),
              "count": .integer(bin.count),
            ]
          })),
    ]
  }
}

extension [Tally.OptionCount] {
  fileprivate var json: JSONValue {
    .array(
      map { option in
        [
          "value": .string(option.value), "label": .string(option.label),
          "count": .integer(option.share.count), "percent": .decimal(option.share.percent),
        ]
      })
  }
}

extension Tally.RankCount {
  fileprivate var json: JSONValue {
    [
      "value": .string(value), "label": .string(label), "count": .integer(share.count),
      "percent": .decimal(share.percent), "firsts": .integer(firsts),
      "mean_rank": .decimal(meanRank), "borda": .integer(borda),
    ]
  }
}

extension Tally.Row {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(id)), .init("text", .string(text))]
    guard let figures else { return .object(members + [.init("answered", .null)]) }
    members += [
      .init("answered", .integer(figures.answered)), .init("options", figures.options.json),
    ]
    if !figures.unrecognised.isEmpty {
      members.append(.init("unrecognised", texts(figures.unrecognised)))
    }
    return .object(members)
  }
}

private func texts(_ counts: [Tally.TextCount]) -> JSONValue {
  .array(counts.map { ["text": .string($0.text), "count": .integer($0.count)] })
}

extension JSONValue {
  fileprivate static func decimal(_ value: DecimalNumber?) -> JSONValue {
    value.map { .number($0.description) } ?? .null
  }
}
