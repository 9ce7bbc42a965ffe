/// The values of a publisher as an asynchronous sequence.
///
/// Values are requested one at a time, as the loop awaits them. Values that a subject sends in
/// between are lost, unless the publisher is buffered
/// (``Publisher/buffer(size:prefetch:whenFull:)``).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The output type of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that awaits the values of a publisher and cancels the subscription when released.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, Never>

    fileprivate init(_ publisher: P) { subscriber = AsyncSubscriber(publisher) }

    /// Returns the next value; `nil` at the end or if the task is canceled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Returns the next value, awaited on an actor; `nil` at the end or if the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await subscriber.next(isolation: actor)
    }
  }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's error.
///
/// Values are requested one at a time, as the loop awaits them.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The output type of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that awaits the values of a publisher and cancels the subscription when released.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, P.Failure>

    fileprivate init(_ publisher: P) { subscriber = AsyncSubscriber(publisher) }

    /// Returns the next value; `nil` at the end or if the task is canceled.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Returns the next value, awaited on an actor; `nil` at the end or if the task is canceled.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await subscriber.next(isolation: actor)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Requests a value whenever one is awaited.
private final class AsyncSubscriber<Input, Failure: Error> {
  typealias Waiter = CheckedContinuation<Handover<Input?>, any Error>

  private struct State {
    var waiters = Queue<Waiter>()
    /// Values that arrived without being awaited.
    var values = Queue<Input>()
    var failure: Failure?
    var hasEnded = false
  }

  private let state = Locked(State())
  private let link = UpstreamLink()

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    // The closures capture the state, not this object, whose release cancels the subscription.
    publisher.read(through: link) { [state] value in
      let waiter = state.withLock { state -> Waiter? in
        let waiter = state.waiters.popFirst()
        if waiter == nil { state.values.append(value) }
        return waiter
      }
      waiter?.resume(returning: Handover(value))
      return .none
    } receiveCompletion: { [state] completion in
      Self.end(state, with: completion)
    }
  }

  deinit { link.cancel() }

  func next(isolation actor: isolated (any Actor)?) async throws -> Input? {
    let (state, link) = (Handover(state), Handover(link))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Self.add(continuation, to: state.value, link.value)
      }.value
    } onCancel: {
      link.value.cancel()
      Self.end(state.value, with: .finished)
    }
  }

  private static func add(_ waiter: Waiter, to state: Locked<State>, _ link: UpstreamLink) {
    let result = state.withLock { state -> Result<Input?, Failure>? in
      if let value = state.values.popFirst() { return .success(value) }
      if let failure = state.failure.take() { return .failure(failure) }
      if state.hasEnded { return .success(nil) }
      state.waiters.append(waiter)
      return nil
    }
    guard let result else { return link.request(.max(1)) }
    waiter.resume(with: result.map(Handover.init))
  }

  private static func end(
    _ state: Locked<State>, with completion: Subscribers.Completion<Failure>
  ) {
    var (waiters, failure) = state.withLock { state -> (Queue<Waiter>, Failure?) in
      guard !state.hasEnded else { return (Queue(), nil) }
      state.hasEnded = true
      if case .failure(let error) = completion { state.failure = error }
      defer { state.waiters = Queue() }
      return (state.waiters, state.waiters.isEmpty ? nil : state.failure.take())
    }
    // Only the first waiter receives the error; the others receive `nil`.
    if let failure = failure.take() { waiters.popFirst()?.resume(throwing: failure) }
    while let waiter = waiters.popFirst() { waiter.resume(returning: Handover(nil)) }
  }
}
