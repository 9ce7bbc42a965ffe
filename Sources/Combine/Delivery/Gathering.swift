/// Reads values without regard to what the subscriber asks for; what comes of them waits until it
/// does.
private final class GatheringSubscription<
  Input, Failure: Error, Output, NewFailure: Error
>: OperatorSubscription<Output, NewFailure> {
  let step: (Input) -> Step<Output, NewFailure>
  let convert: (Failure) -> NewFailure
  let result: () -> Step<Output, NewFailure>

  init(
    _ subscriber: any Subscriber<Output, NewFailure>, asksFor demand: UpstreamDemand,
    convert: @escaping (Failure) -> NewFailure,
    _ step: @escaping (Input) -> Step<Output, NewFailure>,
    result: @escaping () -> Step<Output, NewFailure>
  ) {
    self.step = step
    self.convert = convert
    self.result = result
    super.init(subscriber, asksFor: demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    take(step(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      take(result())
      finish()
    case .failure(let error): finish(.failure(convert(error)))
    }
  }

  private func take(_ step: Step<Output, NewFailure>) {
    switch step {
    case .skip: return
    case .send(let output): return send(output)
    case .sendLast(let output):
      enqueue(output)
      enqueue(.finished)
    case .finish: enqueue(.finished)
    case .fail(let error): enqueue(.failure(error))
    }
    upstream.cancel()
    deliver()
  }
}

extension Publisher {
  /// Reads values without regard to what the subscriber asks for; what comes of them waits.
  ///
  /// - Parameters:
  ///   - demand: What is asked for upstream.
  ///   - convert: What becomes of an error.
  ///   - step: What is done with each value.
  ///   - result: What is published after the last one.
  func gather<S: Subscriber>(
    for subscriber: S,
    asksFor demand: UpstreamDemand,
    convert: @escaping (Failure) -> S.Failure,
    _ step: @escaping (Output) -> Step<S.Input, S.Failure>,
    result: @escaping () -> Step<S.Input, S.Failure>
  ) {
    let subscription = GatheringSubscription(
      subscriber, asksFor: demand, convert: convert, step, result: result)
    subscription.start()
    read(
      through: subscription.upstream, receiveValue: subscription.receive(_:),
      receiveCompletion: subscription.receive(completion:))
  }

  /// Reads values without regard to what the subscriber asks for; what comes of them waits.
  ///
  /// - Parameter demand: What is asked for upstream; by default all.
  func gather<S: Subscriber>(
    for subscriber: S, asksFor demand: UpstreamDemand = .unlimited,
    _ step: @escaping (Output) -> Step<S.Input, Failure>,
    result: @escaping () -> Step<S.Input, Failure>
  ) where S.Failure == Failure {
    gather(for: subscriber, asksFor: demand, convert: { $0 }, step, result: result)
  }

  /// Reads all values, and fails with what the closures throw.
  func tryGather<S: Subscriber>(
    for subscriber: S, _ step: @escaping (Output) throws -> Step<S.Input, any Error>,
    result: @escaping () -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    gather(
      for: subscriber, asksFor: .unlimited, convert: { $0 }, catching(step), result: result)
  }
}
