import Foundation

extension Timer {
  /// Publishes the date at intervals, from when it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time from one date to the next, in seconds.
  ///   - tolerance: How many seconds late it may be; by default none.
  ///   - runLoop: The run loop that it's published on. The main one stands for the main queue.
  ///   - mode: Accepted for source compatibility.
  ///   - options: Further options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date at intervals, from when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which a value is published.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The time from one date to the next, in seconds.
    public let interval: TimeInterval
    /// How many seconds late it may be.
    public let tolerance: TimeInterval?
    /// The run loop that it's published on.
    public let runLoop: RunLoop
    /// The run loop's mode.
    public let mode: RunLoop.Mode
    /// Further options.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Publishes the date at intervals of so many seconds, from when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts publishing, an interval from now.
    ///
    /// - Returns: What stops it. Releasing it doesn't.
    public func connect() -> any Cancellable {
      let interval = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval,
        tolerance: .seconds(tolerance ?? 0), options: options
      ) { [subject] in
        subject.send(Date())
      }
    }
  }
}
