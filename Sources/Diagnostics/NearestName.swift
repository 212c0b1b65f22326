import UnicodeText

/// The known name that someone who wrote `name` most likely meant, or nothing when none is near.
///
/// Near is counted in slips (a letter too many, one missing, one wrong, two swapped: the
/// restricted Damerau–Levenshtein distance) after folding case. One slip is forgiven for every
/// three letters begun, at most four, and never all letters of a name. Of equally near names the
/// first wins, so the caller's order decides.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let typed = Array(name.caseFolded.unicodeScalars)
  // A text this long is no misspelt name, and comparing it would cost more than it helps.
  guard !typed.isEmpty, typed.count <= 100 else { return nil }
  var limit = min((typed.count + 2) / 3, 4)
  var nearest: String?
  for candidate in names where nearest == nil || limit >= 0 {
    let known = Array(candidate.caseFolded.unicodeScalars)
    guard abs(known.count - typed.count) <= limit else { continue }
    let slips = slipsBetween(typed, known)
    if slips <= limit, slips < max(known.count, typed.count) {
      nearest = candidate
      // Only a strictly nearer name may take its place.
      limit = slips - 1
    }
  }
  return nearest
}

/// The restricted Damerau–Levenshtein distance: no part of a text is changed twice.
private func slipsBetween(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    row.reserveCapacity(right.count + 1)
    for j in right.indices {
      let isSame = left[i] == right[j]
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (isSame ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
