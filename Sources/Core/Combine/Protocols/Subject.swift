/// A publisher to which a program can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends publishing; anything sent afterwards is ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives a subscription to a publisher whose values the subject sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}

/// Sends received values through a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let subject: Locked<S?>
  private let link = UpstreamLink()

  init(_ subject: S) { self.subject = Locked(subject) }

  func receive(subscription: any Subscription) {
    if link.receive(subscription) { subject.withLock { $0 }?.send(subscription: subscription) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject.withLock { $0 }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    link.end()
    subject.take()?.send(completion: completion)
  }

  func cancel() {
    _ = subject.take()
    link.cancel()
  }
}
