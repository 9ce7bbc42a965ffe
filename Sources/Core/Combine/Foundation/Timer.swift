import Foundation

extension Timer {
  /// Returns a publisher of dates at regular intervals, once connected.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds.
  ///   - tolerance: The permitted delay, in seconds. Default: none.
  ///   - runLoop: The run loop to publish on. Work for the main run loop goes to the main queue.
  ///   - mode: Accepted for source compatibility.
  ///   - options: Scheduler options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of dates at regular intervals, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of publication.
    public typealias Output = Date
    /// This publisher never fails.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    /// The permitted delay, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop to publish on.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The scheduler options.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher of dates at regular intervals, in seconds, once connected.
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

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Date, Never>>(subscriber: S) { subject.subscribe(subscriber) }

    /// Starts publishing after one interval.
    ///
    /// - Returns: A cancellable that stops the timer. Releasing it does not.
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
