extension Publisher {
  /// Delivers values and the completion on a scheduler, such as `DispatchQueue.main`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    scheduling { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes, requests values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn { subscriber in
      let link = UpstreamLink()
      let subscription = OperatorSubscription(
        subscriber,
        asksFor: .custom { demand in
          scheduler.schedule(options: options) { link.request(demand) }
        })
      subscription.onCancel = { scheduler.schedule(options: options, link.cancel) }
      subscription.start()
      scheduler.schedule(options: options) {
        read(through: link) { value in
          subscription.send(value)
          return .none
        } receiveCompletion: {
          subscription.finish($0)
        }
      }
    }
  }

  /// Delivers values and the completion after a delay.
  ///
  /// - Parameters:
  ///   - interval: The delay in the scheduler's time, such as `.seconds(1)`.
  ///   - tolerance: The permitted additional delay. Default: the scheduler's minimum.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    let tolerance = tolerance ?? scheduler.minimumTolerance
    return scheduling {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
    }
  }

  private func scheduling<Result: Operator>(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Result where Result.Output == Output, Result.Failure == Failure {
    Result { subscriber in
      let subscription = ScheduledSubscription(subscriber, schedule: schedule)
      subscription.start()
      subscription.read(self)
    }
  }

  /// Finishes or fails if no value arrives within an interval.
  ///
  /// - Parameters:
  ///   - interval: The maximum time without a value, in the scheduler's time.
  ///   - customError: Returns the error to fail with. Default: `nil`, which finishes instead.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout { subscriber in
      let due = Locked(scheduler.now.advanced(by: interval))
      let subscription = ScheduledSubscription(subscriber) {
        scheduler.schedule(options: options, $0)
      }
      /// Checks when the time is up whether a value has arrived.
      func watch(_ subscription: ScheduledSubscription<Output, Failure>) {
        scheduler.schedule(
          after: due.withLock { $0 }, tolerance: scheduler.minimumTolerance, options: options
        ) { [weak subscription] in
          guard let subscription, subscription.upstream.isActive else { return }
          if due.withLock({ $0 }) > scheduler.now { return watch(subscription) }
          subscription.upstream.cancel()
          subscription.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      subscription.start()
      watch(subscription)
      subscription.read(self) {
        let next = scheduler.now.advanced(by: interval)
        due.withLock { $0 = next }
      }
    }
  }

  /// Publishes the time between values, starting from the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval { subscriber in
      var last = scheduler.now
      transform(for: subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }
}

/// Delivers each value and the completion in a separate action on a scheduler.
///
/// Values stay in order even if the scheduler's actions do not, as on a concurrent queue.
private final class ScheduledSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure>
{
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

  /// Reads a publisher.
  ///
  /// - Parameter didReceive: Called when a value arrives.
  func read(_ publisher: some Publisher<Output, Failure>, didReceive: @escaping () -> Void = {}) {
    publisher.read(through: upstream) { value in
      didReceive()
      self.add(.value(value))
      return .none
    } receiveCompletion: {
      self.add(.completion($0))
    }
  }

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
