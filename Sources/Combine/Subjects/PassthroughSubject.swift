/// Sends values to whoever is subscribed just then and has asked for them.
///
/// Values may be sent from several threads; each subscriber gets them one at a time. What is sent
/// from within a subscriber is delivered to it at once.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriptionList<Output, Failure>(
    .passthrough, name: "PassthroughSubject")

  /// A subject that nobody is subscribed to yet.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber)
  }

  public func send(_ value: Output) { list.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  public func send(subscription: any Subscription) { list.receive(subscription) }
}
