import CommandLineTool

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
