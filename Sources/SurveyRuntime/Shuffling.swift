import SurveyModel

extension Choices {
  /// The order in which the options are shown: those that keep their place stay, the others are
  /// shuffled among the remaining places.
  package func shuffledOrder(using generator: inout some RandomNumberGenerator) -> [Int] {
    let moving = options.indices.filter { !options[$0].keepsItsPlace }
    var shuffled = moving.shuffled(using: &generator)[...]
    return options.indices.map { options[$0].keepsItsPlace ? $0 : shuffled.popFirst() ?? $0 }
  }
}
