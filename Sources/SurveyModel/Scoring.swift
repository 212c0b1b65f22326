/// What an answer is worth.
package enum Scoring: Sendable {
  /// `answer`: right or wrong. For `choose_many` the set, for `rank` the order; for others any one
  /// of the answers listed (texts fold case).
  case rightAnswers([Answer], points: DecimalNumber)
  /// `points` on the options: the sum of the chosen ones, at most `possible`.
  case optionPoints(possible: DecimalNumber)

  package var possible: DecimalNumber {
    switch self {
    case .rightAnswers(_, let points): points
    case .optionPoints(let possible): possible
    }
  }
}
