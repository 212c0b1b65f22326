import SurveyModel
import SurveyRuntime

/// The answers to one question that a set of conditions can tell apart, one of each kind.
///
/// Nothing when they cannot be listed exactly (texts or dates compared with each other, sums of two
/// numbers without steps): then the caller says nothing.
struct AnswerDomain {
  let survey: Survey
  /// More answers of one question than this are never involved in a proof.
  let limit: Int

  func answers(
    to index: Int, in atoms: [Condition], trying set: inout AnswerSet
  ) -> [Answer?]? {
    let question = survey.questions[index]
    let own = atoms.filter { $0.questions.contains(index) }
    let isShared = own.contains { $0.questions.count > 1 }
    guard let given = candidates(question, index, own, isShared: isShared) else { return nil }
    guard given.count <= limit * 4 else { return nil }
    var all: [Answer?] = given
    if !question.isRequired || given.isEmpty { all.append(nil) }
    if isShared { return all.count <= limit ? all : nil }
    return representatives(of: all, index, own, trying: &set)
  }

  /// One answer of each kind that the comparisons tell apart.
  private func representatives(
    of answers: [Answer?], _ index: Int, _ atoms: [Condition], trying set: inout AnswerSet
  ) -> [Answer?] {
    var seen: Set<[Bool]> = []
    var kept: [Answer?] = []
    defer { set[index] = nil }
    for answer in answers {
      set[index] = answer
      let signature = atoms.map { $0.holds(for: set, in: survey) }
      if seen.insert(signature).inserted { kept.append(answer) }
    }
    return kept
  }

  private func candidates(
    _ question: Question, _ index: Int, _ atoms: [Condition], isShared: Bool
  ) -> [Answer]? {
    switch question.body {
    case .chooseOne(let choices, _), .yesNo(let choices), .scale(let choices, _):
      return choices.options.map { .choice($0.value) }
    case .rating(let rating):
      let count = rating.maximum - rating.minimum + 1
      guard count <= limit else { return nil }
      return (rating.minimum...max(rating.minimum, rating.maximum)).map {
        .number(DecimalNumber($0))
      }
    case .chooseMany(let choices, let bounds):
      return sets(of: choices, bounds, index, atoms, isRank: false)
    case .rank(let choices, let bounds):
      if question.scoring != nil, atoms.contains(where: \.readsScore) { return nil }
      return sets(of: choices, bounds, index, atoms, isRank: true)
    case .number(let input):
      return numbers(input, atoms, isShared: isShared)
    case .shortText, .longText:
      return texts(index, atoms)
    case .date(let bounds):
      guard !isShared, let days = moments(atoms) else { return nil }
      let first = bounds.minimum?.dayNumber ?? CalendarDate("0001-01-01")?.dayNumber ?? 0
      let last = bounds.maximum?.dayNumber ?? CalendarDate("9999-12-31")?.dayNumber ?? 0
      return within(days, first, last).compactMap { CalendarDate(dayNumber: $0).map { .date($0) } }
    case .time(let bounds):
      guard !isShared, let minutes = moments(atoms) else { return nil }
      return within(minutes, bounds.minimum?.minutes ?? 0, bounds.maximum?.minutes ?? 1439)
        .compactMap { TimeOfDay(minutes: $0).map { .time($0) } }
    case .grid(let grid):
      return grids(grid, index, atoms, isRequired: question.isRequired)
    case .note: return []
    }
  }

  // MARK: several choices

  private func sets(
    of choices: Choices, _ bounds: CountBounds, _ index: Int, _ atoms: [Condition], isRank: Bool
  ) -> [Answer]? {
    let values = choices.options.map(\.value)
    let exclusive = isRank ? [] : choices.options.filter(\.isExclusive).map(\.value)
    let common = values.filter { !exclusive.contains($0) }
    let needsAll = atoms.contains(where: \.readsScore)
    let named = atoms.compactMap { atom -> String? in
      if case .includes(index, let value) = atom { value } else { nil }
    }
    let told = common.filter { needsAll || named.contains($0) }
    let rest = common.filter { !told.contains($0) }
    guard told.count <= 12 else { return nil }
    var least = bounds.minimum ?? 1
    var most = bounds.maximum ?? common.count
    if isRank, bounds.minimum == nil, bounds.maximum == nil { least = common.count }
    least = max(1, least)
    most = min(most, common.count)
    var answers: [Answer] = []
    for mask in 0..<(1 << told.count) {
      let chosen = told.indices.filter { mask >> $0 & 1 == 1 }.map { told[$0] }
      for extra in 0...rest.count {
        let count = chosen.count + extra
        guard count >= least, count <= most else { continue }
        let set = Set(chosen + rest.prefix(extra))
        answers.append(.choices(values.filter(set.contains)))
        if answers.count > limit * 4 { return nil }
      }
    }
    return answers + exclusive.map { .choices([$0]) }
  }

