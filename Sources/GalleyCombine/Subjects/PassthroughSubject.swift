/// Sends values to whoever is subscribed just then and has asked for them.
///
/// Values may be sent from several threads; each subscriber gets them one at a time. What is sent
/// from within a subscriber is delivered to it at once.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriptionList<Output, Failure>(
    .passthrough, name: "PassthroughSubject")

  /// A subject that nobody is subscribed to yet.
  public init() {}

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber)
  }

  /// Sends a value to the subscribers that have asked for one; the others don't get it.
  public func send(_ value: Output) { list.send(value) }
  /// Ends publishing for all subscribers, present and future. What is sent later is ignored.
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  /// Takes the subscription with a publisher whose values are to be sent. All of them are asked for
  /// as soon as a subscriber asks for one.
  public func send(subscription: any Subscription) { list.receive(subscription) }
}
