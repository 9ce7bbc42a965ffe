/// Has a value, which new subscribers get first and all subscribers get when it changes.
///
/// To a subscriber that hasn't asked for a value, the latest one is sent when it does.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list: SubscriptionList<Output, Failure>

  /// A subject with a value.
  public init(_ value: Output) {
    list = SubscriptionList(.currentValue, current: value, name: "CurrentValueSubject")
  }

  /// The value. Setting it sends it; once publishing has ended, it stays as it is.
  public var value: Output {
    get { list.current! }
    set { send(newValue) }
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber)
  }

  /// Changes the value and sends it. Nothing happens once publishing has ended.
  public func send(_ value: Output) { list.send(value) }
  /// Ends publishing for all subscribers, present and future. What is sent later is ignored.
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  /// Takes the subscription with a publisher whose values are to be sent, and asks for all of them.
  public func send(subscription: any Subscription) { list.receive(subscription) }
}
