/// A type that determines where and when closures run: a queue, a run loop, or virtual time.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of options for scheduled actions.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }

  /// The minimum tolerance that the scheduler supports.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a given time.
  ///
  /// - Parameter tolerance: The permitted delay.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a given time and then at regular intervals until canceled.
  ///
  /// - Parameter tolerance: The permitted delay.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure at a given time with the minimum tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a given time and then at regular intervals until canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a given time and then at regular intervals until canceled, with the minimum
  /// tolerance.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A duration that can be created from units of time.
public protocol SchedulerTimeIntervalConvertible {
  /// Creates a duration in seconds.
  static func seconds(_ seconds: Int) -> Self
  /// Creates a duration in seconds.
  static func seconds(_ seconds: Double) -> Self
  /// Creates a duration in milliseconds.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// Creates a duration in microseconds.
  static func microseconds(_ microseconds: Int) -> Self
  /// Creates a duration in nanoseconds.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
