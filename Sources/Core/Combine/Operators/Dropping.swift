extension Publisher {
  /// Drops the first `count` values, then publishes the rest.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop { subscriber in
      var left = count
      transform(for: subscriber) {
        guard left > 0 else { return .send($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// Drops values while a predicate holds, then publishes the rest.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile { subscriber in
      var isDropping = true
      transform(for: subscriber) {
        if isDropping, predicate($0) { return .skip }
        isDropping = false
        return .send($0)
      }
    }
  }

  /// Drops values while a predicate holds, then publishes the rest; fails if the predicate throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile { subscriber in
      var isDropping = true
      tryTransform(for: subscriber) {
        if isDropping, try predicate($0) { return .skip }
        isDropping = false
        return .send($0)
      }
    }
  }

  /// Publishes values while a predicate holds, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    transforming { predicate($0) ? .send($0) : .finish }
  }

  /// Publishes values while a predicate holds, then finishes; fails if the predicate throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    transforming { try predicate($0) ? .send($0) : .finish }
  }

  /// Drops values until another publisher publishes one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    // If the other publisher ends without a value, no values can follow.
    gated(by: publisher, isOpen: false) { $0 }
  }

  /// Publishes values until another publisher publishes one, then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    gated(by: publisher, isOpen: true) { _ in nil }
  }

  /// Passes values through before or after the first value of another publisher.
  ///
  /// - Parameters:
  ///   - isOpen: Whether values pass before rather than after it.
  ///   - end: Returns the completion to pass on if the other publisher completes without a value
  ///     while none pass.
  private func gated<P: Publisher, Result: Operator>(
    by other: P, isOpen: Bool,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Subscribers.Completion<Failure>?
  ) -> Result where Result.Output == Output, Result.Failure == Failure {
    Result { subscriber in
      let subscription = OperatorSubscription(subscriber, asksFor: .perValue(1))
      let (gate, link) = (Locked(isOpen), UpstreamLink(asksFor: .max(1)))
      func close(_ completion: Subscribers.Completion<Failure>) {
        link.cancel()
        subscription.upstream.cancel()
        subscription.finish(completion)
      }
      subscription.onCancel = link.cancel
      other.read(through: link) { _ in
        link.cancel()
        if gate.exchange(true) { close(.finished) }
        return .none
      } receiveCompletion: {
        if let completion = end($0), !gate.withLock({ $0 }) { close(completion) }
      }
      subscription.start()
      read(through: subscription.upstream) { value in
        guard gate.withLock({ $0 }) else { return .max(1) }
        subscription.send(value)
        return .none
      } receiveCompletion: {
        close($0)
      }
    }
  }
}
