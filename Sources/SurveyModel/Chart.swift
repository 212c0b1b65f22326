/// How a question is drawn in the results.
package struct Chart: Sendable {
  package enum Sort: String, CaseIterable, Sendable {
    case written, count
  }

  package enum Show: String, CaseIterable, Sendable {
    case count, percent, both
  }

  package var kind: ChartKind
  package var title: Text?
  package var sort: Sort
  package var show: Show

  package init(kind: ChartKind, title: Text? = nil, sort: Sort = .written, show: Show = .both) {
    self.kind = kind
    self.title = title
    self.sort = sort
    self.show = show
  }
}
