extension Publisher {
  /// Buffers values until the subscriber requests them.
  ///
  /// - Parameters:
  ///   - size: The capacity of the buffer.
  ///   - prefetch: The strategy for requesting values from upstream.
  ///   - whenFull: The strategy for values that arrive while the buffer is full.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    var policy = BufferPolicy(capacity: Swift.max(0, size))
    if case .dropOldest = whenFull { policy.dropsOldest = true }
    return Publishers.Buffer { [policy] subscriber in
      let subscription = OperatorSubscription(
        subscriber, asksFor: prefetch == .keepFull ? .ahead(size) : .unlimited, policy: policy)
      // Subscribes upstream first, so that values triggered by the first request are not lost.
      read(through: subscription.upstream) { value in
        if case .customError(let error) = whenFull, subscription.isFull {
          subscription.upstream.cancel()
          subscription.finish(.failure(error()))
        } else {
          subscription.send(value)
        }
        return .none
      } receiveCompletion: {
        subscription.finish($0)
      }
      subscription.start()
    }
  }
}

extension Publishers {
  /// The strategy by which a buffer requests values from upstream.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as fit in the buffer.
    case keepFull
    /// Requests all values.
    case byRequest
  }

  /// The strategy for values that arrive while a buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails after the buffered values.
    case customError(() -> Failure)
  }
}
