/// A publisher's values, for a `for await` loop.
///
/// One value at a time is asked for, when the loop waits for it; a subject's values that are sent
/// meanwhile are lost, unless the publisher is buffered (``Publisher/buffer(size:prefetch:whenFull:)``).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The publisher's kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for the values of a publisher, and ends the subscription when it's released.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, Never>

    fileprivate init(_ publisher: P) { subscriber = AsyncSubscriber(publisher) }

    /// The next value; `nil` at the end, and when the task is cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// The next value, awaited on an actor; `nil` at the end, and when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await subscriber.next(isolation: actor)
    }
  }
}

/// A publisher's values, for a `for try await` loop; its failure is thrown.
///
/// One value at a time is asked for, when the loop waits for it.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The publisher's kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for the values of a publisher, and ends the subscription when it's released.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscriber: AsyncSubscriber<P.Output, P.Failure>

    fileprivate init(_ publisher: P) { subscriber = AsyncSubscriber(publisher) }

    /// The next value; `nil` at the end, and when the task is cancelled.
    ///
    /// - Throws: What the publisher fails with.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// The next value, awaited on an actor; `nil` at the end, and when the task is cancelled.
    ///
    /// - Throws: What the publisher fails with.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await subscriber.next(isolation: actor)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for a `for await` loop.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a `for try await` loop, which throws the publisher's failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks for a value whenever somebody awaits one.
private final class AsyncSubscriber<Input, Failure: Error> {
  typealias Waiter = CheckedContinuation<Handover<Input?>, any Error>

  private struct State {
    var waiters = Queue<Waiter>()
    /// Values that came unasked for.
    var values = Queue<Input>()
    var failure: Failure?
    var hasEnded = false
  }

  private let state = Locked(State())
  private let link = UpstreamLink()

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    // The closures hold the state, not this object, whose release ends the subscription.
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
    let step = state.withLock { state -> Step<Input, Failure> in
      if let value = state.values.popFirst() { return .send(value) }
      if let failure = state.failure.take() { return .fail(failure) }
      if state.hasEnded { return .finish }
      state.waiters.append(waiter)
      return .skip
    }
    switch step {
    case .send(let value), .sendLast(let value): waiter.resume(returning: Handover(value))
    case .fail(let error): waiter.resume(throwing: error)
    case .finish: waiter.resume(returning: Handover(nil))
    case .skip: link.request(.max(1))
    }
  }

  private static func end(
    _ state: Locked<State>, with completion: Subscribers.Completion<Failure>
  ) {
    let (waiters, failure) = state.withLock { state -> (Queue<Waiter>, Failure?) in
      guard !state.hasEnded else { return (Queue(), nil) }
      state.hasEnded = true
      if case .failure(let error) = completion, state.waiters.isEmpty { state.failure = error }
      defer { state.waiters = Queue() }
      if case .failure(let error) = completion { return (state.waiters, error) }
      return (state.waiters, nil)
    }
    var waiting = waiters
    // The first one that waits gets the failure; after that there is nothing.
    if let failure { waiting.popFirst()?.resume(throwing: failure) }
    while let waiter = waiting.popFirst() { waiter.resume(returning: Handover(nil)) }
  }
}
