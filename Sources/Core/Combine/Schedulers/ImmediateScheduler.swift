/// A scheduler that runs closures immediately, on the same thread.
///
/// It has no concept of time: closures scheduled for later also run immediately, and repeated
/// closures run once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// A point in time; all points are equivalent.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns zero for any other point.
    public func distance(to other: Self) -> Stride { Stride(0) }
    /// Returns the same point in time.
    public func advanced(by n: Stride) -> Self { self }

    /// A duration that has no effect.
    public struct Stride: _SchedulerStride {
      /// A number without meaning.
      public let magnitude: Int
      /// Creates a duration that has no effect.
      public init(_ magnitude: Int) { self.magnitude = magnitude }
      // `Self(0)` would be parsed as a literal, which calls this method.
      /// Creates a duration that has no effect.
      public static func seconds(_ seconds: Double) -> Self { .init(0) }
    }
  }

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Runs the closure immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure immediately, regardless of the date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure once, immediately.
  ///
  /// - Returns: A cancellable without effect.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
