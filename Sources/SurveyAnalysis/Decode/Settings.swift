import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  mutating func collection(_ node: Node) -> SurveyModel.Collection {
    var collection = SurveyModel.Collection()
    if let scalar = node.scalar {
      guard !isCutAway(node) else { return collection }
      let text = plainWord(node) ?? scalar.text
      if TextPattern.url.matches(text) {
        bag.report(.collectIsAnAddress(text, at: node.range))
      } else if let destination = word(
        node, for: "collect", SurveyModel.Collection.Destination.self)
      {
        if destination == .url {
          bag.report(.missingKey("url", CollectKey.url.facts, in: .collect, at: node.range))
        }
        collection.destination = destination
      }
      return collection
    }
    guard node.pairs != nil else {
      bag.report(
        .wrongShape(
          of: "collect", wanted: DocumentKey.collect.facts.shape, found: node, at: node.range))
      return collection
    }
    let fields = fields(of: node, CollectKey.self)
    collection.isKiosk = boolean(.kiosk, in: fields) ?? false
    if let node = fields[.url], let text = scalarWord(node, for: "url", .url) {
      if TextPattern.url.matches(text) {
        collection.url = text
      } else {
        bag.report(.notAURL(text, at: node.range))
      }
    }
    let wanted = word(.to, in: fields, SurveyModel.Collection.Destination.self)
    collection.destination = wanted ?? (fields.has(.url) ? .url : .device)
    if wanted == .url, !fields.has(.url), !fields.hasUnknown {
      bag.report(.missingKey("url", CollectKey.url.facts, in: .collect, at: fields.beginning))
    }
    if let wanted, wanted != .url, fields.has(.url) {
      bag.report(
        .urlIsNotUsed(wanted, at: fields.places["to"], url: fields.places["url"]))
    }
    return collection
  }

  mutating func privacy(_ node: Node) -> Privacy {
    guard node.pairs != nil else {
      bag.report(
        .wrongShape(
          of: "privacy", wanted: DocumentKey.privacy.facts.shape, found: node, at: node.range))
      return Privacy()
    }
    let fields = fields(of: node, PrivacyKey.self)
    let statement = text(.statement, in: fields)
    let count = wholeNumber(
      .minimumCount, in: fields, within: 1...(DecimalNumber.limit - 1), of: "answers")
    return Privacy(statement: statement, minimumCount: count ?? 1)
  }

  mutating func quiz(_ node: Node) -> Quiz {
    guard node.pairs != nil else {
      bag.report(
        .wrongShape(of: "quiz", wanted: DocumentKey.quiz.facts.shape, found: node, at: node.range))
      return Quiz()
    }
    let fields = fields(of: node, QuizKey.self)
    let showsScore = boolean(.showScore, in: fields) ?? true
    var pass = number(.pass, in: fields)
    if let value = pass, value < DecimalNumber(0) || value > DecimalNumber(100) {
      bag.report(
        .outOfRange(
          value, for: "pass", lowest: DecimalNumber(0), highest: DecimalNumber(100),
          of: "percent", at: fields.places["pass"]))
      pass = nil
    }
    return Quiz(showsScore: showsScore, pass: pass)
  }

  mutating func words(_ node: Node) -> [(key: WordKey, text: Text)] {
    guard let pairs = node.pairs else {
      bag.report(
        .wrongShape(
          of: "words", wanted: DocumentKey.words.facts.shape, found: node, at: node.range))
      return []
    }
    var words: [(key: WordKey, text: Text)] = []
    for pair in pairs {
      let name = pair.key.scalar?.text.normalised ?? ""
      guard let key = WordKey(rawValue: name) else {
        let known = WordKey.allCases.map(\.rawValue)
        bag.report(
          .unknownWord(
            name, meant: nearestName(to: name.keySpelling, among: known), at: pair.key.range))
        continue
      }
      if let text = text(pair.value, for: name) { words.append((key, text)) }
    }
    return words
  }
}
