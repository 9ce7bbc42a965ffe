extension Deadline {
  /// Calls `body`, which must end within `limit`; `nil` sets no limit. If a limit is already set,
  /// that one applies.
  ///
  /// - Throws: `RenderError.tookTooLong` if the time is up; otherwise the errors of `body`.
  package static func within<R>(_ limit: Duration?, _ body: () throws -> R) throws -> R {
    guard current == nil, let limit else { return try body() }
    let deadline = Deadline(limit)
    return try $current.withValue(deadline) {
      let outcome = Result { try body() }
      try deadline.check(busyWith: "the picture")
      return try outcome.get()
    }
  }

  /// - Parameter stage: The name for the error message if no view was noted.
  /// - Throws: `RenderError.tookTooLong` if the time is up.
  package func check(busyWith stage: String) throws(RenderError) {
    if isPast { throw .tookTooLong(limit: limit, view: view ?? stage) }
  }
}
