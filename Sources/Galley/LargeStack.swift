/// Memory for deep recursion.
package enum LargeStack {
  /// Calls `body` on a fresh stack of `bytes` bytes, staying on the calling thread, so that main
  /// actor code may run in it. Memory is only used as far as the stack really grows.
  ///
  /// - Throws: What `body` throws. Where no stack can be had, `body` runs on the present one.
  package static func run<R, E: Error>(
    bytes: Int = 1 << 30, body: () throws(E) -> R
  ) throws(E) -> R {
    var outcome: Result<R, E>?
    withoutActuallyEscaping(body) { body in
      var call: () -> Void = {
        do throws(E) {
          outcome = .success(try body())
        } catch {
          outcome = .failure(error)
        }
      }
      withUnsafeMutablePointer(to: &call) { call in
        _ = runOnLargeStack(
          bytes, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
      }
    }
    guard let outcome else { return try body() }
    return try outcome.get()
  }
}

/// The function of `CLargeStack`, which has Swift's calling convention.
///
/// It is declared here by its symbol and not imported, so that who compiles against this module
/// needs no module map of C.
@_silgen_name("galley_run_on_large_stack")
private func runOnLargeStack(
  _ size: Int, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  _ context: UnsafeMutableRawPointer?
) -> Int32
