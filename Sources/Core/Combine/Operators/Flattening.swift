extension Publisher {
  /// Publishes the values of the publishers that a closure returns for each value.
  ///
  /// - Parameter maxPublishers: The number of concurrent publishers. Default: unlimited.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    flattening(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure returns for each value.
  ///
  /// - Parameter maxPublishers: The number of concurrent publishers. Default: unlimited.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure returns for each value.
  ///
  /// - Parameter maxPublishers: The number of concurrent publishers. Default: unlimited.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure returns for each value.
  ///
  /// - Parameter maxPublishers: The number of concurrent publishers. Default: unlimited.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    flattening(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the most recently received publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    switchingToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the most recently received publisher.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the most recently received publisher.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the most recently received publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    switchingToLatest()
  }
}

extension Publisher {
  private func flattening<P: Publisher>(
    maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap { subscriber in
      let subscription = FlatMapSubscription(subscriber, maxPublishers: maxPublishers)
      subscription.start()
      subscription.read(self, transform)
    }
  }

  private func switchingToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.SwitchToLatest { subscriber in
      let subscription = SwitchingSubscription(subscriber, name: "SwitchToLatest")
      // The active publishers: the upstream publisher, and the number of the latest inner one.
      let active = Locked((upstream: true, latest: Int?.none))
      func didEnd(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
          if active.withLock({ !$0.upstream && $0.latest == nil }) { subscription.finish() }
        case .failure:
          subscription.didCancel()
          subscription.finish(completion)
        }
      }
      subscription.start()
      var count = 0
      read(through: subscription.upstream) { latest in
        count += 1
        let number = count
        active.withLock { $0.latest = number }
        subscription.read(latest) { completion in
          active.withLock { if $0.latest == number { $0.latest = nil } }
          didEnd(completion)
        }
        return .none
      } receiveCompletion: { completion in
        active.withLock { $0.upstream = false }
        didEnd(completion)
      }
    }
  }
}

/// Reads several publishers concurrently. If the subscriber's demand is limited, each publisher has
/// at most one value waiting.
private final class FlatMapSubscription<Output, Failure: Error>:
  BufferedSubscription<Output, Failure>
{
  private let upstream: UpstreamLink
  /// The publishers that have not completed.
  private let active = Locked((upstream: true, inner: [ObjectIdentifier: UpstreamLink]()))
  /// The publishers whose value is waiting or was just delivered.
  private let paused = Locked([UpstreamLink]())

  init(_ subscriber: any Subscriber<Output, Failure>, maxPublishers: Subscribers.Demand) {
    upstream = UpstreamLink(asksFor: maxPublishers)
    super.init(subscriber, name: "FlatMap")
  }

  func read<P: Publisher, Inner: Publisher<Output, Failure>>(
    _ publisher: P, _ transform: @escaping (P.Output) -> Inner
  ) where P.Failure == Failure {
    publisher.read(through: upstream) { value in
      self.readInner(transform(value))
      return .none
    } receiveCompletion: { completion in
      self.active.withLock { $0.upstream = false }
      self.didEnd(completion)
    }
  }

  private func readInner(_ publisher: some Publisher<Output, Failure>) {
    let link = UpstreamLink(asksFor: outstandingDemand == .unlimited ? .unlimited : .max(1))
    active.withLock { $0.inner[ObjectIdentifier(link)] = link }
    publisher.read(through: link) { value in
      if self.outstandingDemand != .unlimited { self.paused.withLock { $0.append(link) } }
      self.send(value)
      self.resume()
      return .none
    } receiveCompletion: { completion in
      self.active.withLock { _ = $0.inner.removeValue(forKey: ObjectIdentifier(link)) }
      self.didEnd(completion)
      self.upstream.request(.max(1))
    }
  }

  private func didEnd(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: if active.withLock({ !$0.upstream && $0.inner.isEmpty }) { finish() }
    case .failure:
      didCancel()
      finish(completion)
    }
  }

  /// Requests another value from the publishers whose values are no longer waiting.
  private func resume() {
    guard isDrained else { return }
    for link in paused.exchange([]) { link.request(.max(1)) }
  }

  override func didRequest(_ demand: Subscribers.Demand) { resume() }
  override func didDeliver() { resume() }

  override func didCancel() {
    upstream.cancel()
    let inner = active.withLock { active in
      defer { active.inner = [:] }
      return active.inner
    }
    for link in inner.values { link.cancel() }
  }
}
