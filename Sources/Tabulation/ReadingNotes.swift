/// What was noticed while reading responses; none of it changes the figures.
package struct ReadingNotes: Sendable {
  /// A record that could not be read.
  package struct Place: Hashable, Sendable {
    package var file: String
    /// Counted from 1.
    package var line: Int
    package var reason: String

    package init(file: String, line: Int, reason: String) {
      self.file = file
      self.line = line
      self.reason = reason
    }
  }

  /// As many as a person wants to look at; all are counted.
  package private(set) var unreadable: [Place] = []
  /// Keys of `answers`, or columns, that the survey does not know.
  package private(set) var unknownKeys: [String] = []
  /// Questions for which a table has no column.
  package private(set) var missingColumns: [String] = []
  /// How many responses come from each other version of the survey, by fingerprint.
  package private(set) var versions: [(fingerprint: String, count: Int)] = []
  /// How many responses name another survey, but have this one's fingerprint.
  package private(set) var otherNames: [(survey: String, count: Int)] = []
  /// Files that are not UTF-8, with the encoding as which they were read.
  package private(set) var encodings: [(file: String, encoding: String)] = []

  static let placeLimit = 20
  /// The places in the lists above, so that a file with millions of names is read in linear time.
  private var unknownPlaces: Set<ExactText> = []
  private var versionPlaces: [ExactText: Int] = [:]
  private var otherNamePlaces: [ExactText: Int] = [:]

  mutating func addUnreadable(_ place: Place) {
    if unreadable.count < Self.placeLimit { unreadable.append(place) }
  }

  mutating func addUnknownKey(_ key: String) {
    if unknownPlaces.insert(ExactText(key)).inserted { unknownKeys.append(key) }
  }

  mutating func addMissingColumn(_ id: String) {
    if !missingColumns.contains(id) { missingColumns.append(id) }
  }

  mutating func addVersion(_ fingerprint: String) {
    if let place = versionPlaces[ExactText(fingerprint)] {
      versions[place].count += 1
    } else {
      versionPlaces[ExactText(fingerprint)] = versions.count
      versions.append((fingerprint: fingerprint, count: 1))
    }
  }

  mutating func addOtherName(_ survey: String) {
    if let place = otherNamePlaces[ExactText(survey)] {
      otherNames[place].count += 1
    } else {
      otherNamePlaces[ExactText(survey)] = otherNames.count
      otherNames.append((survey: survey, count: 1))
    }
  }

  mutating func addEncoding(_ encoding: String, of file: String) {
    encodings.append((file: file, encoding: encoding))
  }

  /// The notes as sentences, for people.
  package func sentences(unreadable count: Int, duplicates: Int) -> [String] {
    var sentences: [String] = []
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    for (file, encoding) in encodings {
      sentences.append("\(file) is not UTF-8; it was read as \(encoding)")
    }
    if duplicates > 0 {
      sentences.append(
        counted(duplicates, "response was", "responses were")
          + " there twice (the same id) and counted once")
    }
    if count > 0 {
      sentences.append(counted(count, "record", "records") + " could not be read:")
      sentences += unreadable.map { "  \($0.file):\($0.line): \($0.reason)" }
      if count > unreadable.count { sentences.append("  … and \(count - unreadable.count) more") }
    }
    if !versions.isEmpty {
      let total = versions.reduce(0) { $0 + $1.count }
      sentences.append(
        counted(total, "response is", "responses are") + " from "
          + counted(versions.count, "other version", "other versions") + " of this survey")
    }
    for (survey, count) in otherNames {
      sentences.append(
        counted(count, "response names", "responses name")
          + " the survey \"\(survey)\", which has the same questions and options")
    }
    if !unknownKeys.isEmpty {
      var names = unknownKeys.prefix(Self.placeLimit).map { "\"\($0)\"" }.joined(separator: ", ")
      if unknownKeys.count > Self.placeLimit {
        names += " and \(unknownKeys.count - Self.placeLimit) more"
      }
      sentences.append("not in the survey, so not counted: \(names)")
    }
    if !missingColumns.isEmpty {
      sentences.append("no column for: \(missingColumns.joined(separator: ", "))")
    }
    return sentences
  }
}
