import Diagnostics
import SourceText
import SurveyModel

/// `low-contrast`: the author's text and accent on the page's background (WCAG 2.2, 1.4.3 and
/// 1.4.11); what the author leaves open is the design's own.
@Sendable func checkContrast(_ subject: CheckSubject, _ bag: inout DiagnosticBag) {
  let colors = subject.survey.colors
  let places = subject.survey.places
  // A colour that was written and not understood has been reported; nothing can be said about it.
  func color(_ key: String, _ own: Color?, _ standard: Color) -> Color? {
    own ?? (places.has("colors." + key) ? nil : standard)
  }
  guard let background = color("background", colors.background, Colors.defaults.background) else {
    return
  }
  let pairs: [(key: String, own: Color?, standard: Color, needed: Double)] = [
    ("text", colors.text, Colors.defaults.text, 4.5),
    ("accent", colors.accent, Colors.defaults.accent, 3),
  ]
  for pair in pairs where pair.own != nil || colors.background != nil {
    guard let foreground = color(pair.key, pair.own, pair.standard) else { continue }
    let ratio = foreground.contrast(with: background)
    guard ratio < pair.needed else { continue }
    let isForeground = pair.own != nil
    // The design finds an accent of its own that can be seen on any background.
    if !isForeground, pair.key == "accent" { continue }
    let wrong = isForeground ? foreground : background
    let other = isForeground ? background : foreground
    let better = wrong.nearest { $0.contrast(with: other) >= pair.needed }
    let key = isForeground ? pair.key : "background"
    let range =
      places.has("colors." + key) ? places["colors." + key] : subject.survey.places["colors"]
    bag.report(
      .lowContrast(
        pair.key, foreground: foreground, background: background, ratio: ratio,
        needed: pair.needed, better: better, of: key, at: range,
        isBackgroundOwn: colors.background != nil))
  }
}
