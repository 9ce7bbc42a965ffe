/// Calls closures at once, on the same thread.
///
/// It knows no time: what is scheduled for later is called at once too, and what is to be repeated is
/// called once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are none.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// A point in time that is like any other.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// No time, whichever the other point is.
    public func distance(to other: Self) -> Stride { Stride(0) }
    /// The same point in time.
    public func advanced(by n: Stride) -> Self { self }

    /// A length of time that makes no difference.
    public struct Stride: _SchedulerStride {
      /// A number without meaning.
      public let magnitude: Int
      /// A length of time that makes no difference.
      public init(_ magnitude: Int) { self.magnitude = magnitude }
      // `Self(0)` would be a literal, which is made by this.
      /// A length of time that makes no difference.
      public static func seconds(_ seconds: Double) -> Self { .init(0) }
    }
  }

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Calls the closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls the closure at once, whatever the date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls the closure once, at once.
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
