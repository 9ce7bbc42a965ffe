extension Publisher {
  /// Publishes the values of the publishers that a closure makes of the values.
  ///
  /// - Parameter maxPublishers: How many of them are read at a time; by default all.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Publishes the values of the publishers that a closure makes of the values.
  ///
  /// - Parameter maxPublishers: How many of them are read at a time; by default all.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure makes of the values.
  ///
  /// - Parameter maxPublishers: How many of them are read at a time; by default all.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure makes of the values.
  ///
  /// - Parameter maxPublishers: How many of them are read at a time; by default all.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest of the publishers that are published.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that are published.
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
  /// Publishes the values of the latest of the publishers that are published.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that are published.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publishers {
  /// Publishes the values of the publishers that a closure makes of the values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the publishers that the closure makes.
    public typealias Output = NewPublisher.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = FlatMapSubscription(subscriber)
      subscription.start()
      subscription.read(upstream, maxPublishers: maxPublishers, transform)
    }
  }

  /// Publishes the values of the latest of the publishers that are published.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The values of the publishers that are published.
    public typealias Output = P.Output
    /// The error of the publishers that are published.
    public typealias Failure = P.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchToLatestSubscription(subscriber)
      subscription.start()
      subscription.read(publishersOf: upstream)
    }
  }
}

/// Reads several publishers at a time. If the subscriber asks for a limited number of values, each
/// of them has at most one value waiting.
private final class FlatMapSubscription<Output, Failure: Error>:
  BufferedSubscription<Output, Failure>
{
  private struct State {
    var inner: [ObjectIdentifier: UpstreamLink] = [:]
    /// Those whose value waits, or was delivered just now.
    var paused: [UpstreamLink] = []
    var hasUpstreamEnded = false
  }

  private let upstream = UpstreamLink()
  private let state = Locked(State())

  func read<P: Publisher, NewPublisher: Publisher>(
    _ publisher: P, maxPublishers: Subscribers.Demand,
    _ transform: @escaping (P.Output) -> NewPublisher
  )
  where
    P.Failure == Failure, NewPublisher.Output == Output, NewPublisher.Failure == Failure
  {
    upstream.request(maxPublishers)
    publisher.read(through: upstream) { value in
      self.readInner(transform(value))
      return .none
    } receiveCompletion: { completion in
      self.state.withLock { $0.hasUpstreamEnded = true }
      self.didEnd(completion)
    }
  }

  private func readInner<P: Publisher>(_ publisher: P)
  where P.Output == Output, P.Failure == Failure {
    let link = UpstreamLink()
    state.withLock { $0.inner[ObjectIdentifier(link)] = link }
    link.request(outstandingDemand == .unlimited ? .unlimited : .max(1))
    publisher.read(through: link) { value in
      if self.outstandingDemand != .unlimited { self.state.withLock { $0.paused.append(link) } }
      self.send(value)
      self.resume()
      return .none
    } receiveCompletion: { completion in
      self.state.withLock { _ = $0.inner.removeValue(forKey: ObjectIdentifier(link)) }
      self.didEnd(completion)
      self.upstream.request(.max(1))
    }
  }

  private func didEnd(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      if state.withLock({ $0.hasUpstreamEnded && $0.inner.isEmpty }) { finish() }
    case .failure:
      cancelAll()
      finish(completion)
    }
  }

  /// Asks the publishers for another value whose values no longer wait.
  private func resume() {
    guard isDrained else { return }
    for link in state.withLock({ state in
      defer { state.paused = [] }
      return state.paused
    }) { link.request(.max(1)) }
  }

  private func cancelAll() {
    upstream.cancel()
    let inner = state.withLock { state in
      defer { state.inner = [:] }
      return state.inner
    }
    for link in inner.values { link.cancel() }
  }

  override func didRequest(_ demand: Subscribers.Demand) { resume() }
  override func didDeliver() { resume() }
  override func didCancel() { cancelAll() }
  override var description: String { "FlatMap" }
}

private final class SwitchToLatestSubscription<Output, Failure: Error>:
  SwitchingSubscription<Output, Failure>
{
  private let upstream = UpstreamLink()
  /// Which publishers haven't ended: the one that they come from, and the latest one, by its number.
  private let active = Locked((upstream: true, latest: Int?.none))

  func read<P: Publisher>(publishersOf publisher: P)
  where
    P.Output: Publisher, P.Output.Output == Output, P.Output.Failure == Failure,
    P.Failure == Failure
  {
    upstream.request(.unlimited)
    var count = 0
    publisher.read(through: upstream) { latest in
      count += 1
      let number = count
      self.active.withLock { $0.latest = number }
      self.read(latest) { completion in
        self.active.withLock { if $0.latest == number { $0.latest = nil } }
        self.didEnd(completion)
      }
      return .none
    } receiveCompletion: { completion in
      self.active.withLock { $0.upstream = false }
      self.didEnd(completion)
    }
  }

  private func didEnd(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      if active.withLock({ !$0.upstream && $0.latest == nil }) { finish() }
    case .failure:
      didCancel()
      finish(completion)
    }
  }

  override func didCancel() {
    super.didCancel()
    upstream.cancel()
  }

  override var description: String { "SwitchToLatest" }
}
