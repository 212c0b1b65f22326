import FileSystem

/// Where the dialogue reads lines and writes text; a test puts a script in its place.
package protocol Dialogue {
  /// The next line without its line end; nothing when the input has ended.
  mutating func readLine() -> String?
  mutating func write(_ text: String)
}

/// The dialogue over standard input and output.
package struct ConsoleDialogue: Dialogue {
  package init() {}

  package func readLine() -> String? { Swift.readLine(strippingNewline: true) }

  package func write(_ text: String) { Console.output.write(text) }
}
