import Diagnostics
import SourceText
import SurveyModel

/// `colors-look-alike` and `colors-alike-in-grey`: the author's own colours within one chart.
/// Built-in palettes were made to be told apart and are not checked.
@Sendable func checkChartColors(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  let survey = subject.survey
  // The design's palettes were made to be told apart, and most surveys use nothing else.
  guard survey.hasOwnChartColors else { return }
  for question in survey.questions where question.chart.kind.isColored {
    let own = ownColors(of: question, in: survey)
    // Comparing all pairs of a very long list would tell nobody anything.
    guard own.count > 1, own.count <= 100 else { continue }
    reportPairs(own, of: question, &bag)
  }
}

/// Closer than this in OKLab, two colours are taken for one. The nearest two colours of the
/// Okabe–Ito palette, which is known to work, are 0.076 apart for the eyes it is worst for.
let leastColorDistance = 0.07

/// Closer than this in OKLab lightness, two colours are one grey on a printer without colours.
let leastGreyDistance = 0.05

private struct ChartColor {
  var label: String
  var color: Color
  var range: SourceRange
  /// Whether the range holds this colour and nothing else, so that it can be replaced.
  var isReplaceable: Bool
}

private func ownColors(of question: Question, in survey: Survey) -> [ChartColor] {
  var palette: [Color] = []
  if case .own(let colors) = survey.colors.palette { palette = colors }
  let paletteRange = survey.paletteRange
  var result: [ChartColor] = []
  for (index, option) in question.options.enumerated() {
    let label = option.label.written
    if let color = option.color {
      let key = ["color", "colour"].first { option.places.has($0) }
      result.append(
        ChartColor(
          label: label, color: color, range: option.places[key ?? "color"],
          isReplaceable: key != nil))
    } else if index < palette.count {
      result.append(
        ChartColor(label: label, color: palette[index], range: paletteRange, isReplaceable: false))
    }
  }
  return result
}

private func reportPairs(
  _ colors: [ChartColor], of question: Question, _ bag: inout DiagnosticBag
) {
  let seen = colors.map { color in
    Sight.allCases.map { PerceivedColor(color.color, seenBy: $0) }
  }
  for later in colors.indices {
    for earlier in colors.indices.prefix(later) {
      let distances = zip(seen[earlier], seen[later]).map { $0.distance(to: $1) }
      let confused = zip(Sight.allCases, distances).filter { $1 < leastColorDistance }.map(\.0)
      if confused.isEmpty {
        let grey = abs(greyness(colors[earlier].color) - greyness(colors[later].color))
        if grey < leastGreyDistance {
          bag.report(
            .colorsAlikeInGrey(
              colors[earlier].label, colors[later].label, question: question.id,
              at: colors[later].range, other: colors[earlier].range))
        }
        continue
      }
      let others = colors.indices.filter { $0 != later }.map { colors[$0].color }
      let better = colors[later].isReplaceable ? replacement(for: colors[later].color, others) : nil
      bag.report(
        .colorsLookAlike(
          colors[earlier].label, colors[later].label, for: confused, question: question.id,
          at: colors[later].range, other: colors[earlier].range, better: better))
    }
  }
}

private func replacement(for color: Color, _ others: [Color]) -> Color? {
  let seen = others.map { other in Sight.allCases.map { PerceivedColor(other, seenBy: $0) } }
  return color.nearest { candidate in
    let own = Sight.allCases.map { PerceivedColor(candidate, seenBy: $0) }
    return seen.allSatisfy { other in
      zip(own, other).allSatisfy { $0.distance(to: $1) >= leastColorDistance }
    }
  }
}

/// How light the grey is that a printer without colours makes of a colour: the cube root of its
/// luminance, which is the OKLab lightness of that grey.
private func greyness(_ color: Color) -> Double { power(color.luminance, 1.0 / 3) }

extension Survey {
  fileprivate var hasOwnChartColors: Bool {
    if case .own = colors.palette { return true }
    return questions.indices.contains { index in
      questions[index].choices?.options.contains { $0.color != nil } ?? false
    }
  }

  fileprivate var paletteRange: SourceRange {
    places.has("colors.palette") ? places["colors.palette"] : places["colors"]
  }
}

extension ChartKind {
  /// Whether the parts of the picture have the options' colours.
  var isColored: Bool {
    switch self {
    case .donut, .pie, .bar, .column, .stacked: true
    case .histogram, .table, .none: false
    }
  }
}

/// `too-few-colors`: a palette of the author that begins again within one chart.
@Sendable func checkPaletteLength(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  guard case .own(let palette) = subject.survey.colors.palette, !palette.isEmpty else { return }
  var longest: (question: Question, needed: Int)?
  for question in subject.survey.questions where question.chart.kind.isColored {
    let needed = (question.options.lastIndex { $0.color == nil } ?? -1) + 1
    if needed > palette.count, needed > (longest?.needed ?? 0) { longest = (question, needed) }
  }
  guard let longest else { return }
  let range = subject.survey.paletteRange
  bag.report(
    .tooFewColors(
      palette.count, needed: longest.needed, question: longest.question.id, at: range,
      options: longest.question.places["options"]))
}

/// `too-many-slices`: a donut or pie of more than eight parts.
@Sendable func checkSliceCount(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  for index in subject.survey.questions.indices {
    let kind = subject.survey.questions[index].chart.kind
    guard kind == .donut || kind == .pie,
      subject.survey.questions[index].options.count > mostSlices
    else { continue }
    let question = subject.survey.questions[index]
    let range =
      question.places.has("chart") ? question.places["chart"] : subject.survey.places["chart"]
    let written = subject.file.text(in: range)
    var word: SourceRange?
    if let found = written.utf8Range(of: question.chart.kind.rawValue) {
      word = SourceRange(
        start: range.start + found.lowerBound, end: range.start + found.upperBound)
    }
    bag.report(
      .tooManySlices(
        question.chart.kind, parts: question.options.count, question: question.id,
        at: word ?? range, canReplace: word != nil))
  }
}

/// More parts of a ring than this cannot be compared by eye.
let mostSlices = 8

extension String {
  /// The first place of a text, in bytes.
  func utf8Range(of text: String) -> Range<Int>? {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return start..<start + wanted.count
    }
    return nil
  }
}
