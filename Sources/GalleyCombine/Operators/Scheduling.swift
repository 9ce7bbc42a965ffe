extension Publisher {
  /// Delivers values and the end on a scheduler, such as `DispatchQueue.main`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks for values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the end later.
  ///
  /// - Parameters:
  ///   - interval: How much later, in the scheduler's time; `.seconds(1)`, for example.
  ///   - tolerance: How much later still they may be delivered; by default the scheduler's least.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Finishes, or fails, when no value comes for too long.
  ///
  /// - Parameters:
  ///   - interval: How long a value may take, in the scheduler's time.
  ///   - customError: Gives the error that it fails with; by default it finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  /// Publishes the time between one value and the next, for the first one that since subscribing.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// Delivers values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ScheduledSubscription(subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      subscription.start()
      subscription.read(upstream)
    }
  }

  /// Delivers values and the end later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let tolerance: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ScheduledSubscription(subscriber) {
        [interval, tolerance, scheduler, options] in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
      subscription.start()
      subscription.read(upstream)
    }
  }

  /// Finishes, or fails, when no value comes for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    let customError: (() -> Failure)?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = TimeoutSubscription(subscriber, self)
      subscription.start()
      subscription.watch()
      subscription.read(upstream)
    }
  }

  /// Publishes the time between one value and the next.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A length of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.transform(for: subscriber) { [scheduler] _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }

  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SubscribeOnSubscription(subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      subscription.start()
      subscription.read(upstream)
    }
  }
}

/// Passes on each value, and the end, in an action of its own on a scheduler.
///
/// The values keep their order even if the scheduler's actions don't, as on a concurrent queue.
private class ScheduledSubscription<Output, Failure: Error>: OperatorSubscription<Output, Failure> {
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let events = Locked(Queue<Event>())
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ subscriber: any Subscriber<Output, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber, asksFor: .perValue(1))
  }

  func read<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.read(through: upstream) { value in
      self.didReceive()
      self.add(.value(value))
      return .none
    } receiveCompletion: {
      self.add(.completion($0))
    }
  }

  /// Called when a value comes.
  func didReceive() {}

  private func add(_ event: Event) {
    events.withLock { $0.append(event) }
    schedule(passOn)
  }

  private func passOn() {
    events.withLock { events in
      switch events.popFirst() {
      case .value(let value): enqueue(value)
      case .completion(let completion): enqueue(completion)
      case nil: break
      }
    }
    deliver()
  }

  override func didCancel() {
    super.didCancel()
    _ = events.exchange(Queue())
  }
}

private final class TimeoutSubscription<Upstream: Publisher, Context: Scheduler>:
  ScheduledSubscription<Upstream.Output, Upstream.Failure>
{
  private let timeout: Publishers.Timeout<Upstream, Context>
  private let due: Locked<Context.SchedulerTimeType>

  init(
    _ subscriber: any Subscriber<Upstream.Output, Upstream.Failure>,
    _ timeout: Publishers.Timeout<Upstream, Context>
  ) {
    self.timeout = timeout
    due = Locked(timeout.scheduler.now.advanced(by: timeout.interval))
    super.init(subscriber) { [scheduler = timeout.scheduler, options = timeout.options] in
      scheduler.schedule(options: options, $0)
    }
  }

  override func didReceive() {
    let next = timeout.scheduler.now.advanced(by: timeout.interval)
    due.withLock { $0 = next }
  }

  /// Looks, when time is up, whether a value has come meanwhile.
  func watch() {
    timeout.scheduler.schedule(
      after: due.withLock { $0 }, tolerance: timeout.scheduler.minimumTolerance,
      options: timeout.options
    ) { [weak self] in
      guard let self, upstream.isActive else { return }
      if due.withLock({ $0 }) > timeout.scheduler.now { return watch() }
      upstream.cancel()
      finish(timeout.customError.map { .failure($0()) } ?? .finished)
    }
  }
}

/// Does what the subscriber asks for on a scheduler.
private final class SubscribeOnSubscription<Output, Failure: Error>:
  BufferedSubscription<Output, Failure>
{
  private let upstream = UpstreamLink()
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ subscriber: any Subscriber<Output, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber)
  }

  func read<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    schedule {
      publisher.read(through: self.upstream) { value in
        self.send(value)
        return .none
      } receiveCompletion: {
        self.finish($0)
      }
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    schedule { self.upstream.request(demand) }
  }

  override func didCancel() {
    schedule { self.upstream.cancel() }
  }
}
