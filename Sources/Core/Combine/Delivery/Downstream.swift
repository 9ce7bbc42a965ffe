/// A type-erased subscriber.
///
/// Equivalent to `any Subscriber<Input, Failure>`, but a reference is faster to store and call in
/// unspecialized generic code.
class Downstream<Input, Failure: Error> {
  /// Returns a reference to a subscriber.
  static func to(_ subscriber: any Subscriber<Input, Failure>) -> Downstream {
    func box<S: Subscriber>(_ subscriber: S) -> Downstream
    where S.Input == Input, S.Failure == Failure {
      DownstreamSubscriber(subscriber)
    }
    return box(subscriber)
  }

  fileprivate init() {}

  func receive(subscription: any Subscription) {}
  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class DownstreamSubscriber<S: Subscriber>: Downstream<S.Input, S.Failure> {
  let subscriber: S

  init(_ subscriber: S) { self.subscriber = subscriber }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  override func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }
}
