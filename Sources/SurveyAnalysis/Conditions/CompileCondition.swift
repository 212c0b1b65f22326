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
    var found = DiagnosticBag()
    let condition = compile(source, in: scope, reporting: &found)
    for diagnostic in withCompleteFix(found.diagnostics, source, in: scope, of: file) {
      bag.report(diagnostic)
    }
    return condition
  }
}

/// A single mistake whose fix mends the whole line: what else would be reported once it is mended,
/// and can be mended safely as well, is mended along with it.
///
/// `if lunch is Salad` becomes `lunch == "Salad"` and not `if lunch == Salad`.
private func withCompleteFix(
  _ found: [Diagnostic], _ source: ConditionText, in scope: ConditionScope, of file: SourceFile
) -> [Diagnostic] {
  guard found.count == 1, var diagnostic = found.first, let first = diagnostic.fixes.first,
    first.isSafe, source.style == .plain
  else { return found }
  let mostRounds = 5
  // The condition alone, so that a large file is not copied for each mistake in it.
  var text = file.text(in: source.whole)
  var fix = first
  var start = source.whole.start
  for _ in 0..<mostRounds {
    guard let mended = applying(fix, to: text, from: start) else { return found }
    text = mended
    start = 0
    let next = conditionText(written: text)
    var rest = DiagnosticBag()
    _ = compile(next, in: scope, reporting: &rest)
    if rest.diagnostics.isEmpty { break }
    var edits: [Edit] = []
    for further in rest.diagnostics {
      // What remains needs its author.
      guard let fix = further.fixes.first, fix.isSafe else { return found }
      edits += fix.edits
    }
    fix = Fix(first.title, edits, isSafe: true)
  }
  diagnostic.fixes[0] = Fix(first.title, [Edit(source.whole, text)], isSafe: true)
  return [diagnostic]
}

/// A condition as it may stand in a file: plain, or in the single quotes that a fix has put on.
private func conditionText(written text: String) -> ConditionText {
  let file = SourceFile(name: "", text: text)
  let range = SourceRange(start: 0, end: file.bytes.count)
  guard file.bytes.count > 1, text.hasPrefix("'"), text.hasSuffix("'") else {
    return ConditionText(Scalar(text, style: .plain), at: range, of: file)
  }
  var inner = ""
  var isSecond = false
  for scalar in text.unicodeScalars.dropFirst().dropLast() {
    isSecond = scalar == "'" && !isSecond
    if !isSecond || scalar != "'" { inner.unicodeScalars.append(scalar) }
  }
  return ConditionText(Scalar(inner, style: .singleQuoted), at: range, of: file)
}

/// A text after a fix that stays inside of it; the fix counts from `start`.
private func applying(_ fix: Fix, to text: String, from start: Int) -> String? {
  var bytes = Array(text.utf8)
  var limit = bytes.count
  for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
    let lower = edit.range.start - start
    let upper = edit.range.end - start
    guard lower >= 0, lower <= upper, upper <= limit else { return nil }
    limit = lower
    bytes.replaceSubrange(lower..<upper, with: edit.replacement.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
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
  var leadingWord: [ConditionEdit] = []
  do {
    let tokens = try lexer.tokens()
    slips = lexer.slips
    var parser = ConditionParser(tokens, of: source, in: scope)
    defer { leadingWord = parser.slips.filter(\.isLeadingWord).flatMap(\.edits) }
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
      var error = error
      error.fix?.edits += leadingWord
      bag.report(.conditionSyntax(error, source: source))
    }
    return nil
  }
}
