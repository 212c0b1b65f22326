import Diagnostics
import SurveyModel
import UnicodeText

extension ConditionChecker {
  /// One side of a comparison.
  enum Operand {
    case number(NumberExpression)
    case text(String, Range<Int>)
    case list([ConditionSyntax], Range<Int>)
    case answer(ConditionAnswer)
    /// A word that is no question: most likely an option without its quotes.
    case bare(String, Range<Int>, ConditionName?)
  }

  private mutating func operand(_ syntax: ConditionSyntax) -> Operand? {
    switch syntax {
    case .text(let text, let part): return .text(text, part)
    case .list(let elements, let part): return .list(elements, part)
    case .bareWords(let words, let part): return .bare(words, part, nil)
    case .parenthesised(let inner, _): return operand(inner)
    case .name(let name):
      switch find(name) {
      case .answer(let answer):
        return answer.kind == .number
          ? .number(.value(answer.reference.question)) : .answer(answer)
      case .bare: return .bare(source.text(name.part), name.part, name)
      case .silent: return nil
      }
    case .comparison, .not, .all, .any, .call("answered", _, _):
      report(.comparedCondition(syntax, source: source))
      return nil
    case .number, .negated, .arithmetic, .call:
      return number(syntax).map { .number($0) }
    }
  }

  mutating func comparison(
    _ operation: ComparisonOperator, at part: Range<Int>, _ left: ConditionSyntax,
    _ right: ConditionSyntax
  ) -> Condition? {
    let first = operand(left)
    if first == nil, left.isCondition { return nil }
    let second = operand(right)
    guard let first, let second else { return nil }
    let sides = ComparisonSides(operation: operation, part: part, left: left, right: right)
    switch operation {
    case .isIn, .isNotIn:
      let condition = membership(first, second, sides)
      return operation == .isIn ? condition : condition.map { .not($0) }
    case .includes, .excludes:
      let condition = inclusion(first, second, sides)
      return operation == .includes ? condition : condition.map { .not($0) }
    case .equal, .notEqual:
      let condition = equality(first, second, sides)
      return operation == .equal ? condition : condition.map { .not($0) }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return order(first, second, sides)
    }
  }

  // MARK: == and !=

  private mutating func equality(
    _ first: Operand, _ second: Operand, _ sides: ComparisonSides
  ) -> Condition? {
    switch (first, second) {
    case (.bare, .bare), (.bare, .number), (.bare, .text), (.bare, .list), (.number, .bare),
      (.text, .bare), (.list, .bare):
      return unknownNames(first, second, sides)
    case (.answer(let answer), .bare(let text, let part, _)),
      (.bare(let text, let part, _), .answer(let answer)):
      reportBare(text, at: part, against: answer)
      return nil
    case (.number(let left), .number(let right)):
      return .compare(left, .equal, right)
    case (.answer(let answer), .text(let text, let part)),
      (.text(let text, let part), .answer(let answer)):
      return equality(answer, text, at: part, sides)
    case (.answer(let left), .answer(let right)):
      return equality(left, right, sides)
    case (.answer(let answer), .number), (.number, .answer(let answer)):
      report(.numberAgainst(answer, sides, source: source))
      return nil
    case (.number, .text(let text, let part)), (.text(let text, let part), .number):
      report(.textAgainstNumber(text, at: part, sides, source: source))
      return nil
    case (.text, .text):
      report(.twoTexts(sides, in: scope, source: source))
      return nil
    case (.list, _), (_, .list):
      report(.listCompared(sides, source: source))
      return nil
    }
  }

  private mutating func equality(
    _ answer: ConditionAnswer, _ text: String, at part: Range<Int>, _ sides: ComparisonSides
  ) -> Condition? {
    switch answer.kind {
    case .option, .place, .text:
      guard let value = checked(text, at: part, of: answer, sides) else { return nil }
      return .textEqual(.answer(answer.reference), .literal(value))
    case .date, .time:
      guard let moment = moment(text, at: part, of: answer) else { return nil }
      return .compare(.moment(answer.reference.question), .equal, .literal(moment))
    case .many:
      if checked(text, at: part, of: answer, sides) != nil {
        report(.equalsOfMany(answer, text, sides, source: source))
      }
      return nil
    case .grid:
      report(.gridWithoutRow(answer, source: source))
      return nil
    case .number: return nil
    }
  }

