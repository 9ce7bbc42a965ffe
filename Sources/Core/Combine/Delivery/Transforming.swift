/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  /// Publishes a value.
  case send(Output)
  /// Publishes nothing.
  case skip
  /// Publishes a last value, then cancels upstream.
  case sendLast(Output)
  /// Finishes, and cancels upstream.
  case finish
  /// Fails, and cancels upstream.
  case fail(Failure)
}

/// Publishes at most one value for each upstream value, immediately, so that demand passes through
/// unchanged: the subscriber receives the upstream subscription itself.
///
/// No lock is needed, because publishers call a subscriber from one thread at a time. A step
/// changes its state before the value is passed on, so that reentrant values are safe.
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
    // The step may have ended the subscription.
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
  /// Publishes at most one value for each upstream value, immediately.
  ///
  /// - Parameter end: Converts the completion.
  func transform<NewOutput, NewFailure>(
    for subscriber: any Subscriber<NewOutput, NewFailure>,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>,
    _ step: @escaping (Output) -> Step<NewOutput, NewFailure>
  ) {
    subscribe(TransformingSubscriber(subscriber, end, step))
  }

  /// Publishes at most one value for each upstream value, immediately.
  func transform<NewOutput>(
    for subscriber: any Subscriber<NewOutput, Failure>,
    _ step: @escaping (Output) -> Step<NewOutput, Failure>
  ) {
    transform(for: subscriber, end: { $0 }, step)
  }

  /// Publishes at most one value for each upstream value, immediately; fails if the closure throws.
  func tryTransform<NewOutput>(
    for subscriber: any Subscriber<NewOutput, any Error>,
    _ step: @escaping (Output) throws -> Step<NewOutput, any Error>
  ) {
    transform(for: subscriber, end: { $0.mapFailure { $0 } }, catching(step))
  }

  /// Returns an operator that publishes at most one value for each upstream value, immediately.
  func transforming<Result: Operator>(
    _ step: @escaping (Output) -> Step<Result.Output, Failure>
  ) -> Result where Result.Failure == Failure {
    Result { transform(for: $0, step) }
  }

  /// Returns an operator that publishes at most one value for each upstream value, immediately, and
  /// fails if the closure throws.
  func transforming<Result: Operator>(
    _ step: @escaping (Output) throws -> Step<Result.Output, any Error>
  ) -> Result where Result.Failure == any Error {
    Result { tryTransform(for: $0, step) }
  }
}

/// Returns a step that fails if another one throws.
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
