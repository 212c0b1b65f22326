#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files, read and written whole; a path of `-` is standard input.
package enum FileSystem {
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try contents(of: 0, path: "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path: path)
  }

  private static func contents(of descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    var expected = 0
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      expected = Int(status.st_size)
    }
    var bytes: [UInt8] = []
    // One byte more than expected shows that the file has not grown. What tells no size is read in
    // blocks; room that is not needed would stay taken as long as the bytes are kept.
    var room = expected > 0 ? expected + 1 : 1 << 14
    while true {
      let filled = bytes.count
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let received = Self.read(descriptor, buffer.baseAddress, room)
        if received < 0 { failure = errno }
        count = max(received, 0)
      }
      if failure != 0 { throw FileError(.read, path, code: failure) }
      if chunk.isEmpty { return bytes }
      if filled == 0 { bytes = chunk } else { bytes += chunk }
      if expected > 0, bytes.count == expected { return bytes }
      room = max(1 << 16, min(bytes.count, 1 << 24))
    }
  }

  /// `read(2)`, taken up again when a signal interrupts it.
  private static func read(
    _ descriptor: Int32, _ address: UnsafeMutablePointer<UInt8>?, _ count: Int
  )
    -> Int
  {
    while true {
      #if canImport(Darwin)
        let received = Darwin.read(descriptor, address, count)
      #else
        let received = Glibc.read(descriptor, address, count)
      #endif
      if received >= 0 || errno != EINTR { return received }
    }
  }

  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder in byte order, without hidden ones.
  package static func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.read, folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
