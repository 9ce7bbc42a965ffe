/// A publisher that values are sent through from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends publishing. What is sent later is ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription with a publisher whose values it is to send.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() { send(()) }
}

/// Sends what it receives through a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private struct State {
    var subject: S?
    var subscription: (any Subscription)?
  }

  private let state: Locked<State>

  init(_ subject: S) { state = Locked(State(subject: subject)) }

  func receive(subscription: any Subscription) {
    let subject = state.withLock { state -> S? in
      guard state.subscription == nil, let subject = state.subject else { return nil }
      state.subscription = subscription
      return subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    state.withLock { $0.subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    end().subject?.send(completion: completion)
  }

  func cancel() {
    end().subscription?.cancel()
  }

  private func end() -> State {
    state.exchange(State())
  }
}
