/// Something that publishes values over time, to subscribers who ask for them.
///
/// A publisher first hands its subscriber a ``Subscription``, then at most as many values as the
/// subscriber asked for, one after the other, and at last, at most once, a completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values that are published.
  associatedtype Output

  /// The kind of error that publishing may end with; `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)-(S)``, which calls this.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
}

/// The types of the publishers that operators return.
///
/// Most are made by the methods of ``Publisher``; those that people make themselves (`Merge`, `Zip`,
/// `CombineLatest`, `Sequence` and their kin) have public initialisers.
public enum Publishers {}

extension Publisher {
  /// Attaches a subscriber, which then asks for values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything that this publisher publishes through a subject.
  ///
  /// - Returns: What ends it; it ends too when the result is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }

  /// Hides the publisher's type, so that it isn't a part of an interface.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that starts when it is told to, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing.
  ///
  /// - Returns: What stops it.
  func connect() -> any Cancellable
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = publisher
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }

  /// The name of the type, whatever the publisher inside.
  public var description: String { "AnyPublisher" }
}
