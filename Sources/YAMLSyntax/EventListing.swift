import SourceText

/// The events of a file as libyaml reports them, a line each with its place, for people who work on
/// the compiler; the listing ends where libyaml stops.
package func eventListing(of file: SourceFile) -> String {
  let lines = LineTable(file)
  return file.bytes.withUnsafeBufferPointer { bytes in
    guard var reader = EventReader(bytes) else { return "" }
    var text = ""
    while case .success(let event) = reader.next() {
      let start = lines.position(of: event.start)
      text += "\(start.line):\(start.column) \(event.description)\n"
      if case .streamEnd = event.kind { break }
    }
    return text
  }
}

extension Event {
  fileprivate var description: String {
    let properties = (anchor.map { " &\($0)" } ?? "") + (tag.map { " <\($0)>" } ?? "")
    return switch kind {
    case .streamStart: "stream start"
    case .streamEnd: "stream end"
    case .documentStart(let isExplicit): isExplicit ? "document start ---" : "document start"
    case .documentEnd(let isExplicit): isExplicit ? "document end ..." : "document end"
    case .alias(let name): "alias *\(name)"
    case .scalar(let scalar): "scalar\(properties) \(scalar.style) \(scalar.text.debugDescription)"
    case .sequenceStart: "sequence start\(properties)"
    case .sequenceEnd: "sequence end"
    case .mappingStart: "mapping start\(properties)"
    case .mappingEnd: "mapping end"
    }
  }
}
