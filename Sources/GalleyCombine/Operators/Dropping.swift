extension Publisher {
  /// Publishes all values but the first so many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Publishes values from the first one on for which a closure says no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values from the first one on for which a closure says no, and fails with what it
  /// throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until the first one for which a closure says no, and finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until the first one for which a closure says no, and finishes; fails with what
  /// it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values once another publisher has published one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Publishes values until another publisher publishes one, and finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Publishes all values but the first so many.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.transform(for: subscriber) {
        guard left > 0 else { return .send($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// Publishes values from the first one on for which a closure says no.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.transform(for: subscriber) { [predicate] in
        if isDropping, predicate($0) { return .skip }
        isDropping = false
        return .send($0)
      }
    }
  }

  /// Publishes values from the first one on for which a closure says no, and fails with what it
  /// throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.tryTransform(for: subscriber) { [predicate] in
        if isDropping, try predicate($0) { return .skip }
        isDropping = false
        return .send($0)
      }
    }
  }

  /// Publishes values until the first one for which a closure says no, and finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [predicate] in predicate($0) ? .send($0) : .finish }
    }
  }

  /// Publishes values until the first one for which a closure says no, and finishes; fails with what
  /// it throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [predicate] in
        try predicate($0) ? .send($0) : .finish
      }
    }
  }

  /// Publishes values once another publisher has published one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = UntilSubscription(subscriber, isOpen: false)
      subscription.read(other) { subscription, completion in
        // Without the other's value there will be none.
        if !subscription.isOpen { subscription.close(completion) }
      }
      subscription.start(reading: upstream)
    }
  }

  /// Publishes values until another publisher publishes one, and finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = UntilSubscription(subscriber, isOpen: true)
      subscription.read(other) { _, _ in }
      subscription.start(reading: upstream)
    }
  }
}

/// Lets values through before, or after, another publisher's first one.
private final class UntilSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Failure>
{
  private let other = UpstreamLink()
  private let gate: Locked<Bool>

  init(_ subscriber: any Subscriber<Output, Failure>, isOpen: Bool) {
    gate = Locked(isOpen)
    super.init(subscriber, asksFor: .perValue(1))
    other.request(.max(1))
  }

  var isOpen: Bool { gate.withLock { $0 } }

  func read<P: Publisher>(
    _ publisher: P,
    receiveCompletion: @escaping (UntilSubscription, Subscribers.Completion<P.Failure>) -> Void
  ) {
    publisher.read(through: other) { _ in
      self.other.cancel()
      if self.gate.exchange(true) { self.close(.finished) }
      return .none
    } receiveCompletion: {
      receiveCompletion(self, $0)
    }
  }

  func start<P: Publisher>(reading publisher: P) where P.Output == Output, P.Failure == Failure {
    start()
    publisher.read(through: upstream) { value in
      guard self.isOpen else { return .max(1) }
      self.send(value)
      return .none
    } receiveCompletion: { completion in
      self.close(completion)
    }
  }

  func close(_ completion: Subscribers.Completion<Failure>) {
    other.cancel()
    upstream.cancel()
    finish(completion)
  }

  override func didCancel() {
    super.didCancel()
    other.cancel()
  }
}
