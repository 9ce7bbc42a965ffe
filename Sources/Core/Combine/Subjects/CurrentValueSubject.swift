/// A subject that stores a value, which it sends to new subscribers and whenever it changes.
///
/// A subscriber that has no outstanding demand receives the latest value once it requests one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list: SubscriptionList<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    list = SubscriptionList(.currentValue, current: value, name: "CurrentValueSubject")
  }

  /// The current value. Setting it sends the new value; it does not change after publishing has
  /// ended.
  public var value: Output {
    get { list.current! }
    set { send(newValue) }
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { list.attach(subscriber) }

  /// Sets and sends the value; has no effect after publishing has ended.
  public func send(_ value: Output) { list.send(value) }
  /// Ends publishing for all current and future subscribers; anything sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  /// Receives a subscription to a publisher whose values to send, and requests all of them.
  public func send(subscription: any Subscription) { list.receive(subscription) }
}
