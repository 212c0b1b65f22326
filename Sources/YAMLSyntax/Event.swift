/// One event of the YAML stream, with byte offsets into the bytes that were read.
struct Event {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    case alias(String)
    case scalar(Scalar)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  var kind: Kind
  /// Where the event begins, properties (anchor and tag) included.
  var start: Int
  /// Where it ends; of a block collection, where the next token begins.
  var end: Int
  /// Whether the event begins and ends on one line.
  var isOneLine: Bool
  var anchor: String?
  var tag: String?
}

/// Where libyaml stopped, and what it was about: the sentence stays in here, since it is written
/// for programmers; our own words are found by looking at the file.
struct ReadingFailure: Error {
  enum Kind {
    /// The bytes are no UTF-8, or a control character stands among them.
    case characters
    /// A `: ` stands where no key can be.
    case misplacedColon
    /// A line that should be `key: value` has no `: `.
    case missingColon
    case other
  }

  var kind: Kind
  /// Where reading stopped.
  var offset: Int
  /// Where the thing begins that could not be finished, when that is known.
  var context: Int?
}
