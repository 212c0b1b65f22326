extension QuestionType {
  /// The looks that a question of this type can have, the one it has unasked first.
  package var styles: [(name: String, summary: String)] {
    switch self {
    case .chooseOne: ChoiceStyle.allCases.map { ($0.rawValue, $0.summary) }
    case .number: NumberInput.Style.allCases.map { ($0.rawValue, $0.summary) }
    case .rating: Rating.Style.allCases.map { ($0.rawValue, $0.summary) }
    default: []
    }
  }
}

extension ChoiceStyle {
  package var summary: String {
    switch self {
    case .list: "the options below each other"
    case .segmented: "the options side by side in one bar"
    case .menu: "a menu that opens"
    }
  }
}

extension NumberInput.Style {
  package var summary: String {
    switch self {
    case .field: "a box to type into"
    case .slider: "a slider between `min` and `max`"
    }
  }
}

extension Rating.Style {
  package var summary: String {
    switch self {
    case .numbers: "the numbers in a row"
    case .stars: "stars in a row"
    }
  }
}

extension TextPattern {
  /// What has the form, for the reference and the schema.
  package var summary: String {
    switch self {
    case .email: "an e-mail address, like `name@example.org`"
    case .url: "a web address that begins with `http://` or `https://`"
    case .phone: "a phone number of digits, spaces and `( ) . / -`, perhaps after a `+`"
    }
  }
}

extension NamedPalette {
  package var summary: String {
    switch self {
    case .okabeIto: "Okabe and Ito's, safe for colour-blind readers; the default"
    case .tolBright: "Paul Tol's “bright”"
    case .tolMuted: "Paul Tol's “muted”"
    }
  }
}
