import Dispatch

/// `DispatchQueue.main.async { … }`, so that a renderer can do what was put off to the main queue
/// (``MainQueue``).
///
/// Overload resolution prefers these to Dispatch's own methods, which have further parameters with
/// defaults; those stay as they are. Work for other queues is passed on to them.
extension DispatchQueue {
  /// Does work on this queue, later.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if MainQueue.isMain(self) {
      MainQueue.async(work)
    } else {
      async(group: nil, execute: work)
    }
  }

  /// Does work on this queue, at some time.
  ///
  /// - Parameter deadline: When; `.now() + 0.5` is half a second from now.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    if MainQueue.isMain(self) {
      MainQueue.async(due: deadline, work)
    } else {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
  }
}
