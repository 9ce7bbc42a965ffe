internal import CLargeStack

/// Calls on a stack of their own: deeply nested views recurse further than a thread's stack allows.
package enum LargeStack {
  /// Enough for the deepest views that are accepted; only the pages that are used cost memory.
  package static let size = 1 << 30

  /// Runs `body` on a fresh stack, on the calling thread; on the current one if none can be had.
  package static func run<T>(_ body: () throws -> T) throws -> T {
    try withoutActuallyEscaping(body) { body in
      var result: Result<T, any Error>?
      var call: () -> Void = { result = Result { try body() } }
      let status = withUnsafeMutablePointer(to: &call) { pointer in
        galley_run_on_large_stack(
          size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
      if status != 0 { call() }
      guard let result else { preconditionFailure("the call returned without a result") }
      return try result.get()
    }
  }
}
