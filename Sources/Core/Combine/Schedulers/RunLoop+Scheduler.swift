import Foundation

/// A point in the time of run loops and operation queues.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a point in time from a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the time to another point, in seconds; negative if the other point is earlier.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the point in time advanced by a duration.
  public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

  /// A duration in seconds.
  public struct Stride: _SchedulerStride {
    /// The number of seconds.
    public let magnitude: TimeInterval

    /// Creates a duration.
    ///
    /// - Parameter seconds: The number of seconds.
    public init(_ seconds: TimeInterval) { magnitude = seconds }

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a duration in seconds.
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  }

  /// The corresponding time of dispatch queues.
  var dispatchTime: DispatchTime { .now() + max(0, date.timeIntervalSinceNow) }
}

extension _SystemScheduler where SchedulerTimeType == _SchedulerDate {
  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
}

extension RunLoop: _SystemScheduler {
  /// Points in time are dates.
  public typealias SchedulerTimeType = _SchedulerDate

  /// There are no options.
  public struct SchedulerOptions {}

  /// Runs a closure on the run loop. Work for the main run loop goes to the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return MainQueue.async(action) }
    schedule(after: now, action)
  }

  /// Runs a closure on the run loop at a given date. Work for the main run loop goes to the main
  /// queue, which ignores the tolerance.
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
}

extension OperationQueue: _SystemScheduler {
  /// Points in time are dates.
  public typealias SchedulerTimeType = _SchedulerDate

  /// There are no options.
  public struct SchedulerOptions {}

  /// Runs a closure as an operation on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return MainQueue.async(action) }
    let action = Handover(action)
    addOperation { action.value() }
  }

  /// Runs a closure as an operation on the queue at a given date. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if self === OperationQueue.main { return MainQueue.async(due: date.dispatchTime, action) }
    DispatchQueue.global().schedule(after: .init(date.dispatchTime)) {
      self.schedule(options: options, action)
    }
  }
}
