/// Something that says where and when closures are called: a queue, a run loop, or virtual time.
public protocol Scheduler<SchedulerTimeType> {
  /// The scheduler's points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What else can be said when something is scheduled.
  associatedtype SchedulerOptions

  /// The present time.
  var now: SchedulerTimeType { get }

  /// The least tolerance that the scheduler can keep to.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Calls a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Calls a closure at some time.
  ///
  /// - Parameter tolerance: How much later it may be called.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Calls a closure at some time, and again at intervals, until it is cancelled.
  ///
  /// - Parameter tolerance: How much later it may be called.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a closure at some time, with the least tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Calls a closure at some time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls a closure at some time, and again at intervals, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Calls a closure at some time, and again at intervals, until it is cancelled, with the least
  /// tolerance.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be said in units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ seconds: Int) -> Self
  /// A number of seconds.
  static func seconds(_ seconds: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ microseconds: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
