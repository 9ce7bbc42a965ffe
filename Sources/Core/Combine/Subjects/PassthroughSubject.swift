/// A subject that sends values to the current subscribers that have requested them.
///
/// Values may be sent from several threads; each subscriber receives them one at a time. Values
/// sent by a subscriber while it receives one are delivered to it immediately.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriptionList<Output, Failure>(
    .passthrough, name: "PassthroughSubject")

  /// Creates a subject without subscribers.
  public init() {}

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { list.attach(subscriber) }

  /// Sends a value to the subscribers with outstanding demand; others do not receive it.
  public func send(_ value: Output) { list.send(value) }
  /// Ends publishing for all current and future subscribers; anything sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  /// Receives a subscription to a publisher whose values to send. All of them are requested once a
  /// subscriber requests a value.
  public func send(subscription: any Subscription) { list.receive(subscription) }
}
