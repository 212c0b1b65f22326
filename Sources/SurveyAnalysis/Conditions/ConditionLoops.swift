import Diagnostics
import SourceText
import YAMLSyntax

/// One `show_if` of the file and the questions whose asking it decides.
package struct ConditionSite: Sendable {
  package var node: Node
  /// Indices of the subjects: one question, or all of a section.
  package var subjects: Range<Int>

  package init(node: Node, subjects: Range<Int>) {
    self.node = node
    self.subjects = subjects
  }
}

/// The questions that wait for each other's answers, by subject index.
package struct ConditionLoops: Sendable {
  private var loops: [Int: Set<Int>] = [:]

  /// The questions that wait in a loop with any of these.
  package func members(with subjects: Range<Int>) -> Set<Int> {
    loops.isEmpty ? [] : subjects.reduce(into: []) { $0.formUnion(loops[$1] ?? []) }
  }

  /// Finds the loops among all conditions of a survey and reports the shortest of each tangle;
  /// references within it need no report of their own.
  package static func find(
    _ sites: [ConditionSite], in scope: ConditionScope, of file: SourceFile,
    reporting bag: inout DiagnosticBag
  ) -> ConditionLoops {
    var graph = WaitingGraph(count: scope.subjects.count)
    for site in sites {
      for (target, range) in names(in: site.node, scope, file) {
        for subject in site.subjects where subject != target {
          // A section that asks for its own questions asks too early; that is no loop.
          if site.subjects.count > 1, site.subjects.contains(target) { continue }
          graph.add(subject, waitsFor: target, at: range)
        }
      }
    }
    var result = ConditionLoops()
    for tangle in graph.tangles() {
      let members = Set(tangle)
      for index in tangle { result.loops[index] = members }
      let chain = graph.shortestLoop(in: members)
      guard let first = chain.first, let second = chain.dropFirst().first,
        let range = graph.range(first, second)
      else { continue }
      let ids = chain.compactMap { scope[$0]?.id }
      var others: [(id: String, range: SourceRange)] = []
      for (index, next) in zip(chain.dropFirst(), chain.dropFirst(2) + [first]) {
        guard let place = graph.range(index, next), let id = scope[index]?.id,
          let waited = scope[next]?.id
        else { continue }
        others.append((id: "\(id) waits for \(waited)", range: place))
      }
      bag.report(.conditionCycle(chain: ids + ids.prefix(1), at: range, others: others))
    }
    return result
  }

  /// The questions that a condition names, without judging it.
  private static func names(
    in node: Node, _ scope: ConditionScope, _ file: SourceFile
  ) -> [(Int, SourceRange)] {
    guard let scalar = node.scalar else { return [] }
    let source = ConditionText(scalar, at: node.range, of: file)
    var lexer = ConditionLexer(source)
    guard let tokens = try? lexer.tokens() else { return [] }
    var result: [(Int, SourceRange)] = []
    for (index, token) in tokens.enumerated() {
      guard let word = token.word, !conditionWords.contains(word),
        let subject = scope.index(of: word),
        !(index > 0 && tokens[index - 1].isSymbol("."))
      else { continue }
      result.append((subject, source.range(token.part)))
    }
    return result
  }
}

/// Which question waits for the answer of which.
private struct WaitingGraph {
  private var edges: [[(target: Int, range: SourceRange)]]

  init(count: Int) { edges = Array(repeating: [], count: count) }

  mutating func add(_ source: Int, waitsFor target: Int, at range: SourceRange) {
    guard edges.indices.contains(source), edges.indices.contains(target) else { return }
    edges[source].append((target, range))
  }

  func range(_ source: Int, _ target: Int) -> SourceRange? {
    edges[source].first { $0.target == target }?.range
  }

  /// The strongly connected components of more than one question (Tarjan 1972, without recursion).
  func tangles() -> [[Int]] {
    var order = [Int?](repeating: nil, count: edges.count)
    var low = [Int](repeating: 0, count: edges.count)
    var onStack = [Bool](repeating: false, count: edges.count)
    var stack: [Int] = []
    var counter = 0
    var result: [[Int]] = []
    for root in edges.indices where order[root] == nil && !edges[root].isEmpty {
      var work: [(node: Int, next: Int)] = [(root, 0)]
      while let (node, next) = work.last {
        if next == 0 {
          order[node] = counter
          low[node] = counter
          counter += 1
          stack.append(node)
          onStack[node] = true
        }
        if next < edges[node].count {
          work[work.count - 1].next += 1
          let target = edges[node][next].target
          if let seen = order[target] {
            if onStack[target] { low[node] = min(low[node], seen) }
          } else {
            work.append((target, 0))
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
        if low[node] == order[node] {
          var component: [Int] = []
          while let member = stack.popLast() {
            onStack[member] = false
            component.append(member)
            if member == node { break }
          }
          if component.count > 1 { result.append(component.sorted()) }
        }
      }
    }
    return result
  }

  /// The shortest loop within a component, beginning with its earliest question.
  func shortestLoop(in members: Set<Int>) -> [Int] {
    var best: [Int] = []
    // In a large tangle any loop that is found shows the mistake; searching from all would be slow.
    for start in members.sorted().prefix(64) {
      let loop = loop(from: start, in: members, shorterThan: best.isEmpty ? Int.max : best.count)
      if let loop { best = loop }
      if best.count == 2 { break }
    }
    guard let first = best.min(), let place = best.firstIndex(of: first) else { return best }
    return Array(best[place...] + best[..<place])
  }

  private func loop(from start: Int, in members: Set<Int>, shorterThan limit: Int) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for (target, _) in edges[node] where members.contains(target) {
        if target == start {
          var path = [node]
          while let last = path.last, last != start, let before = previous[last] {
            path.append(before)
          }
          return path.count < limit ? Array(path.reversed()) : nil
        }
        if previous[target] == nil {
          previous[target] = node
          queue.append(target)
        }
      }
    }
    return nil
  }
}
