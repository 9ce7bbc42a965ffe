import Dispatch

extension DispatchQueue: _SystemScheduler {
  /// A point in the time of dispatch queues, which is independent of changes to the system clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the time to another point, in nanoseconds; negative if the other point is earlier.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from ? Stride(Int(clamping: to - from)) : Stride(-Int(clamping: from - to))
    }

    /// Returns the point in time advanced by a duration.
    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(stride.magnitude))
    }

    /// Whether the left time is earlier.
    public static func < (left: Self, right: Self) -> Bool {
      left.dispatchTime < right.dispatchTime
    }

    /// Whether the times are equal to the nanosecond.
    public static func == (left: Self, right: Self) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

    /// Hashes the time in nanoseconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A duration in nanoseconds. Literals are seconds.
    public struct Stride: _SchedulerStride {
      /// The number of nanoseconds.
      public let magnitude: Int

      /// Creates a duration.
      ///
      /// - Parameter nanoseconds: The number of nanoseconds.
      public init(_ nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a duration from a dispatch interval.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self.init(nanoseconds)
        case .never: self.init(.max)
        @unknown default: self.init(.max)
        }
      }

      /// The duration as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a duration in seconds, rounded to nanoseconds. Values that are too large are
      /// clamped, and NaN becomes 0.
      public static func seconds(_ seconds: Double) -> Self { Self(Int(clamping: seconds * 1e9)) }
      /// Creates a duration in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds) }
    }
  }

  /// Options for work on a queue.
  public struct SchedulerOptions {
    /// The quality of service. Default: that of the queue.
    public var qos: DispatchQoS
    /// The work item flags.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group of the work.
    public var group: DispatchGroup?

    /// Creates options; omitted options use the defaults of the queue.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Runs a closure on the queue.
  ///
  /// Work for the main queue may also be run by a renderer that draws a still picture, which
  /// ignores the options.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isMain(self) { return MainQueue.async(action) }
    let action = Handover(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Runs a closure on the queue at a given time.
  ///
  /// The tolerance is ignored, because dispatch queues do not support it.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if MainQueue.isMain(self) { return MainQueue.async(due: date.dispatchTime, action) }
    let action = Handover(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }
}
