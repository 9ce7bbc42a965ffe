import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in the time of dispatch queues, which doesn't depend on the clock's being set.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// A time of dispatch queues.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The time from this point to another, to the nanosecond; negative if the other one is
    /// earlier.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from ? Stride(Int(clamping: to - from)) : Stride(-Int(clamping: from - to))
    }

    /// The point in time that is so much later.
    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(stride.magnitude))
    }

    /// Whether the left time is earlier.
    public static func < (left: Self, right: Self) -> Bool {
      left.dispatchTime < right.dispatchTime
    }

    /// Whether the times are the same, to the nanosecond.
    public static func == (left: Self, right: Self) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

    /// Hashes the time in nanoseconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time, in nanoseconds. Literals are seconds.
    public struct Stride: _SchedulerStride {
      /// The number of nanoseconds.
      public let magnitude: Int

      /// - Parameter nanoseconds: The number of nanoseconds.
      public init(_ nanoseconds: Int) { magnitude = nanoseconds }

      /// A length of time as dispatch queues say it.
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

      /// The length of time as dispatch queues say it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A number of seconds, to the nearest nanosecond; one that is too large is the largest, and
      /// one that isn't a number is none.
      public static func seconds(_ seconds: Double) -> Self { Self(Int(clamping: seconds * 1e9)) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds) }
    }
  }

  /// How work is done on a queue.
  public struct SchedulerOptions {
    /// The quality of service; by default the queue's.
    public var qos: DispatchQoS
    /// Further properties of the work.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Options; what isn't said is as the queue has it.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Calls a closure on the queue.
  ///
  /// Work for the main queue is also done by a renderer that draws a still, and there its options
  /// are ignored.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isMain(self) { return MainQueue.async(action) }
    let action = Handover(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Calls a closure on the queue at some time.
  ///
  /// The tolerance is ignored: dispatch queues have none.
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

  /// Calls a closure on the queue at some time, and again at intervals until it is cancelled.
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
