/// What an operator does with a value.
enum Step<Output, Failure: Error> {
  /// Publishes this.
  case send(Output)
  /// Publishes nothing for it.
  case skip
  /// Publishes this as the last one, and reads no further.
  case sendLast(Output)
  /// Ends publishing, and reads no further.
  case finish
  /// Fails, and reads no further.
  case fail(Failure)
}

/// Publishes at most one value for each one, at once, so that demand passes through unchanged: the
/// subscriber gets the publisher's own subscription.
///
/// It needs no lock: publishers call a subscriber from one thread at a time. What a step changes is
/// changed before the value is passed on, so another value may come from within.
private final class TransformingSubscriber<
  Input, Failure: Error, Output, NewFailure: Error
>: Subscriber {
  private var downstream: Downstream<Output, NewFailure>?
  private var subscription: (any Subscription)?
  private let step: (Input) -> Step<Output, NewFailure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>

  init(
    _ downstream: any Subscriber<Output, NewFailure>,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>,
    _ step: @escaping (Input) -> Step<Output, NewFailure>
  ) {
    self.downstream = .to(downstream)
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, let downstream else { return subscription.cancel() }
    self.subscription = subscription
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let step = step(input)
    // The step may have brought about the end.
    guard let downstream else { return .none }
    switch step {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .sendLast(let output):
      stop()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .finish:
      stop()
      downstream.receive(completion: .finished)
    case .fail(let error):
      stop()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    self.downstream = nil
    subscription = nil
    downstream.receive(completion: end(completion))
  }

  private func stop() {
    downstream = nil
    subscription.take()?.cancel()
  }
}

extension Publisher {
  /// Publishes at most one value for each one, at once.
  ///
  /// - Parameter end: What becomes of the completion.
  func transform<S: Subscriber>(
    for subscriber: S,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<S.Failure>,
    _ step: @escaping (Output) -> Step<S.Input, S.Failure>
  ) {
    subscribe(TransformingSubscriber(subscriber, end, step))
  }

  /// Publishes at most one value for each one, at once.
  func transform<S: Subscriber>(
    for subscriber: S, _ step: @escaping (Output) -> Step<S.Input, Failure>
  ) where S.Failure == Failure {
    transform(for: subscriber, end: { $0 }, step)
  }

  /// Publishes at most one value for each one, at once, and fails with what the closure throws.
  func tryTransform<S: Subscriber>(
    for subscriber: S, _ step: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    transform(for: subscriber, end: { $0.mapFailure { $0 } }, catching(step))
  }
}

/// A step that fails with what another one throws.
func catching<Input, Output>(
  _ step: @escaping (Input) throws -> Step<Output, any Error>
) -> (Input) -> Step<Output, any Error> {
  { input in
    do {
      return try step(input)
    } catch {
      return .fail(error)
    }
  }
}