  private mutating func equality(
    _ left: ConditionAnswer, _ right: ConditionAnswer, _ sides: ComparisonSides
  ) -> Condition? {
    for answer in [left, right] where answer.kind == .grid {
      report(.gridWithoutRow(answer, source: source))
      return nil
    }
    if left.isMoment, left.kind == right.kind {
      return .compare(
        .moment(left.reference.question), .equal, .moment(right.reference.question))
    }
    let texts: [ConditionAnswer.Kind] = [.option, .place, .text]
    if texts.contains(left.kind), texts.contains(right.kind) {
      if let values = left.options?.map(\.value), let others = right.options?.map(\.value),
        Set(values).isDisjoint(with: others)
      {
        report(.nothingInCommon(left, right, sides, source: source))
        return nil
      }
      return .textEqual(.answer(left.reference), .answer(right.reference))
    }
    report(.cannotCompare(left, right, sides, source: source))
    return nil
  }

  /// The literal, if it is an answer that the question can have.
  private mutating func checked(
    _ text: String, at part: Range<Int>, of answer: ConditionAnswer, _ sides: ComparisonSides?
  ) -> String? {
    if text.isEmpty {
      report(.emptyLiteral(answer, at: part, sides, source: source))
      return nil
    }
    guard let options = answer.options, !options.contains(where: { $0.value == text }) else {
      return text
    }
    report(.unknownOption(text, at: part, of: answer, source: source))
    return nil
  }

  /// The day number or the minutes of a literal.
  private mutating func moment(
    _ text: String, at part: Range<Int>, of answer: ConditionAnswer
  ) -> Double? {
    let value =
      answer.kind == .date
      ? CalendarDate(text).map { Double($0.dayNumber) } : TimeOfDay(text).map { Double($0.minutes) }
    if value == nil { report(.notAMoment(text, at: part, of: answer, source: source)) }
    return value
  }

  // MARK: < and its kin

  private mutating func order(
    _ first: Operand, _ second: Operand, _ sides: ComparisonSides
  ) -> Condition? {
    guard let relation = Condition.Relation(rawValue: sides.operation.rawValue) else { return nil }
    switch (first, second) {
    case (.number(let left), .number(let right)):
      return .compare(left, relation, right)
    case (.answer(let answer), .text(let text, let part)):
      guard let pair = ordered(answer, text, at: part, sides) else { return nil }
      return .compare(pair.answer, relation, pair.literal)
    case (.text(let text, let part), .answer(let answer)):
      guard let pair = ordered(answer, text, at: part, sides) else { return nil }
      return .compare(pair.literal, relation, pair.answer)
    case (.answer(let left), .answer(let right)):
      for answer in [left, right] where answer.kind == .grid {
        report(.gridWithoutRow(answer, source: source))
        return nil
      }
      if left.isMoment, left.kind == right.kind {
        return .compare(
          .moment(left.reference.question), relation, .moment(right.reference.question))
      }
      if left.kind == .place, right.kind == .place {
        return .compare(.place(left.reference), relation, .place(right.reference))
      }
      if let answer = [left, right].first(where: { !$0.isMoment && $0.kind != .place }) {
        report(.noOrder(answer, sides, source: source))
      } else {
        report(.cannotCompare(left, right, sides, source: source))
      }
      return nil
    case (.answer(let answer), .number), (.number, .answer(let answer)):
      report(.numberAgainst(answer, sides, source: source))
      return nil
    default: return equality(first, second, sides)
    }
  }

  private mutating func ordered(
    _ answer: ConditionAnswer, _ text: String, at part: Range<Int>, _ sides: ComparisonSides
  ) -> (answer: NumberExpression, literal: NumberExpression)? {
    switch answer.kind {
    case .place:
      guard let value = checked(text, at: part, of: answer, sides) else { return nil }
      guard let place = answer.place(of: value) else { return nil }
      return (.place(answer.reference), .literal(Double(place + 1)))
    case .date, .time:
      guard let moment = moment(text, at: part, of: answer) else { return nil }
      return (.moment(answer.reference.question), .literal(moment))
    case .grid:
      report(.gridWithoutRow(answer, source: source))
      return nil
    case .option, .text, .many, .number:
      report(.noOrder(answer, sides, source: source))
      return nil
    }
  }

