/// A subscriber whose type is hidden, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the subscriber inside.
  public let combineIdentifier: CombineIdentifier
  private let subscriber: any Subscriber<Input, Failure>

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.subscriber = subscriber
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Sends what it receives through a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Calls closures with what it receives. By default it asks for nothing.
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

  /// The name of the type, whatever the subscriber inside.
  public var description: String { "AnySubscriber" }

  /// Passes the subscription on to the subscriber inside.
  public func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  /// Passes the value on to the subscriber inside.
  ///
  /// - Returns: How many more values that asks for.
  public func receive(_ value: Input) -> Subscribers.Demand { subscriber.receive(value) }

  /// Passes the completion on to the subscriber inside.
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
