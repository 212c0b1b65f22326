/// The options of a question in written order, "Other" last where there is one.
package struct Choices: Sendable {
  package var options: [Option]
  package var isShuffled: Bool

  package init(_ options: [Option], isShuffled: Bool = false) {
    self.options = options
    self.isShuffled = isShuffled
  }

  /// The added option with a text box.
  package var other: Option? { options.last { $0.isOther } }

  /// The options that the author listed.
  package var listed: [Option] { options.filter { !$0.isOther } }

  package func index(ofValue value: String) -> Int? {
    options.firstIndex { $0.value == value }
  }
}

/// One answer that can be chosen.
package struct Option: Sendable {
  /// What is stored; equal values are one option.
  package var value: String
  package var label: Text
  package var color: Color?
  /// What choosing it is worth in a quiz.
  package var points: DecimalNumber?
  /// Chosen, it clears all others.
  package var isExclusive: Bool
  /// It keeps its place when the options are shuffled.
  package var isPinned: Bool
  /// It is the added "Other", whose text is asked for.
  package var isOther: Bool
  package var places: Places

  package init(
    value: String, label: Text, color: Color? = nil, points: DecimalNumber? = nil,
    isExclusive: Bool = false, isPinned: Bool = false, isOther: Bool = false, places: Places
  ) {
    self.value = value
    self.label = label
    self.color = color
    self.points = points
    self.isExclusive = isExclusive
    self.isPinned = isPinned
    self.isOther = isOther
    self.places = places
  }

  /// Whether it stays where it stands when the others are shuffled.
  package var keepsItsPlace: Bool { isOther || isExclusive || isPinned }
}

/// How a `choose_one` looks.
package enum ChoiceStyle: String, CaseIterable, Sendable {
  case list, segmented, menu
}

/// How many options may be chosen or ranked; nothing means no bound.
package struct CountBounds: Hashable, Sendable {
  package var minimum: Int?
  package var maximum: Int?

  package init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// One choice for each of several rows.
package struct Grid: Sendable {
  package var rows: [Row]
  package var columns: Choices

  package init(rows: [Row], columns: Choices) {
    self.rows = rows
    self.columns = columns
  }
}

/// One row of a grid.
package struct Row: Sendable {
  package var id: String
  package var text: Text
  /// Its score counts backwards.
  package var isReversed: Bool
  package var places: Places

  package init(id: String, text: Text, isReversed: Bool = false, places: Places) {
    self.id = id
    self.text = text
    self.isReversed = isReversed
    self.places = places
  }
}
