import Diagnostics
import SourceText
import SurveyCompiler
import YAMLSyntax

/// What the YAML layer owes any bytes: a tree, or a reason why there is none.
package func violationsOfYAML(_ bytes: [UInt8]) -> [String] {
  let file = SourceFile(name: "spec.yaml", bytes: bytes)
  var bag = DiagnosticBag()
  let document = YAMLDocument.parse(file, reporting: &bag)
  var found = violations(of: bag.sorted, in: file)
  if let root = document.root {
    found += violations(of: root, in: file)
  } else if !bag.hasErrors {
    found.append("no document, and no error")
  }
  for allowance in document.allowances where allowance.range.end > bytes.count {
    found.append("an allowance is outside the file")
  }
  return found
}

/// A node stands in the file. Its children need not stand in it, since aliases lead elsewhere.
private func violations(of node: Node, in file: SourceFile) -> [String] {
  var found: [String] = []
  var left = [node]
  // Aliases can make a tree of a million nodes out of a small file; the first tell enough.
  var budget = 5_000
  while let node = left.popLast(), budget > 0 {
    budget -= 1
    if node.range.start < 0 || node.range.end > file.bytes.count {
      found.append("a node at \(node.range.start)..<\(node.range.end) is outside the file")
    }
    switch node.content {
    case .scalar: break
    case .sequence(let elements): left += elements
    case .mapping(let entries): left += entries.flatMap { [$0.key, $0.value] }
    }
  }
  return found
}

/// What the compiler owes any bytes: a survey whose files can be made, or an error.
package func violationsOfSurvey(_ bytes: [UInt8]) -> [String] {
  let file = SourceFile(name: "spec.yaml", bytes: bytes)
  var bag = DiagnosticBag()
  let survey = SurveyCompiler.survey(of: file, reporting: &bag)
  var found = violations(of: bag.sorted, in: file)
  if let survey {
    let files = SurveyCompiler.artifacts(
      of: survey, targets: SurveyCompiler.backends, reporting: &bag)
    if files.isEmpty, !bag.hasErrors { found.append("nothing is made, and no error") }
    for file in files where file.bytes.isEmpty || file.path.isEmpty {
      found.append("a file is empty")
    }
  } else if !bag.hasErrors {
    found.append("no survey, and no error")
  }
  return found + violationsOfFixes(of: bag.sorted, in: file)
}

/// Safe fixes give a file that can be checked again.
private func violationsOfFixes(of diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
  let fixed = applySafeFixes(diagnostics, to: file)
  if fixed.applied.isEmpty { return [] }
  let mended = SourceFile(name: file.name, bytes: fixed.bytes)
  var bag = DiagnosticBag()
  let survey = SurveyCompiler.survey(of: mended, reporting: &bag)
  if survey == nil, !bag.hasErrors { return ["no survey after the fixes, and no error"] }
  return violations(of: bag.sorted, in: mended).map { "after the fixes: " + $0 }
}
