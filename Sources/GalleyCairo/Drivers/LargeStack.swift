internal import CLargeStack

/// Runs code on a call stack that is large enough for very deep trees.
package enum LargeStack {
  /// Memory is reserved, not used: only pages that the calls touch are taken.
  package static let defaultBytes = 512 << 20

  /// Calls `body` on a fresh stack, on the calling thread, and returns what it returns.
  ///
  /// If the system refuses to reserve the stack, `body` runs on the present one.
  ///
  /// - Parameter bytes: Size of the stack; at least 64 KiB.
  /// - Throws: What `body` throws.
  package static func run<Result, Failure: Error>(
    bytes: Int = defaultBytes, body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    withoutActuallyEscaping(body) { body in
      var thunk: () -> Void = {
        do throws(Failure) {
          outcome = .success(try body())
        } catch {
          outcome = .failure(error)
        }
      }
      let status = withUnsafeMutablePointer(to: &thunk) { thunk in
        galley_run_on_large_stack(
          max(bytes, 64 << 10),
          { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          UnsafeMutableRawPointer(thunk))
      }
      if status != 0 { thunk() }
    }
    guard let outcome else { fatalError("the large stack did not call its body") }
    return try outcome.get()
  }
}
