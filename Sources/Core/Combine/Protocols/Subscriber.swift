/// Something that receives what a publisher publishes.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that are received.
  associatedtype Input

  /// The kind of error that may be received; `Never` if there can't be one.
  associatedtype Failure: Error

  /// Receives the subscription, through which values are asked for and publishing is ended.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: How many more values are asked for, in addition to those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end of publishing; nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives that something happened.
  ///
  /// - Returns: How many more values are asked for, in addition to those asked for before.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types of subscribers, and what they exchange with publishers.
public enum Subscribers {
  /// How publishing ended.
  public enum Completion<Failure: Error> {
    /// All was published.
    case finished
    /// An error ended it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
  /// The same end, with another error.
  func mapFailure<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A subscriber's connection with a publisher.
///
/// Its methods may be called on any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, in addition to those asked for before. Asking for none does nothing.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that publishers may give.
public enum Subscriptions {
  private struct Empty: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription that nothing comes of.
  public static var empty: any Subscription { Empty() }
}
