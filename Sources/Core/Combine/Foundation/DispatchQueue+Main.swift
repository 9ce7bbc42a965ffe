import Dispatch

/// Makes `DispatchQueue.main.async { … }` go through ``MainQueue``, so that a renderer can run the
/// work.
///
/// Overload resolution prefers these methods to Dispatch's own, which have additional parameters
/// with defaults and are unaffected. Work for other queues is forwarded to them.
extension DispatchQueue {
  /// Schedules work on this queue.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if MainQueue.isMain(self) {
      MainQueue.async(work)
    } else {
      async(group: nil, execute: DeferredWork.counting(work))
    }
  }

  /// Schedules work on this queue at a given time.
  ///
  /// - Parameter deadline: The time; `.now() + 0.5` is half a second from now.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    if MainQueue.isMain(self) {
      MainQueue.async(due: deadline, work)
    } else {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: DeferredWork.counting(work))
    }
  }

  /// Schedules work on this queue at a given time of the clock.
  ///
  /// - Parameter wallDeadline: The time; `.now() + 0.5` is half a second from now.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable () -> Void
  ) {
    if MainQueue.isMain(self) {
      MainQueue.async(due: DispatchTime(wallDeadline), work)
    } else {
      asyncAfter(
        wallDeadline: wallDeadline, qos: .unspecified, execute: DeferredWork.counting(work))
    }
  }
}

extension DispatchTime {
  /// The time of a moment on the clock, unless the clock is set before then.
  fileprivate init(_ wall: DispatchWallTime) {
    // The raw value of a time on the clock decreases as time passes.
    let remaining = Int64(bitPattern: DispatchWallTime.now().rawValue &- wall.rawValue)
    self = .now() + .nanoseconds(Int(clamping: max(remaining, 0)))
  }
}
