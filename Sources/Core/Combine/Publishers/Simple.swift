/// Publishes one value, and finishes.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Publishes a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    SequenceSubscription.start(subscriber, CollectionOfOne(output))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Publishes no values, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Publishes nothing, and by default finishes at once.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Publishes nothing, with the types said here.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

extension Empty: Sendable {}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }

  /// Fails, with the types said here.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}

/// Makes a publisher for each subscriber, when it is attached.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publishers that are made.
  public typealias Output = DeferredPublisher.Output
  /// The error of the publishers that are made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes publishers with a closure, which is called for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Optional {
  /// Publishes the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of at most one value.
  public struct Publisher: GalleyCombine.Publisher {
    /// The kind of value that the optional holds.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// Publishes a value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
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
  /// Publishes the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value, or a failure.
  public struct Publisher: GalleyCombine.Publisher {
    /// The kind of value that the result holds.
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// Publishes a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Publishes a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Fails with an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        SequenceSubscription.start(subscriber, CollectionOfOne(output))
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
