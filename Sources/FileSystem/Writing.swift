#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileSystem {
  /// Writes a file beside its place and renames it, so that there is never half a file.
  package static func replace(
    _ path: String, with bytes: [UInt8], isExecutable: Bool = false
  ) throws(FileError) {
    let beside = "\(path).\(getpid()).part"
    let descriptor = open(
      beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, isExecutable ? 0o777 : 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    do {
      try write(bytes, to: descriptor, path: path)
    } catch {
      close(descriptor)
      unlink(beside)
      throw error
    }
    guard close(descriptor) == 0, rename(beside, path) == 0 else {
      let error = FileError(.write, path)
      unlink(beside)
      throw error
    }
  }

  /// Writes a new file; one that exists is left as it is, and is an error.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
  }

  /// Adds bytes to the end of a file in one call and waits until they are on the disk: an answer
  /// that was confirmed is not lost.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(.write, path) }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || isFolder(path) { return }
    let parent = folder(of: path)
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw FileError(.write, path) }
  }

  /// The last byte of a file, if it has one.
  package static func lastByte(of path: String) -> UInt8? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard lseek(descriptor, -1, SEEK_END) >= 0 else { return nil }
    var byte: UInt8 = 0
    #if canImport(Darwin)
      return Darwin.read(descriptor, &byte, 1) == 1 ? byte : nil
    #else
      return Glibc.read(descriptor, &byte, 1) == 1 ? byte : nil
    #endif
  }

  /// Writes all bytes to an open file; a reader that went away is no error of ours to explain.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError)
  {
    var done = 0
    while done < bytes.count {
      let sent = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
        #else
          Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
        #endif
      }
      if sent < 0 {
        if errno == EINTR { continue }
        throw FileError(.write, path)
      }
      done += sent
    }
  }
}
