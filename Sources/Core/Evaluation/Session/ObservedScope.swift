import Observation

extension StateStore {
  /// Evaluates views so that a watch sees when something changes that was read outside of bodies, or
  /// in them.
  ///
  /// A body is observed in a scope of its own. When that ends, Observation copies all that was read in
  /// the scope around, so the scope around is a short one: it ends, and another one begins, after a few
  /// bodies. As a scope is a call, the views are evaluated on a stack of their own, which pauses.
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
