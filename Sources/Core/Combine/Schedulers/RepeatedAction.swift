/// A queue or run loop of the system, which repeats a closure by scheduling it again.
public protocol _SystemScheduler: Scheduler where SchedulerTimeType.Stride: _SchedulerStride {}

extension _SystemScheduler {
  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at a given time and then at regular intervals until canceled.
  ///
  /// - Parameter interval: The interval; at least 0.1 milliseconds.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(
      on: self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

/// Runs a closure at regular intervals by scheduling it again after each run.
///
/// The schedule does not drift if runs are late, unless one is late by more than an interval: then
/// the next run is one interval from the current time.
private final class RepeatedAction<S: Scheduler>: Cancellable {
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private let tolerance: S.SchedulerTimeType.Stride
  private let options: S.SchedulerOptions?
  private let action: Locked<(() -> Void)?>

  /// Schedules a closure.
  init(
    on scheduler: S, after date: S.SchedulerTimeType, interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = max(interval, .microseconds(100))
    self.tolerance = tolerance
    self.options = options
    self.action = Locked(action)
    schedule(after: date)
  }

  private func schedule(after date: S.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: tolerance, options: options) {
      guard let action = self.action.withLock({ $0 }) else { return }
      action()
      var next = date.advanced(by: self.interval)
      let now = self.scheduler.now
      if next < now { next = now.advanced(by: self.interval) }
      self.schedule(after: next)
    }
  }

  func cancel() {
    _ = action.take()
  }
}
