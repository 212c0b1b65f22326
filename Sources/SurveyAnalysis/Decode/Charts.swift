import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// A chart as it was written; nothing where the author said nothing.
struct ChartWish {
  var kind: ChartKind?
  /// Where the kind was written.
  var kindPlace: SourceRange
  var title: Text?
  var sort: Chart.Sort?
  var show: Chart.Show?
  /// Whether all of it was understood.
  var isSound = true
}

extension SurveyDecoder {
  mutating func chart(_ node: Node) -> ChartWish {
    var wish = ChartWish(kindPlace: node.range)
    switch node.content {
    case .scalar:
      wish.kind = word(node, for: "chart", ChartKind.self)
      wish.isSound = wish.kind != nil
    case .mapping:
      let fields = fields(of: node, ChartKey.self)
      wish.kind = word(.type, in: fields, ChartKind.self)
      wish.isSound = wish.kind != nil || !fields.has(.type)
      wish.kindPlace = fields.has(.type) ? fields.places["type"] : node.range
      wish.title = text(.title, in: fields)
      wish.sort = word(.sort, in: fields, Chart.Sort.self)
      wish.show = word(.show, in: fields, Chart.Show.self)
    case .sequence:
      wish.isSound = false
      bag.report(
        .wrongShape(
          of: "chart", wanted: QuestionKey.chart.facts.shape, found: node, at: node.range))
    }
    return wish
  }

  /// The chart of one question from its own wish, the document's, and its type.
  mutating func chart(
    of type: QuestionType, own node: Node?, document: ChartWish?, optionCount: Int
  ) -> Chart {
    let fallback = type.defaultChart(optionCount: optionCount)
    let shared = document?.kind.flatMap { type.charts.contains($0) ? document : nil }
    guard let node else {
      guard let document, document.kind == nil || shared != nil else {
        return Chart(kind: fallback)
      }
      return Chart(
        kind: document.kind ?? fallback, title: document.title, sort: document.sort ?? .written,
        show: document.show ?? .both)
    }
    let wish = chart(node)
    var kind = shared?.kind ?? fallback
    if let wanted = wish.kind {
      if type.charts.contains(wanted) {
        kind = wanted
      } else {
        report(wanted, cannotShow: type, at: wish.kindPlace)
      }
    }
    return Chart(
      kind: kind, title: wish.title, sort: wish.sort ?? shared?.sort ?? .written,
      show: wish.show ?? shared?.show ?? .both)
  }

  private mutating func report(
    _ kind: ChartKind, cannotShow type: QuestionType, at place: SourceRange
  ) {
    if type == .chooseMany, kind == .donut || kind == .pie {
      bag.report(.partsExceedWhole(kind, at: place))
    } else {
      bag.report(.chartNotForType(kind, type, at: place))
    }
  }

  /// A document's chart that no question can have is a mistake, unless one of them is not known.
  mutating func checkReach(of document: ChartWish) {
    guard let kind = document.kind else { return }
    let types = questions.map { $0.isTypeCertain ? $0.type : nil }
    guard !types.isEmpty, !types.contains(where: { $0 == nil }) else { return }
    let known = types.compactMap { $0 }
    guard !known.contains(where: { $0.charts.contains(kind) }) else { return }
    if known.contains(.chooseMany), kind == .donut || kind == .pie {
      bag.report(.partsExceedWhole(kind, at: document.kindPlace))
    } else {
      bag.report(.chartForNobody(kind, types: known, at: document.kindPlace))
    }
  }
}
