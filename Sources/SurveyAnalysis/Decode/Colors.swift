import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

extension SurveyDecoder {
  /// The colours, whose places are added to the document's.
  mutating func colors(_ node: Node, places: inout Places) -> Colors {
    var colors = Colors()
    guard node.pairs != nil else {
      if !isCutAway(node) {
        bag.report(.colorsAreNoMap(node, source: source(node.range), at: node.range))
      }
      return colors
    }
    let fields = fields(of: node, ColorsKey.self)
    colors.submit = fields[.submit].flatMap { color($0, for: "submit") }
    colors.results = fields[.results].flatMap { color($0, for: "results") }
    colors.accent = fields[.accent].flatMap { color($0, for: "accent") }
    colors.background = fields[.background].flatMap { color($0, for: "background") }
    colors.text = fields[.text].flatMap { color($0, for: "text") }
    if let palette = fields[.palette].flatMap({ self.palette($0) }) { colors.palette = palette }
    places.values += fields.places.values.map { ("colors." + $0.key, $0.range) }
    return colors
  }

  private mutating func palette(_ node: Node) -> Colors.Palette? {
    if node.scalar != nil {
      if isCutAway(node) { return nil }
      let word = plainWord(node) ?? ""
      if let palette = NamedPalette(rawValue: word.lowercased()) { return .builtIn(palette) }
      if word.isEmpty {
        bag.report(.emptyList(of: "palette", ColorsKey.palette.facts.shape, at: node.range))
      } else if Color(name: word) != nil || Color(hexadecimal: word) != nil {
        bag.report(
          .wrongShape(
            of: "palette", wanted: ColorsKey.palette.facts.shape, found: node, at: node.range))
      } else {
        let known = NamedPalette.allCases.map(\.rawValue)
        bag.report(
          .unknownValue(
            word, of: "palette", meant: nearestName(to: word.lowercased(), among: known),
            known: known, at: node.range))
      }
      return nil
    }
    guard let items = list(node, for: "palette", ColorsKey.palette.facts.shape) else { return nil }
    let colors = items.compactMap { color($0, for: "palette") }
    return colors.count == items.count ? .own(colors) : nil
  }

  mutating func color(_ node: Node, for key: String) -> Color? {
    guard let word = scalarWord(node, for: key, .color) else { return nil }
    if let color = Color(hexadecimal: word) ?? Color(name: word) { return color }
    if Color(hexadecimal: "#" + word) != nil {
      bag.report(.colorWithoutHash(word, at: node.range))
    } else {
      let plain = String(word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
      let meant =
        Color(name: plain) != nil
        ? plain
        : nearestName(to: plain, among: Color.systemColors.map(\.name))
          ?? nearestName(to: plain, among: Color.names)
      bag.report(.unknownColor(word, for: key, meant: meant, at: node.range))
    }
    return nil
  }
}
