extension Publisher {
  /// Keeps values until the subscriber asks for them.
  ///
  /// - Parameters:
  ///   - size: How many values are kept.
  ///   - prefetch: What is asked for upstream.
  ///   - whenFull: What is done with a value that comes while the buffer is full.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// What a buffer asks for upstream.
  public enum PrefetchStrategy: Sendable {
    /// As many values as fit into the buffer.
    case keepFull
    /// All values.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops it.
    case dropNewest
    /// Drops the oldest value for it.
    case dropOldest
    /// Fails, after the values that are kept.
    case customError(() -> Failure)
  }

  /// Keeps values until the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let size: Int
    let prefetch: PrefetchStrategy
    let whenFull: BufferingStrategy<Failure>

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = BufferSubscription(subscriber, self)
      // Reading first: what the subscriber's first request sets off upstream is not lost.
      subscription.read()
      subscription.start()
    }
  }
}

private final class BufferSubscription<Upstream: Publisher>:
  BufferedSubscription<Upstream.Output, Upstream.Failure>
{
  private let upstream = UpstreamLink()
  private let buffer: Publishers.Buffer<Upstream>

  init(
    _ subscriber: any Subscriber<Upstream.Output, Upstream.Failure>,
    _ buffer: Publishers.Buffer<Upstream>
  ) {
    self.buffer = buffer
    var policy = BufferPolicy(capacity: max(0, buffer.size))
    if case .dropOldest = buffer.whenFull { policy.dropsOldest = true }
    super.init(subscriber, policy: policy)
  }

  func read() {
    switch buffer.prefetch {
    case .keepFull: upstream.request(.max(buffer.size))
    case .byRequest: upstream.request(.unlimited)
    }
    buffer.upstream.read(through: upstream) { value in
      if case .customError(let error) = self.buffer.whenFull, self.isFull {
        self.upstream.cancel()
        self.finish(.failure(error()))
      } else {
        self.send(value)
      }
      return .none
    } receiveCompletion: {
      self.finish($0)
    }
  }

  override func didDeliver() {
    if case .keepFull = buffer.prefetch { upstream.request(.max(1)) }
  }

  override func didCancel() { upstream.cancel() }
}
