import Foundation

/// A point in the time of run loops and operation queues: a date.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// The time at a date.
  public init(_ date: Date) { self.date = date }

  /// The time from this point to another, in seconds; negative if the other one is earlier.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The point in time that is so much later.
  public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

  /// A length of time, in seconds.
  public struct Stride: _SchedulerStride {
    /// The number of seconds.
    public let magnitude: TimeInterval

    /// - Parameter seconds: The number of seconds.
    public init(_ seconds: TimeInterval) { magnitude = seconds }

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A number of seconds.
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  }

  /// When it is, in the time of dispatch queues.
  var dispatchTime: DispatchTime { .now() + max(0, date.timeIntervalSinceNow) }
}

extension RunLoop: Scheduler {
  /// The scheduler's points in time are dates.
  public typealias SchedulerTimeType = _SchedulerDate

  /// There are none.
  public struct SchedulerOptions {}

  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Calls a closure on the run loop. Work for the main run loop goes to the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return MainQueue.async(action) }
    schedule(after: now, action)
  }

  /// Calls a closure on the run loop at some date. Work for the main run loop goes to the main
  /// queue, where the tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main { return MainQueue.async(due: date.dispatchTime, action) }
    let action = Handover(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Calls a closure on the run loop at some date, and again at intervals until it is cancelled.
  ///
  /// - Parameter interval: How long to wait; at least 0.1 milliseconds.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(
      on: self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension OperationQueue: Scheduler {
  /// The scheduler's points in time are dates.
  public typealias SchedulerTimeType = _SchedulerDate

  /// There are none.
  public struct SchedulerOptions {}

  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Calls a closure as an operation on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return MainQueue.async(action) }
    let action = Handover(action)
    addOperation { action.value() }
  }

  /// Calls a closure as an operation on the queue, at some date. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if self === OperationQueue.main { return MainQueue.async(due: date.dispatchTime, action) }
    DispatchQueue.global().schedule(after: .init(date.dispatchTime)) {
      self.schedule(options: options, action)
    }
  }

  /// Calls a closure as an operation on the queue at some date, and again at intervals until it is
  /// cancelled.
  ///
  /// - Parameter interval: How long to wait; at least 0.1 milliseconds.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(
      on: self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
