extension Publisher {
  /// Reads values regardless of the subscriber's demand; the resulting values wait for demand.
  ///
  /// - Parameters:
  ///   - demand: The demand requested from upstream. Default: unlimited.
  ///   - result: The step that follows the last value.
  ///   - step: Handles each value.
  func gather<NewOutput>(
    for subscriber: any Subscriber<NewOutput, Failure>,
    asksFor demand: UpstreamDemand = .unlimited,
    result: @autoclosure @escaping () -> Step<NewOutput, Failure>,
    _ step: @escaping (Output) -> Step<NewOutput, Failure>
  ) {
    gather(for: subscriber, asksFor: demand, { $0 }, step, result)
  }

  /// Reads all values, and fails if a closure throws.
  func tryGather<NewOutput>(
    for subscriber: any Subscriber<NewOutput, any Error>,
    result: @autoclosure @escaping () -> Step<NewOutput, any Error>,
    _ step: @escaping (Output) throws -> Step<NewOutput, any Error>
  ) {
    gather(for: subscriber, asksFor: .unlimited, { $0 }, catching(step), result)
  }

  private func gather<NewOutput, NewFailure>(
    for subscriber: any Subscriber<NewOutput, NewFailure>, asksFor demand: UpstreamDemand,
    _ convert: @escaping (Failure) -> NewFailure,
    _ step: @escaping (Output) -> Step<NewOutput, NewFailure>,
    _ result: @escaping () -> Step<NewOutput, NewFailure>
  ) {
    let subscription = OperatorSubscription(subscriber, asksFor: demand)
    func take(_ step: Step<NewOutput, NewFailure>) {
      switch step {
      case .skip: return
      case .send(let output): return subscription.send(output)
      case .sendLast(let output):
        subscription.enqueue(output)
        subscription.enqueue(.finished)
      case .finish: subscription.enqueue(.finished)
      case .fail(let error): subscription.enqueue(.failure(error))
      }
      subscription.upstream.cancel()
      subscription.deliver()
    }
    subscription.start()
    read(through: subscription.upstream) { value in
      take(step(value))
      return .none
    } receiveCompletion: { completion in
      if case .finished = completion { take(result()) }
      subscription.finish(completion.mapFailure(convert))
    }
  }
}
