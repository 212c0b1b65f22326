/// ANSI colours, or none.
struct Paint {
  let isOn: Bool

  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case bold = "1"
    case faint = "2"
    case gutter = "34"
    case secondary = "36"
    case added = "32"
    case removed = "31"
  }

  func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  var style: Paint.Style {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
