extension Publisher {
  /// Publishes a value when no other value has arrived for some time.
  ///
  /// A pending value is dropped when the upstream publisher ends.
  ///
  /// - Parameters:
  ///   - dueTime: The time without another value, such as `.milliseconds(300)`.
  ///   - scheduler: The scheduler that delivers values, such as `RunLoop.main`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce { subscriber in
      let subscription = OperatorSubscription(subscriber, asksFor: .unlimited, policy: .dropAll)
      // The pending value, and the number of values received.
      let latest = Locked((value: Output?.none, count: 0))
      func replace(_ value: Output?) -> (former: Output?, count: Int) {
        latest.withLock { latest in
          defer { latest = (value, latest.count + 1) }
          return (latest.value, latest.count + 1)
        }
      }
      subscription.onCancel = { _ = replace(nil) }
      subscription.start()
      read(through: subscription.upstream) { value in
        let number = replace(value).count
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak subscription] in
          guard let subscription else { return }
          let value = latest.withLock { $0.count == number ? $0.value.take() : nil }
          if let value { subscription.send(value) }
        }
        return .none
      } receiveCompletion: { completion in
        _ = replace(nil)
        scheduler.schedule(options: options) { subscription.finish(completion) }
      }
    }
  }

  /// Publishes at most one value per interval: the first value immediately, then one at the end of
  /// each interval in which values arrived.
  ///
  /// - Parameters:
  ///   - interval: The interval in the scheduler's time, such as `.seconds(1)`.
  ///   - latest: Whether to publish the latest value of an interval instead of the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle { subscriber in
      let subscription = OperatorSubscription(subscriber, asksFor: .unlimited, policy: .dropAll)
      let state = Locked(Throttling<Output, Failure, S.SchedulerTimeType>())
      func publish() {
        let now = scheduler.now
        let ready = state.withLock { state in
          let ready = state
          state = Throttling(last: ready.value == nil ? state.last : now)
          return ready
        }
        if let value = ready.value { subscription.send(value) }
        if let completion = ready.completion { subscription.finish(completion) }
      }
      /// Changes the pending values and, unless already scheduled, schedules their delivery for the
      /// returned time.
      func schedule(
        _ change: (inout Throttling<Output, Failure, S.SchedulerTimeType>) -> S.SchedulerTimeType
      ) {
        let time = state.withLock { state -> S.SchedulerTimeType? in
          let time = change(&state)
          defer { state.isScheduled = true }
          return state.isScheduled ? nil : time
        }
        guard let time else { return }
        if time > scheduler.now {
          scheduler.schedule(after: time, publish)
        } else {
          scheduler.schedule(publish)
        }
      }
      subscription.onCancel = { _ = state.exchange(Throttling()) }
      subscription.start()
      read(through: subscription.upstream) { value in
        let now = scheduler.now
        schedule { state in
          if state.value == nil || latest { state.value = value }
          return state.last.map { Swift.max($0.advanced(by: interval), now) } ?? now
        }
        return .none
      } receiveCompletion: { completion in
        let now = scheduler.now
        schedule { state in
          state.completion = completion
          return now
        }
      }
    }
  }

  /// Publishes the values of each interval, and of the remaining time at the end, as arrays.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    let (scheduler, interval, count) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return Publishers.CollectByTime { subscriber in
      let subscription = OperatorSubscription(subscriber, asksFor: .unlimited)
      let values = Locked([Output]())
      let timer = Locked((any Cancellable)?.none)
      func publish(to subscription: OperatorSubscription<[Output], Failure>) {
        let values = values.exchange([])
        if !values.isEmpty { subscription.send(values) }
      }
      subscription.onCancel = {
        timer.take()?.cancel()
        _ = values.exchange([])
      }
      subscription.start()
      _ = timer.exchange(
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) { [weak subscription] in
          if let subscription { publish(to: subscription) }
        })
      read(through: subscription.upstream) { value in
        let isFull = values.withLock { values in
          values.append(value)
          return values.count >= count
        }
        if isFull { scheduler.schedule(options: options) { publish(to: subscription) } }
        return .none
      } receiveCompletion: { completion in
        timer.take()?.cancel()
        scheduler.schedule(options: options) {
          publish(to: subscription)
          subscription.finish(completion)
        }
      }
      // The subscription may have been canceled before the timer was created.
      if !subscription.upstream.isActive { timer.take()?.cancel() }
    }
  }
}

extension Publishers {
  /// The strategy for publishing collected values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes at intervals.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Publishes at intervals, and whenever the given number of values has been collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

/// What a throttled publisher has yet to publish.
private struct Throttling<Output, Failure: Error, Time> {
  var value: Output?
  var completion: Subscribers.Completion<Failure>?
  /// The time at which the last value was published.
  var last: Time?
  var isScheduled = false
}
