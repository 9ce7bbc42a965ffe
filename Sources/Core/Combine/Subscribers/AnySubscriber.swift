/// A subscriber that is type-erased or made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let subscriber: any Subscriber<Input, Failure>

  /// Creates a type-erased subscriber.
  public init<S: Subscriber<Input, Failure>>(_ subscriber: S) {
    self.subscriber = subscriber
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Creates a subscriber that sends what it receives through a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Creates a subscriber from closures. By default it requests nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      ClosureSubscriber(
        receiveSubscription: receiveSubscription, receiveValue: receiveValue,
        receiveCompletion: receiveCompletion))
  }

  /// The name of this type, independent of the wrapped subscriber.
  public var description: String { "AnySubscriber" }

  /// Forwards the subscription to the wrapped subscriber.
  public func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  /// Forwards the value to the wrapped subscriber.
  ///
  /// - Returns: The number of additional values requested.
  public func receive(_ value: Input) -> Subscribers.Demand { subscriber.receive(value) }

  /// Forwards the completion to the wrapped subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) {
    subscriber.receive(completion: completion)
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let receiveSubscription: ((any Subscription) -> Void)?
  let receiveValue: ((Input) -> Subscribers.Demand)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    receiveSubscription: ((any Subscription) -> Void)?,
    receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { receiveValue?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}
