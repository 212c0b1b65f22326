import Diagnostics
import SourceText
import SurveyModel

// Colours and charts: low-contrast, colors-look-alike, colors-alike-in-grey, too-few-colors,
// too-many-slices.

extension Diagnostic {
  /// Text or accent is hard to see on the background: 4.5:1 is needed for text, 3:1 for the accent
  /// (WCAG 2.2, 1.4.3 and 1.4.11); the fix is the nearest lighter or darker colour that passes.
  static func lowContrast(
    _ part: String, foreground: Color, background: Color, ratio: Double, needed: Double,
    better: Color?, of key: String, at range: SourceRange, isBackgroundOwn: Bool
  ) -> Diagnostic {
    let shown = "\(tenths(ratio)):1"
    let wanted = needed == 3 ? "3:1" : "4.5:1"
    let what = part == "text" ? "the text" : "the accent colour"
    let ground = isBackgroundOwn ? "the background" : "the white background"
    return Diagnostic(
      .lowContrast, .warning,
      "\(what) is hard to see on \(ground): contrast \(shown), and \(wanted) is needed",
      at: range,
      label: better.map { "\($0.hexadecimal) is the nearest that passes" } ?? "too similar",
      notes: [
        "\(part): \(foreground.hexadecimal) on background: \(background.hexadecimal); black on white has 21:1"
      ],
      fixes: better.map {
        [Fix("write \($0.hexadecimal)", [Edit(range, "\"\($0.hexadecimal)\"")], isSafe: true)]
      } ?? [])
  }

  /// Cut and not rounded, so that 4.49 is never shown as the 4.5 that is needed.
  private static func tenths(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Two of the author's colours in one chart cannot be told apart: nearer than 0.07 in OKLab for
  /// normal sight, or after simulating deuteranopia, protanopia or tritanopia (Machado 2009).
  static func colorsLookAlike(
    _ first: String, _ second: String, for sights: [Sight], question: String,
    at range: SourceRange, other: SourceRange, better: Color?
  ) -> Diagnostic {
    let viewers =
      sights.contains(.normal) ? "almost everybody" : listed(sights.map(\.inWords), joinedBy: "and")
    return Diagnostic(
      .colorsLookAlike, .warning,
      "the colours of \"\(first)\" and \"\(second)\" look alike to \(viewers)", at: range,
      label: better.map { "\($0.hexadecimal) can be told apart" } ?? "",
      secondary: other == range ? [] : [Label(other, "\"\(first)\" has nearly this colour")],
      help: better == nil ? "make one of the two much lighter or much darker" : nil,
      fixes: better.map {
        [Fix("write \($0.hexadecimal)", [Edit(range, "\"\($0.hexadecimal)\"")], isSafe: true)]
      } ?? [])
  }

  /// Two of the author's colours become one grey: nearer than 0.05 in lightness (OKLab).
  static func colorsAlikeInGrey(
    _ first: String, _ second: String, question: String, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .colorsAlikeInGrey, .info,
      "on a printer without colours, \"\(first)\" and \"\(second)\" become the same grey",
      at: range,
      secondary: other == range ? [] : [Label(other, "\"\(first)\" has this colour")],
      help: "make one of the two lighter or darker if the chart will be printed")
  }

  /// The author's palette has fewer colours than a chart has parts.
  static func tooFewColors(
    _ count: Int, needed: Int, question: String, at range: SourceRange, options: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooFewColors, .warning,
      "the palette has \(count) \(count == 1 ? "colour" : "colours"), and the question \"\(question)\" has \(needed) options",
      at: range, label: "these colours are used twice",
      secondary: [Label(options, "\(needed) options need \(needed) colours")],
      help: "add \(needed - count) more, or leave `palette` out")
  }

  /// A donut or pie of more than 8 parts.
  static func tooManySlices(
    _ chart: ChartKind, parts: Int, question: String, at range: SourceRange, canReplace: Bool
  ) -> Diagnostic {
    Diagnostic(
      .tooManySlices, .warning,
      "a \(chart.rawValue) of \(parts) parts is hard to read; more than 8 cannot be compared by eye",
      at: range, label: "\(parts) parts of \"\(question)\"",
      help: canReplace ? nil : "give the question \"\(question)\" the chart `bar`",
      fixes: canReplace ? [Fix("draw bars", [Edit(range, "bar")], isSafe: true)] : [])
  }
}
