#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens a file with the program that the desktop has for it.
enum Launcher {
  static func open(_ path: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    var child = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(path), nil]
    defer { for argument in arguments { free(argument) } }
    // That there is no desktop is no mistake: the files were written and their names were said.
    if posix_spawnp(&child, program, nil, nil, &arguments, environ) == 0 {
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }
}
