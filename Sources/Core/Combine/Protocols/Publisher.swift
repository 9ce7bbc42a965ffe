/// A type that publishes values over time to subscribers that request them.
///
/// A publisher first passes a ``Subscription`` to its subscriber, then up to as many values as the
/// subscriber requests, one at a time, and finally at most one completion.
public protocol Publisher<Output, Failure> {
  /// The type of published values.
  associatedtype Output

  /// The type of error that publishing may fail with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)-(S)`` instead, which calls this method.
  func receive<S: Subscriber<Output, Failure>>(subscriber: S)
}

/// A namespace for publishers returned by operators.
///
/// Most are created by the methods of ``Publisher``. Types that programs create directly, such as
/// `Merge`, `Zip`, `CombineLatest` and `Sequence`, have public initializers.
public enum Publishers {}

extension Publisher {
  /// Attaches a subscriber, which then requests values.
  public func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: S) {
    receive(subscriber: subscriber)
  }

  /// Sends all values and the completion of this publisher through a subject.
  ///
  /// - Returns: A cancellable that ends the subscription when canceled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }

  /// Erases the publisher's type, so that it is not part of an interface.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that starts on request, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing.
  ///
  /// - Returns: A cancellable that stops publishing.
  func connect() -> any Cancellable
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = publisher
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    publisher.receive(subscriber: subscriber)
  }

  /// The name of this type, independent of the wrapped publisher.
  public var description: String { "AnyPublisher" }
}
