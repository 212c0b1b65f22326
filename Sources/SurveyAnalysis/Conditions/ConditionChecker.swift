import Diagnostics
import SurveyModel
import UnicodeText

/// Gives a condition its meaning: finds the questions that it names and holds both sides of every
/// comparison against each other.
struct ConditionChecker {
  let source: ConditionText
  let scope: ConditionScope
  /// Each comparison that is wrong says so once; what depends on it is silent.
  var diagnostics: [Diagnostic] = []

  init(source: ConditionText, scope: ConditionScope) {
    self.source = source
    self.scope = scope
  }

  mutating func report(_ diagnostic: Diagnostic) {
    // An option such as `Mac and cheese` reaches over what was read as a second condition.
    if diagnostics.contains(where: { $0.range.contains(diagnostic.range) }) { return }
    diagnostics.append(diagnostic)
  }

  /// A condition, or nothing when it was reported or speaks of what could not be understood.
  mutating func condition(
    _ syntax: ConditionSyntax, after sibling: ConditionSyntax? = nil
  ) -> Condition? {
    switch syntax {
    case .all(let parts):
      return joined(conditions(parts)) { .and($0, $1) }
    case .any(let parts):
      return joined(conditions(parts)) { .or($0, $1) }
    case .not(let inner, _):
      return condition(inner).map { .not($0) }
    case .parenthesised(let inner, _):
      return condition(inner, after: sibling)
    case .comparison(let operation, let part, let left, let right):
      return comparison(operation, at: part, left, right)
    case .call("answered", let argument, _):
      guard case .name(let name) = argument, let answer = known(name) else { return nil }
      return .answered(answer.reference)
    case .name(let name):
      notACondition(name, after: sibling)
      return nil
    case .text, .number, .bareWords, .list, .call, .negated, .arithmetic:
      report(.notACondition(syntax, after: sibling, source: source))
      return nil
    }
  }

  private mutating func conditions(_ parts: [ConditionSyntax]) -> [Condition?] {
    var sibling: ConditionSyntax?
    return parts.map { part in
      let result = condition(part, after: sibling)
      if case .comparison = part.withoutParentheses { sibling = part.withoutParentheses }
      return result
    }
  }

