import Foundation

/// A program that has run to its end.
package struct Finished: Sendable {
  package var status: Int32
  package var output: String
  package var errors: String
}

/// Other programs that tests start.
package enum Program {
  /// The folder of the built products, beside this test bundle.
  package static let products: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("surveyc").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The `surveyc` that was built with the tests.
  package static func surveyc(_ arguments: [String], input: String = "", in folder: URL? = nil)
    throws -> Finished
  {
    try run(products.appendingPathComponent("surveyc").path, arguments, input: input, in: folder)
  }

  /// Runs a program, found on the path unless it is one, to its end.
  package static func run(
    _ program: String, _ arguments: [String], input: String = "", in folder: URL? = nil
  ) throws -> Finished {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let folder { process.currentDirectoryURL = folder }
    // Files rather than pipes: no program can wait for a reader.
    let scratch = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let places = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    try Data(input.utf8).write(to: places[0])
    for place in places.dropFirst() { try Data().write(to: place) }
    process.standardInput = try FileHandle(forReadingFrom: places[0])
    process.standardOutput = try FileHandle(forWritingTo: places[1])
    process.standardError = try FileHandle(forWritingTo: places[2])
    try process.run()
    process.waitUntilExit()
    return Finished(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: places[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: places[2]), as: UTF8.self))
  }

  /// Whether a program can be found on the path.
  package static func isInstalled(_ program: String) -> Bool {
    (try? run("which", [program]).status) == 0
  }

  /// A new empty folder, the caller's to remove.
  package static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("surveyc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
