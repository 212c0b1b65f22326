import FuzzInvariants

/// libFuzzer's way in: one input, which must keep every invariant.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let violations = violationsOfYAML(Array(UnsafeBufferPointer(start: start, count: count)))
  // A crash is how libFuzzer is told, and keeps the input.
  if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
  return 0
}