  /// A balanced tree, so that the longest condition is not a deep one.
  private func joined(
    _ parts: [Condition?], by join: (Condition, Condition) -> Condition
  ) -> Condition? {
    var level = parts.compactMap { $0 }
    guard level.count == parts.count else { return nil }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        index + 1 < level.count ? join(level[index], level[index + 1]) : level[index]
      }
    }
    return level.first
  }

  func anyOf(_ parts: [Condition]) -> Condition {
    joined(parts) { .or($0, $1) } ?? .constant(false)
  }

  private mutating func notACondition(_ name: ConditionName, after sibling: ConditionSyntax?) {
    if case .comparison(let operation, _, .name(let asked), _) = sibling, case .bare = find(name),
      case .answer(let answer) = find(asked)
    {
      // `lunch == "Soup" or Salad`
      reportBare(
        name.spelled, at: name.part, against: answer,
        after: "\(asked.spelled) \(operation.rawValue) ")
      return
    }
    if name.row == nil,
      ["true", "yes", "always", "false", "no", "never"].contains(name.id.caseFolded),
      scope.index(of: name.id) == nil
    {
      report(.truthAlone(name, source: source))
      return
    }
    guard let answer = known(name) else { return }
    report(.notACondition(answer, source: source))
  }

  // MARK: names

  enum Found {
    case answer(ConditionAnswer)
    /// No question has this id.
    case bare
    /// It was reported, or cannot be judged.
    case silent
  }

  /// What a name means; mistakes in a known question's use are reported, an unknown name is not.
  mutating func find(_ name: ConditionName) -> Found {
    guard let index = scope.index(of: name.id), let subject = scope[index] else { return .bare }
    guard index < scope.limit else {
      if !scope.loop.contains(index) {
        report(
          .laterQuestion(name, subject: subject, isSelf: index == scope.selfIndex, source: source))
      }
      return .silent
    }
    guard let type = subject.type else { return .silent }
    if type == .note {
      report(.noAnswerToCompare(name, subject: subject, source: source))
      return .silent
    }
    var row: Int?
    if let wanted = name.row, let part = name.rowPart {
      guard type == .grid else {
        report(.unknownRow(wanted, at: part, of: name, noGrid: subject, source: source))
        return .silent
      }
      guard let rows = subject.rows else { return .silent }
      guard let found = rows.firstIndex(where: { $0.id == wanted }) else {
        report(.unknownRow(wanted, at: part, of: name, rows: rows, source: source))
        return .silent
      }
      row = found
    }
    return .answer(
      ConditionAnswer(
        subject: subject, type: type, reference: AnswerReference(question: index, row: row),
        name: name))
  }

  /// The question of a name; an unknown one is reported.
  mutating func known(_ name: ConditionName) -> ConditionAnswer? {
    switch find(name) {
    case .answer(let answer): return answer
    case .silent: return nil
    case .bare:
      report(.unknownQuestion(name, in: scope, source: source))
      return nil
    }
  }

  // MARK: numbers

  mutating func number(_ syntax: ConditionSyntax) -> NumberExpression? {
    switch syntax {
    case .number(let value, _, _): return .literal(value)
    case .parenthesised(let inner, _): return number(inner)
    case .negated(let inner, _):
      if case .number(let value, _, _) = inner { return .literal(0 - value) }
      return number(inner).map { .negated($0) }
    case .arithmetic(let operation, let left, let right):
      let first = number(left)
      let second = number(right)
      guard let first, let second else { return nil }
      switch operation {
      case .add: return .add(first, second)
      case .subtract: return .subtract(first, second)
      case .multiply: return .multiply(first, second)
      case .divide: return .divide(first, second)
      }
    case .call("count", .name(let name), let part):
      guard let answer = known(name) else { return nil }
      guard answer.kind == .many else {
        report(.cannotCount(answer, at: part, source: source))
        return nil
      }
      return .count(answer.reference.question)
    case .call("score", .name(let name), let part):
      guard let answer = known(name) else { return nil }
      guard answer.hasScore else {
        report(.cannotScore(answer, at: part, source: source))
        return nil
      }
      return .score(answer.reference)
    case .name(let name):
      guard let answer = known(name) else { return nil }
      guard answer.kind == .number else {
        report(.noNumber(answer, source: source))
        return nil
      }
      return .value(answer.reference.question)
    case .text, .list, .bareWords, .call, .comparison, .not, .all, .any:
      report(.noNumber(syntax, source: source))
      return nil
    }
  }
}

/// The answer that a name stands for, and how it can be compared.
struct ConditionAnswer {
  enum Kind: Equatable {
    /// One option, without an order.
    case option
    /// One option of ordered ones.
    case place
    case number
    case text
    case date
    case time
    case many
    /// A grid without the row.
    case grid
  }

  var subject: ConditionSubject
  var type: QuestionType
  var reference: AnswerReference
  var name: ConditionName

  var spelled: String { name.spelled }

  var kind: Kind {
    switch type {
    case .chooseOne, .yesNo: .option
    case .scale: .place
    case .grid: reference.row == nil ? .grid : .place
    case .number, .rating: .number
    case .shortText, .longText, .note: .text
    case .date: .date
    case .time: .time
    case .chooseMany, .rank: .many
    }
  }

  var isMoment: Bool { kind == .date || kind == .time }

  /// The options that a literal must be one of; nothing when any text may be meant.
  var options: [(value: String, labels: [String])]? {
    switch type {
    case .yesNo: subject.options ?? [("Yes", ["Yes"]), ("No", ["No"])]
    case .chooseOne, .chooseMany, .scale, .rank, .grid: subject.options
    default: nil
    }
  }

  var hasScore: Bool {
    switch type {
    case .scale, .rating: true
    case .grid: reference.row != nil || subject.question?.scoring != nil
    default: subject.question == nil || subject.question?.scoring != nil
    }
  }

  func place(of value: String) -> Int? {
    options?.firstIndex { $0.value == value }
  }
}
