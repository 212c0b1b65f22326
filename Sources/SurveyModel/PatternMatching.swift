import UnicodeText

extension TextPattern {
  /// Whether the whole text has the form, exactly as `expression` says; a white space is one of the
  /// 25 scalars with the property White_Space.
  package func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    switch self {
    case .email: return isEmail(scalars)
    case .url: return isURL(scalars)
    case .phone: return isPhone(scalars)
    }
  }

  /// `[^\s@]+@[^\s@.]+(\.[^\s@.]+)+`
  private func isEmail(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !scalars.contains(where: WhiteSpace.contains) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// `https?://[^\s/?#]+\S*`
  private func isURL(_ scalars: [Unicode.Scalar]) -> Bool {
    let schemes = ["https://", "http://"].map { Array($0.unicodeScalars) }
    guard let scheme = schemes.first(where: { scalars.starts(with: $0) }),
      let first = scalars.dropFirst(scheme.count).first
    else { return false }
    return !"/?#".unicodeScalars.contains(first) && !scalars.contains(where: WhiteSpace.contains)
  }

  /// `\+?[0-9(][0-9 ()./-]*[0-9]`
  private func isPhone(_ scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars.first == "+" ? scalars.dropFirst() : scalars[...]
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    guard rest.count >= 2, let first = rest.first, let last = rest.last else { return false }
    return (isDigit(first) || first == "(") && isDigit(last)
      && rest.allSatisfy { isDigit($0) || " ()./-".unicodeScalars.contains($0) }
  }
}
