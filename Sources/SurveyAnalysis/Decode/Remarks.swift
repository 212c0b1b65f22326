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
      case .tag(let range):
        if !isCondition { bag.report(.yamlTag(source(range), at: range)) }
      case .smartQuotes(let range):
        if !isCondition { bag.report(.smartQuotes(source(range), at: range)) }
      case .unreadable: break
      }
    }
  }
}

extension Node {
  /// Whether the value is not what was written, which has been reported: a comment cut it off, or
  /// it could not be read.
  var isCutOff: Bool {
    remarks.contains {
      switch $0 {
      case .cutOffByHash, .unreadable: true
      case .tag, .smartQuotes: false
      }
    }
  }
}
