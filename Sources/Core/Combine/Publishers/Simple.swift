/// A publisher that emits one value, then finishes.
public struct Just<Output>: Publisher {
  /// This publisher never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    SequenceSubscription.start(subscriber, CollectionOfOne(output))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// A publisher that emits no values and finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes immediately.
  public let completeImmediately: Bool

  /// Creates an empty publisher, which by default finishes immediately.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates an empty publisher with explicit types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

extension Empty: Sendable {}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error to fail with.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error, with explicit types.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}

/// A publisher that creates another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The output type of the created publishers.
  public typealias Output = DeferredPublisher.Output
  /// The failure type of the created publishers.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    createPublisher().subscribe(subscriber)
  }
}

extension Optional {
  /// A publisher that emits the value, if any, then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of at most one value.
  public struct Publisher: GalleyCombine.Publisher {
    /// The wrapped type of the optional.
    public typealias Output = Wrapped
    /// This publisher never fails.
    public typealias Failure = Never

    /// The value, if any.
    public let output: Wrapped?

    /// Creates a publisher of a value, if any.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Wrapped, Never>>(subscriber: S) {
      if let output {
        Just(output).subscribe(subscriber)
      } else {
        Empty().subscribe(subscriber)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher that emits the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or an error.
  public struct Publisher: GalleyCombine.Publisher {
    /// The success type of the result.
    public typealias Output = Success

    /// The value or error.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Creates a publisher that fails with an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let output):
        SequenceSubscription.start(subscriber, CollectionOfOne(output))
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
