import Diagnostics
import SourceText
import SurveyModel
import YAMLSyntax

extension SurveyDecoder {
  /// Makes diagnostics of what the reader of YAML noticed. Conditions are left to their compiler,
  /// which knows what a `!` or a curly quote means there; only a `#` cuts them like any text.
  mutating func reportRemarks(in node: Node, isCondition: Bool = false) {
    if !node.remarks.isEmpty { report(node.remarks, of: node, isCondition: isCondition) }
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      for item in items { reportRemarks(in: item, isCondition: isCondition) }
    case .mapping(let pairs):
      for pair in pairs {
        if !pair.key.remarks.isEmpty { report(pair.key.remarks, of: pair.key, isCondition: false) }
        reportRemarks(
          in: pair.value, isCondition: isCondition || pair.key.scalar?.text == "show_if")
      }
    }
  }

  private mutating func report(_ remarks: [Remark], of node: Node, isCondition: Bool) {
    for remark in remarks {
      switch remark {
      case .cutOffByHash(let comment):
        bag.report(
          .hashComment(
            source(comment), kept: node.scalar?.text ?? "", isCondition: isCondition,
            isNothingLeft: node.scalar?.isAbsent ?? false, value: node.range, comment: comment))
      case .tag(let range) where !isCondition:
        bag.report(.yamlTag(source(range), at: range))
      case .smartQuotes(let range) where !isCondition:
        bag.report(.smartQuotes(source(range), at: range))
      case .tag, .smartQuotes: break
      }
    }
  }
}

extension Node {
  /// Whether a comment cut the value off.
  var isCutOff: Bool {
    remarks.contains { if case .cutOffByHash = $0 { true } else { false } }
  }
}
