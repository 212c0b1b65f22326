import CLibYAML

/// The owner of one libyaml parser; the only code that calls libyaml.
///
/// The parser holds pointers into itself, so it stays at one heap address. The bytes must outlive
/// the reader.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var marks: MarkCursor

  /// Begins to read; nothing when there is no memory for the parser.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    marks = MarkCursor(bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let input = UnsafeBufferPointer(rebasing: bytes[marks.base...])
    // libyaml wants a pointer even to no bytes at all.
    let nowhere = UnsafeRawPointer(event).assumingMemoryBound(to: UInt8.self)
    yaml_parser_set_input_string(parser, input.baseAddress ?? nowhere, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event, or why there is none.
  mutating func next() -> Result<Event, ReadingFailure> {
    guard yaml_parser_parse(parser, event) == 1 else { return .failure(failure()) }
    defer { yaml_event_delete(event) }
    let start = marks.offset(of: event.pointee.start_mark.index)
    let end = marks.offset(of: event.pointee.end_mark.index)
    var result = Event(
      kind: .streamStart, start: start, end: max(start, end),
      isOneLine: event.pointee.start_mark.line == event.pointee.end_mark.line)
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      result.kind = .scalar(Scalar(text, style: Self.style(scalar.style)))
      result.anchor = Self.text(scalar.anchor)
      result.tag = Self.text(scalar.tag)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.pointee.data.mapping_start
      result.kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
      result.anchor = Self.text(mapping.anchor)
      result.tag = Self.text(mapping.tag)
    case YAML_MAPPING_END_EVENT:
      result.kind = .mappingEnd
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.pointee.data.sequence_start
      result.kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      result.anchor = Self.text(sequence.anchor)
      result.tag = Self.text(sequence.tag)
    case YAML_SEQUENCE_END_EVENT:
      result.kind = .sequenceEnd
    case YAML_ALIAS_EVENT:
      result.kind = .alias(Self.text(event.pointee.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT:
      result.kind = .documentStart(isExplicit: event.pointee.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      result.kind = .documentEnd(isExplicit: event.pointee.data.document_end.implicit == 0)
    case YAML_STREAM_START_EVENT:
      result.kind = .streamStart
    default:
      result.kind = .streamEnd
    }
    return .success(result)
  }

  private mutating func failure() -> ReadingFailure {
    let offset: Int
    if parser.pointee.error == YAML_READER_ERROR {
      let stopped = min(parser.pointee.problem_offset, marks.bytes.count &- marks.base)
      return ReadingFailure(kind: .characters, offset: marks.base &+ stopped, context: nil)
    }
    offset = marks.offset(of: parser.pointee.problem_mark.index)
    let context =
      parser.pointee.context == nil ? nil : marks.offset(of: parser.pointee.context_mark.index)
    let kind: ReadingFailure.Kind =
      switch Self.text(parser.pointee.problem) {
      case "mapping values are not allowed in this context": .misplacedColon
      case "could not find expected ':'": .missingColon
      default: .other
      }
    return ReadingFailure(kind: kind, offset: offset, context: context)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func style(_ style: yaml_scalar_style_t) -> Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
