import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in the time of dispatch queues, which doesn't depend on the clock's being set.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// A time of dispatch queues.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from ? Stride(Int(clamping: to - from)) : Stride(-Int(clamping: from - to))
    }

    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(stride.magnitude))
    }

    public static func < (left: Self, right: Self) -> Bool {
      left.dispatchTime < right.dispatchTime
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

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

      public static func seconds(_ seconds: Double) -> Self { Self(Int(clamping: seconds * 1e9)) }
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

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isMain(self) { return MainQueue.async(action) }
    let action = Handover(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

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

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(
      on: self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
