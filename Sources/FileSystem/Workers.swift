import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Work spread over threads, with the results in the order of the work.
package enum Workers {
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Calls `body` for 0..<count on up to `jobs` threads; each takes the next number when it is
  /// free. Plain threads, since a task scheduler would cost every start of the program.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(jobs, count)
    guard threads > 1 else { return (0..<count).map(body) }
    let work = Work(count: count, body: body)
    var handles: [pthread_t] = []
    for _ in 1..<threads {
      #if canImport(Darwin)
        var handle: pthread_t?
      #else
        var handle = pthread_t()
      #endif
      let argument = Unmanaged.passRetained(Box { work.run() }).toOpaque()
      let status = pthread_create(
        &handle, nil,
        { argument in
          #if canImport(Darwin)
            Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().call()
          #else
            argument.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().call() }
          #endif
          return nil
        }, argument)
      if status != 0 {
        Unmanaged<Box>.fromOpaque(argument).release()
        break
      }
      #if canImport(Darwin)
        if let handle { handles.append(handle) }
      #else
        handles.append(handle)
      #endif
    }
    work.run()
    for handle in handles { pthread_join(handle, nil) }
    return work.results
  }

  private final class Box: Sendable {
    let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  private final class Work<Result: Sendable>: Sendable {
    private let next = Atomic<Int>(0)
    private let finished = Mutex<[(Int, Result)]>([])
    private let count: Int
    private let body: @Sendable (Int) -> Result

    init(count: Int, body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
    }

    func run() {
      // A stretch at a time, so that threads meet at the counter and the lock seldom.
      let stretch = max(1, min(64, count / 64))
      var own: [(Int, Result)] = []
      while true {
        let start = next.add(stretch, ordering: .relaxed).oldValue
        if start >= count { break }
        for index in start..<min(start + stretch, count) { own.append((index, body(index))) }
      }
      finished.withLock { $0 += own }
    }

    var results: [Result] {
      finished.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
    }
  }
}
