/// Memory for deep recursion.
package enum LargeStack {
  /// Calls `body` on a fresh stack of `bytes` bytes, staying on the calling thread, so that main
  /// actor code may run in it. Memory is only used as far as the stack really grows.
  ///
  /// - Throws: What `body` throws. Where no stack can be had, `body` runs on the present one.
  package static func run<R, E: Error>(
    bytes: Int = 1 << 30, body: () throws(E) -> R
  ) throws(E) -> R {
    try run(bytes: bytes, around: { $0() }) { _ throws(E) in try body() }
  }

  /// The same in parts: `body` ends one, and begins the next, with what it is handed.
  ///
  /// - Parameter around: Called on the present stack for each part, with what runs it.
  /// - Throws: What `body` throws. Where no stack can be had, all is one part.
  package static func run<R, E: Error>(
    bytes: Int = 1 << 30, around: (_ part: () -> Void) -> Void, body: (Pause) throws(E) -> R
  ) throws(E) -> R {
    var outcome: Result<R, E>?
    withoutActuallyEscaping(body) { body in
      var stack: OpaquePointer?
      var call: () -> Void = {
        do throws(E) {
          outcome = .success(try body(Pause(stack: stack)))
        } catch {
          outcome = .failure(error)
        }
      }
      withUnsafeMutablePointer(to: &call) { call in
        stack = makeStack(
          bytes, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
        guard let stack else { return around(call.pointee) }
        var isPaused = true
        while isPaused { around { isPaused = enterStack(stack) != 0 } }
        freeStack(stack)
      }
    }
    guard let outcome else { preconditionFailure("the body was called") }
    return try outcome.get()
  }

  /// Ends a part of what runs on a stack. It returns in the next part.
  package struct Pause {
    fileprivate let stack: OpaquePointer?

    package func callAsFunction() { if let stack { pauseStack(stack) } }
  }
}

// The functions of `CLargeStack`, which have Swift's calling convention.
//
// They are declared here by their symbols and not imported, so that who compiles against this module
// needs no module map of C.
@_silgen_name("galley_stack_make")
private func makeStack(
  _ size: Int, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  _ context: UnsafeMutableRawPointer?
) -> OpaquePointer?

@_silgen_name("galley_stack_enter")
private func enterStack(_ stack: OpaquePointer) -> Int32

@_silgen_name("galley_stack_pause")
private func pauseStack(_ stack: OpaquePointer)

@_silgen_name("galley_stack_free")
private func freeStack(_ stack: OpaquePointer)
