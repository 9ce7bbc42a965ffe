import Observation

extension StateStore {
  /// Evaluates views so that `watch` sees changes of everything read, inside bodies or outside of
  /// them.
  ///
  /// Each body is observed in a scope of its own. When a scope ends, Observation copies its reads
  /// to the enclosing scope. To keep that scope short, it ends and a new one begins after every few
  /// bodies. A scope is a function call, so the views are evaluated on a separate stack, which can
  /// be paused.
  func observing<R>(_ watch: ModelWatch, _ evaluate: () -> R) -> R {
    let outer = renewScope
    defer { renewScope = outer }
    return LargeStack.run { part in
      withObservationTracking(part) { watch.noteChange() }
    } body: { pause in
      renewScope = pause.callAsFunction
      return evaluate()
    }
  }
}
