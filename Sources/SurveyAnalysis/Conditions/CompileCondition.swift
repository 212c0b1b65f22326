import Diagnostics
import SourceText
import SurveyModel
import UnicodeText
import YAMLSyntax

/// Reads the value of a `show_if` and checks it against the questions that it may speak of.
///
/// Returns nothing when a mistake was reported, or when the condition speaks of a question that
/// could not be understood itself.
package func compileCondition(
  _ node: Node, in scope: ConditionScope, of file: SourceFile, reporting bag: inout DiagnosticBag
) -> Condition? {
  switch node.content {
  case .sequence(let elements):
    bag.report(.conditionList(node, elements: elements, file: file))
    return nil
  case .mapping:
    bag.report(.conditionMap(node, file: file))
    return nil
  case .scalar(let scalar):
    let (scalar, range) = withTag(scalar, of: node, in: file)
    let source = ConditionText(scalar, at: range, of: file)
    // Cut off by a `#`: what is left is not what the author wrote, and the decoder said so.
    for case .cutOffByHash in node.remarks { return nil }
    if let inner = withoutCurlyQuotes(source) {
      bag.report(.smartQuotesAroundCondition(inner: inner, source: source))
      return nil
    }
    return compile(source, in: scope, reporting: &bag)
  }
}

/// What stands between curly quotes that were put around a whole condition.
private func withoutCurlyQuotes(_ source: ConditionText) -> String? {
  let scalars = String(decoding: source.bytes, as: UTF8.self).trimmed.unicodeScalars
  guard let first = scalars.first, let last = scalars.last, scalars.count > 2,
    curlyQuotes.contains(first), curlyQuotes.contains(last)
  else { return nil }
  let inner = scalars.dropFirst().dropLast()
  // `“Soup” == “Soup”` is no condition in quotes; one that holds straight quotes is.
  let isWhole =
    !inner.contains(where: curlyQuotes.contains)
    && inner.contains { "=<>(".unicodeScalars.contains($0) }
  return isWhole ? String(String.UnicodeScalarView(inner)) : nil
}

private let curlyQuotes: Set<Unicode.Scalar> = [
  "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}",
]

/// `!answered(pens)` arrives as a tag with nothing behind it: the text begins with the tag.
private func withTag(
  _ scalar: Scalar, of node: Node, in file: SourceFile
) -> (Scalar, SourceRange) {
  for case .tag(let tag) in node.remarks {
    let end = max(node.range.end, tag.end)
    let range = SourceRange(start: min(tag.start, node.range.start), end: end)
    return (Scalar(file.text(in: range), style: .plain), range)
  }
  return (scalar, node.range)
}

private func compile(
  _ source: ConditionText, in scope: ConditionScope, reporting bag: inout DiagnosticBag
) -> Condition? {
  var lexer = ConditionLexer(source)
  var slips: [ConditionSlip] = []
  do {
    let tokens = try lexer.tokens()
    slips = lexer.slips
    var parser = ConditionParser(tokens, of: source, in: scope)
    let syntax = try parser.parse()
    slips += parser.slips
    slips.sort { $0.part.lowerBound < $1.part.lowerBound }
    if let first = slips.first {
      // One report for the first of them; its fix mends the like ones too, since the author had
      // one habit and not many mistakes.
      bag.report(.conditionSlip(first, all: slips, source: source))
      return nil
    }
    var checker = ConditionChecker(source: source, scope: scope)
    let condition = checker.condition(syntax)
    for diagnostic in checker.diagnostics { bag.report(diagnostic) }
    return checker.diagnostics.isEmpty ? condition : nil
  } catch {
    slips = slips.isEmpty ? lexer.slips : slips
    if let first = slips.min(by: { $0.part.lowerBound < $1.part.lowerBound }),
      first.part.lowerBound <= error.part.lowerBound
    {
      bag.report(.conditionSlip(first, all: slips, source: source))
    } else {
      bag.report(.conditionSyntax(error, source: source))
    }
    return nil
  }
}