  // MARK: numbers and moments

  private func numbers(
    _ input: NumberInput, _ atoms: [Condition], isShared: Bool
  ) -> [Answer]? {
    let largest = DecimalNumber.limit * 1_000_000 - 1
    let first = input.minimum?.millionths ?? -largest
    let last = input.maximum?.millionths ?? largest
    guard first <= last else { return [] }
    let step = input.step?.millionths ?? 1
    let base = input.minimum?.millionths ?? 0
    guard step > 0 else { return nil }
    if isShared {
      guard (last - first) / step < limit else { return nil }
      return stride(from: aligned(first, base, step, up: true), through: last, by: step)
        .map { .number(DecimalNumber(millionths: $0)) }
    }
    guard !atoms.contains(where: \.readsScore) else { return nil }
    var wanted = [first, last]
    for atom in atoms {
      guard let points = atom.turningPoints else { return nil }
      for point in points where abs(point) < Double(DecimalNumber.limit) {
        let middle = Int((point * 1_000_000).rounded())
        wanted += [middle - step - 1, middle - 1, middle, middle + 1, middle + step + 1]
      }
    }
    let values = Set(
      wanted.flatMap { [aligned($0, base, step, up: false), aligned($0, base, step, up: true)] })
    return values.filter { $0 >= first && $0 <= last }.sorted()
      .map { .number(DecimalNumber(millionths: $0)) }
  }

  private func aligned(_ value: Int, _ base: Int, _ step: Int, up: Bool) -> Int {
    let (distance, isTooLarge) = value.subtractingReportingOverflow(base)
    if isTooLarge { return value }
    let remainder = distance % step
    if remainder == 0 { return value }
    let below = remainder > 0 ? value - remainder : value - remainder - step
    return up ? below + step : below
  }

  private func moments(_ atoms: [Condition]) -> [Int]? {
    guard !atoms.contains(where: \.readsScore) else { return nil }
    var wanted: [Int] = []
    for atom in atoms {
      guard let points = atom.turningPoints else { return nil }
      for point in points where abs(point) < 10_000_000 {
        let middle = Int(point.rounded(.down))
        wanted += [middle - 1, middle, middle + 1, middle + 2]
      }
    }
    return wanted
  }

  private func within(_ values: [Int], _ first: Int, _ last: Int) -> [Int] {
    guard first <= last else { return [] }
    return Set(values + [first, last]).filter { $0 >= first && $0 <= last }.sorted()
  }

  // MARK: texts and grids

  private func texts(_ index: Int, _ atoms: [Condition]) -> [Answer]? {
    guard !atoms.contains(where: \.readsScore) else { return nil }
    var texts: [String] = []
    for atom in atoms {
      switch atom {
      case .textEqual(let left, let right):
        for operand in [left, right] {
          switch operand {
          case .literal(let text): texts.append(text)
          case .answer(let other) where other.question != index:
            let options = survey.questions[other.question].options
            // Two written texts can be equal in more ways than can be listed.
            if options.isEmpty { return nil }
            texts += options.map(\.value)
          case .answer: break
          }
        }
      case .textIn(_, let values): texts += values
      default: break
      }
    }
    // No literal of a condition can hold U+FFFF, which is no character.
    let fresh = "\u{FFFF}"
    return (texts + [fresh]).map { .text($0) }
  }

  private func grids(
    _ grid: Grid, _ index: Int, _ atoms: [Condition], isRequired: Bool
  ) -> [Answer]? {
    let references = atoms.reduce(into: Set<AnswerReference>()) { $0.formUnion($1.references) }
      .filter { $0.question == index }
    var rows = Set(references.compactMap(\.row))
    if references.contains(where: { $0.row == nil }) || isRequired,
      let other = grid.rows.indices.first(where: { !rows.contains($0) })
    {
      rows.insert(other)
    }
    var answers: [[RowAnswer]] = [[]]
    for row in rows.sorted() where grid.rows.indices.contains(row) {
      let id = grid.rows[row].id
      var next: [[RowAnswer]] = []
      for answer in answers {
        if !isRequired { next.append(answer) }
        for column in grid.columns.options {
          next.append(answer + [RowAnswer(row: id, value: column.value)])
        }
        if next.count > limit * 4 { return nil }
      }
      answers = next
    }
    return answers.filter { !$0.isEmpty }.map { .rows($0) }
  }
}

extension Condition {
  var readsScore: Bool {
    if case .compare(let left, _, let right) = self {
      left.hasScore || right.hasScore
    } else {
      false
    }
  }
}