  // MARK: in, includes

  private mutating func membership(
    _ first: Operand, _ second: Operand, _ sides: ComparisonSides
  ) -> Condition? {
    if case .bare(_, _, let name) = first {
      report(.unknownQuestion(name, spelled: sides.left, in: scope, source: source))
      return nil
    }
    guard case .list(let elements, let part) = second else {
      report(.needsList(first, second, sides, source: source))
      return nil
    }
    if elements.isEmpty {
      report(.emptyList(at: part, source: source))
      return nil
    }
    switch first {
    case .number(let expression):
      let before = diagnostics.count
      let values = elements.map { numberLiteral($0, sides) }
      mergeHabits(from: before)
      let known = values.compactMap { $0 }
      guard known.count == values.count else { return nil }
      return anyOf(known.map { .compare(expression, .equal, .literal($0)) })
    case .answer(let answer):
      return membership(answer, elements, sides)
    case .text, .list, .bare:
      report(.listCompared(sides, source: source))
      return nil
    }
  }

  private mutating func membership(
    _ answer: ConditionAnswer, _ elements: [ConditionSyntax], _ sides: ComparisonSides
  ) -> Condition? {
    switch answer.kind {
    case .many:
      report(.inOfMany(answer, elements, sides, source: source))
      return nil
    case .grid:
      report(.gridWithoutRow(answer, source: source))
      return nil
    default: break
    }
    var texts: [String] = []
    var moments: [Double] = []
    var isWhole = true
    let before = diagnostics.count
    for element in elements {
      switch element {
      case .text(let text, let part) where answer.isMoment:
        if let value = moment(text, at: part, of: answer) {
          moments.append(value)
        } else {
          isWhole = false
        }
      case .text(let text, let part):
        if let value = checked(text, at: part, of: answer, nil) {
          if !texts.contains(value) { texts.append(value) }
        } else {
          isWhole = false
        }
      case .name, .bareWords:
        reportBare(source.text(element.part), at: element.part, against: answer)
        isWhole = false
      case .number:
        report(.numberAgainst(answer, element, source: source))
        isWhole = false
      default:
        report(.notALiteral(element, source: source))
        isWhole = false
      }
    }
    guard isWhole else {
      mergeHabits(from: before)
      return nil
    }
    if answer.isMoment {
      let question = answer.reference.question
      return anyOf(moments.map { .compare(.moment(question), .equal, .literal($0)) })
    }
    return .textIn(answer.reference, texts)
  }

  /// Quotes left out in a whole list are one mistake with one fix.
  private mutating func mergeHabits(from first: Int) {
    for id in [DiagnosticID.typeMismatch, .bareOption] {
      let same = diagnostics.indices.dropFirst(first).filter { diagnostics[$0].id == id }
      guard let kept = same.first, same.count > 1 else { continue }
      let fixes = same.compactMap { diagnostics[$0].fixes.first }
      if let fix = fixes.first, fixes.count == same.count {
        diagnostics[kept].fixes = [
          Fix(
            "write all of them in quotes", fixes.flatMap(\.edits),
            isSafe: fix.isSafe && fixes.allSatisfy(\.isSafe))
        ]
      }
      for index in same.dropFirst().reversed() { diagnostics.remove(at: index) }
    }
  }

  private mutating func numberLiteral(
    _ syntax: ConditionSyntax, _ sides: ComparisonSides
  ) -> Double? {
    switch syntax {
    case .number(let value, _, _): return value
    case .negated(.number(let value, _, _), _): return 0 - value
    case .text(let text, let part):
      report(.textAgainstNumber(text, at: part, sides, source: source))
    default: report(.notALiteral(syntax, source: source))
    }
    return nil
  }

