extension Publisher {
  /// Publishes a value when no other one has come for some time.
  ///
  /// A value that waits is dropped when publishing ends.
  ///
  /// - Parameters:
  ///   - dueTime: How long there must be no other value, in the scheduler's time;
  ///     `.milliseconds(300)`, for example.
  ///   - scheduler: What values are delivered on; `RunLoop.main`, for example.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Publishes at most one value in each interval: the first one at once, then one at the end of each
  /// interval in which values came.
  ///
  /// - Parameters:
  ///   - interval: In the scheduler's time; `.seconds(1)`, for example.
  ///   - latest: Whether the latest value of an interval is published, or else its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Publishes the values of each interval, and of the time left over at the end, as arrays.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// Publishes a value when no other one has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = DebounceSubscription(subscriber, self)
      subscription.start()
      subscription.read()
    }
  }

  /// Publishes at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ThrottleSubscription(subscriber, self)
      subscription.start()
      subscription.read()
    }
  }

  /// When collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At intervals.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At intervals, and whenever there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes the values of each interval as an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Arrays of the upstream publisher's values.
    public typealias Output = [Upstream.Output]
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CollectByTimeSubscription(subscriber, self)
      subscription.start()
      subscription.read()
    }
  }
}

private final class DebounceSubscription<Upstream: Publisher, Context: Scheduler>:
  OperatorSubscription<Upstream.Output, Upstream.Failure>
{
  private let debounce: Publishers.Debounce<Upstream, Context>
  /// The value that waits, and how many have come.
  private let latest = Locked((value: Upstream.Output?.none, count: 0))

  init(
    _ subscriber: any Subscriber<Upstream.Output, Upstream.Failure>,
    _ debounce: Publishers.Debounce<Upstream, Context>
  ) {
    self.debounce = debounce
    super.init(subscriber, asksFor: .unlimited, policy: .dropAll)
  }

  func read() {
    let scheduler = debounce.scheduler
    debounce.upstream.read(through: upstream) { value in
      self.wait(with: value)
      return .none
    } receiveCompletion: { completion in
      _ = self.replace(nil)
      scheduler.schedule(options: self.debounce.options) { self.finish(completion) }
    }
  }

  private func wait(with value: Upstream.Output) {
    let number = replace(value).count
    let scheduler = debounce.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance,
      options: debounce.options
    ) { [weak self] in
      guard let self else { return }
      let value = latest.withLock { $0.count == number ? $0.value.take() : nil }
      if let value { send(value) }
    }
  }

  /// Puts another value in the place of the one that waits.
  private func replace(_ value: Upstream.Output?) -> (former: Upstream.Output?, count: Int) {
    latest.withLock { latest in
      let former = latest.value
      latest = (value, latest.count + 1)
      return (former, latest.count)
    }
  }

  override func didCancel() {
    super.didCancel()
    _ = replace(nil)
  }
}

private final class ThrottleSubscription<Upstream: Publisher, Context: Scheduler>:
  OperatorSubscription<Upstream.Output, Upstream.Failure>
{
  private struct State {
    var value: Upstream.Output?
    var completion: Subscribers.Completion<Upstream.Failure>?
    /// When the last value was published.
    var last: Context.SchedulerTimeType?
    var isScheduled = false
  }

  private let throttle: Publishers.Throttle<Upstream, Context>
  private let state = Locked(State())

  init(
    _ subscriber: any Subscriber<Upstream.Output, Upstream.Failure>,
    _ throttle: Publishers.Throttle<Upstream, Context>
  ) {
    self.throttle = throttle
    super.init(subscriber, asksFor: .unlimited, policy: .dropAll)
  }

  func read() {
    throttle.upstream.read(through: upstream) { value in
      let now = self.throttle.scheduler.now
      self.schedule { state in
        if state.value == nil || self.throttle.latest { state.value = value }
        return state.last.map { max($0.advanced(by: self.throttle.interval), now) } ?? now
      }
      return .none
    } receiveCompletion: { completion in
      let now = self.throttle.scheduler.now
      self.schedule { state in
        state.completion = completion
        return now
      }
    }
  }

  /// Changes what waits, and unless it is scheduled, schedules it for the time that is returned.
  private func schedule(_ change: (inout State) -> Context.SchedulerTimeType) {
    let time = state.withLock { state -> Context.SchedulerTimeType? in
      let time = change(&state)
      defer { state.isScheduled = true }
      return state.isScheduled ? nil : time
    }
    guard let time else { return }
    let scheduler = throttle.scheduler
    if time > scheduler.now {
      scheduler.schedule(after: time) { self.publish() }
    } else {
      scheduler.schedule { self.publish() }
    }
  }

  private func publish() {
    let now = throttle.scheduler.now
    let ready = state.withLock { state in
      let ready = state
      state = State(last: ready.value == nil ? state.last : now)
      return ready
    }
    if let value = ready.value { send(value) }
    if let completion = ready.completion { finish(completion) }
  }

  override func didCancel() {
    super.didCancel()
    _ = state.exchange(State())
  }
}

private final class CollectByTimeSubscription<Upstream: Publisher, Context: Scheduler>:
  OperatorSubscription<[Upstream.Output], Upstream.Failure>
{
  private let collect: Publishers.CollectByTime<Upstream, Context>
  private let values = Locked([Upstream.Output]())
  private let timer = Locked((any Cancellable)?.none)

  init(
    _ subscriber: any Subscriber<[Upstream.Output], Upstream.Failure>,
    _ collect: Publishers.CollectByTime<Upstream, Context>
  ) {
    self.collect = collect
    super.init(subscriber, asksFor: .unlimited)
  }

  func read() {
    let (scheduler, interval, count) =
      switch collect.strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: collect.options
    ) { [weak self] in
      self?.publish()
    }
    _ = self.timer.exchange(timer)
    collect.upstream.read(through: upstream) { value in
      let isFull = self.values.withLock { values in
        values.append(value)
        return values.count >= count
      }
      if isFull { scheduler.schedule(options: self.collect.options) { self.publish() } }
      return .none
    } receiveCompletion: { completion in
      self.timer.take()?.cancel()
      scheduler.schedule(options: self.collect.options) {
        self.publish()
        self.finish(completion)
      }
    }
    // It may have been cancelled before there was a timer.
    if !upstream.isActive { self.timer.take()?.cancel() }
  }

  private func publish() {
    let values = values.exchange([])
    if !values.isEmpty { send(values) }
  }

  override func didCancel() {
    super.didCancel()
    timer.take()?.cancel()
  }
}
