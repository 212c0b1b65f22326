/// The whole program: arguments in, an exit status out.
package enum CommandLineTool {
  package static func run(_ arguments: [String]) -> Int32 {
    0
  }
}
