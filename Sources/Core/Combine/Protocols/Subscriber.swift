/// A type that receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of received values.
  associatedtype Input

  /// The type of error that may be received; `Never` if errors are impossible.
  associatedtype Failure: Error

  /// Receives the subscription, which is used to request values and to cancel.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The number of additional values requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  ///
  /// - Returns: The number of additional values requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers and related types.
public enum Subscribers {
  /// The way publishing ended.
  public enum Completion<Failure: Error> {
    /// Publishing finished normally.
    case finished
    /// Publishing failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
  /// Returns the completion with its error transformed.
  func mapFailure<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A connection between a subscriber and a publisher.
///
/// Its methods may be called on any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values, in addition to previous requests. Requesting none has no effect.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  private struct Empty: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription that never delivers anything.
  public static var empty: any Subscription { Empty() }
}