  private mutating func inclusion(
    _ first: Operand, _ second: Operand, _ sides: ComparisonSides
  ) -> Condition? {
    switch (first, second) {
    case (.bare(_, _, let name), _):
      report(.unknownQuestion(name, spelled: sides.left, in: scope, source: source))
      return nil
    case (.answer(let answer), .text(let text, let part)) where answer.kind == .many:
      guard let value = checked(text, at: part, of: answer, sides) else { return nil }
      return .includes(answer.reference.question, value)
    case (.answer(let answer), .bare(let text, let part, _)) where answer.options != nil:
      reportBare(text, at: part, against: answer)
      return nil
    case (.answer(let answer), _) where answer.kind == .grid:
      report(.gridWithoutRow(answer, source: source))
      return nil
    case (.answer(let answer), .list(let elements, _)) where answer.kind == .many:
      report(.includesList(answer, elements, sides, source: source))
      return nil
    case (.answer(let answer), .number) where answer.kind == .many:
      report(.numberAgainst(answer, sides, source: source))
      return nil
    default:
      report(.cannotInclude(first, sides, source: source))
      return nil
    }
  }

  // MARK: words without quotes

  /// A word that is no question stands where an answer of `answer` belongs.
  ///
  /// `start` is what is missing before it, as in `lunch == "Soup" or Salad`.
  mutating func reportBare(
    _ text: String, at part: Range<Int>, against answer: ConditionAnswer, after start: String = ""
  ) {
    let rest = source.text(part.lowerBound..<source.bytes.count)
    if let options = answer.options,
      let option = BareOption.find(text, rest: rest, in: options)
    {
      report(
        .bareOption(
          value: option.value,
          at: part.lowerBound..<max(part.upperBound, part.lowerBound + option.length),
          of: answer, after: start, source: source))
      return
    }
    let isOneWord = !text.utf8.contains(0x20)
    let ids = scope.subjects.prefix(scope.limit).map(\.id)
    if isOneWord, answer.options != nil || answer.kind == .number,
      nearestName(to: text, among: ids) != nil
    {
      let name = ConditionName(id: text, idPart: part)
      report(.unknownQuestion(name, in: scope, source: source))
      return
    }
    report(.bareOption(value: nil, written: text, at: part, of: answer, source: source))
  }

  private mutating func unknownNames(
    _ first: Operand, _ second: Operand, _ sides: ComparisonSides
  ) -> Condition? {
    if case .bare(_, _, let name) = first {
      report(.unknownQuestion(name, spelled: sides.left, in: scope, source: source))
    } else if case .bare(_, _, let name) = second {
      report(.unknownQuestion(name, spelled: sides.right, in: scope, source: source))
    }
    return nil
  }
}

/// A comparison as it stands in the text, for messages.
struct ComparisonSides {
  var operation: ComparisonOperator
  var part: Range<Int>
  var left: ConditionSyntax
  var right: ConditionSyntax

  var whole: Range<Int> {
    left.part.lowerBound..<max(left.part.lowerBound, right.part.upperBound)
  }
}

/// Looks for an option that was written without its quotes.
enum BareOption {
  /// The option whose value or label the text is (else what follows begins with: `Mac and cheese`),
  /// apart from case; else the nearest one.
  static func find(
    _ text: String, rest: String, in options: [(value: String, labels: [String])]
  ) -> (value: String, length: Int)? {
    let folded = rest.caseFolded
    var longest: (value: String, length: Int)?
    for option in options {
      for name in [option.value] + option.labels
      where name.utf8.count > (longest?.length ?? 0) && !name.isEmpty {
        let wanted = name.caseFolded
        guard folded.hasPrefix(wanted), name.utf8.count >= text.utf8.count else { continue }
        longest = (option.value, name.utf8.count)
      }
    }
    if let longest { return longest }
    // `rides == true`
    if let truth = ["true": "Yes", "false": "No"][text.caseFolded],
      let option = options.first(where: { $0.value == truth })
    {
      return (option.value, text.utf8.count)
    }
    let names = options.flatMap { option in
      ([option.value] + option.labels).map { (name: $0, value: option.value) }
    }
    guard let near = nearestName(to: text, among: names.map(\.name)),
      let found = names.first(where: { $0.name == near })
    else { return nil }
    return (found.value, text.utf8.count)
  }
}
