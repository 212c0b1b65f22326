/// Whole numbers `minimum`…`maximum`, each an option whose value and label is the number.
package struct Rating: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case numbers, stars
  }

  package var minimum: Int
  package var maximum: Int
  package var low: Text?
  package var high: Text?
  package var style: Style
  package var choices: Choices

  package init(
    minimum: Int, maximum: Int, low: Text? = nil, high: Text? = nil, style: Style, places: Places
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.low = low
    self.high = high
    self.style = style
    self.choices = Choices(
      (minimum...max(minimum, maximum)).map {
        Option(value: String($0), label: Text(plain: String($0)), places: places)
      })
  }
}

/// A number within bounds, in steps from `minimum` (else from 0).
package struct NumberInput: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case field, slider
  }

  package var minimum: DecimalNumber?
  package var maximum: DecimalNumber?
  package var step: DecimalNumber?
  package var unit: Text?
  package var style: Style

  package init(
    minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, step: DecimalNumber? = nil,
    unit: Text? = nil, style: Style
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.unit = unit
    self.style = style
  }
}

/// A text whose length (in Unicode scalars) and form are bounded.
package struct TextInput: Sendable {
  package var minimumLength: Int?
  package var maximumLength: Int?
  package var pattern: TextPattern?
  package var placeholder: Text?

  package init(
    minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: TextPattern? = nil,
    placeholder: Text? = nil
  ) {
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.placeholder = placeholder
  }
}

/// A named form that a text must have as a whole.
package enum TextPattern: String, CaseIterable, Sendable {
  case email, url, phone

  /// The regular expression, in the syntax that JavaScript and Python share; it is anchored by its
  /// users.
  package var expression: String {
    switch self {
    case .email: #"[^\s@]+@[^\s@.]+(\.[^\s@.]+)+"#
    case .url: #"https?://[^\s/?#]+\S*"#
    case .phone: #"\+?[0-9(][0-9 ()./-]*[0-9]"#
    }
  }
}

/// The earliest and the latest day or time that is accepted.
package struct MomentBounds<Moment: Hashable & Comparable & Sendable>: Hashable, Sendable {
  package var minimum: Moment?
  package var maximum: Moment?

  package init(minimum: Moment? = nil, maximum: Moment? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
