/// A separate stack for deep recursion.
package enum LargeStack {
  /// The size of the next stack, as a share of 1 GiB; less than 1 if the memory of the process is
  /// limited, and 0 if no stack can be allocated. On the main thread, stacks of later stages are not
  /// smaller.
  package static var share: Double { stackShare() }

  /// Calls `body` on a new stack, or on the current one if that is a large stack with room. It stays on
  /// the calling thread, so main-actor code may run in it. Only the part of the stack that is used
  /// consumes memory.
  ///
  /// - Throws: Rethrows errors of `body`. If no stack can be allocated, `body` runs on the current
  ///   one.
  package static func run<R, E: Error>(body: () throws(E) -> R) throws(E) -> R {
    if stackHasRoom() != 0 { return try body() }
    return try run(around: { $0() }) { _ throws(E) in try body() }
  }

  /// Calls `body` on a new stack in several parts. `body` ends each part by calling its argument.
  ///
  /// - Parameter around: Called on the current stack for each part, with a closure that runs the
  ///   part.
  /// - Throws: Rethrows errors of `body`. If no stack can be allocated, everything runs as one
  ///   part.
  package static func run<R, E: Error>(
    around: (_ part: () -> Void) -> Void, body: (Pause) throws(E) -> R
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
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
        guard let stack else { return around(call.pointee) }
        var isPaused = true
        while isPaused { around { isPaused = enterStack(stack) != 0 } }
        freeStack(stack)
      }
    }
    guard let outcome else { preconditionFailure("the body was not called") }
    return try outcome.get()
  }

  /// Ends the current part of `body`; the call returns in the next part.
  package struct Pause {
    fileprivate let stack: OpaquePointer?

    package func callAsFunction() { if let stack { pauseStack(stack) } }
  }
}

// The functions of `CLargeStack`, which have Swift's calling convention.
//
// They are declared by symbol instead of imported, so clients of this module need no C module map.
@_silgen_name("galley_stack_make")
private func makeStack(
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  _ context: UnsafeMutableRawPointer?
) -> OpaquePointer?

@_silgen_name("galley_stack_has_room")
private func stackHasRoom() -> Int32

@_silgen_name("galley_stack_share")
private func stackShare() -> Double

@_silgen_name("galley_stack_enter")
private func enterStack(_ stack: OpaquePointer) -> Int32

@_silgen_name("galley_stack_pause")
private func pauseStack(_ stack: OpaquePointer)

@_silgen_name("galley_stack_free")
private func freeStack(_ stack: OpaquePointer)
