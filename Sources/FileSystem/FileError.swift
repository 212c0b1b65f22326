#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that could not be read or written, with the reason in plain words.
package struct FileError: Error, Sendable {
  package enum Action: String, Sendable {
    case read, write
  }

  package var action: Action
  package var path: String
  package var reason: String

  package init(_ action: Action, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// With the reason that the last system call left behind.
  init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.init(action, path, reason: Self.words(for: code))
  }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "you are not allowed to"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is not a folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "its name is too long"
    case EEXIST: "it exists already"
    default: String(cString: strerror(code))
    }
  }
}
