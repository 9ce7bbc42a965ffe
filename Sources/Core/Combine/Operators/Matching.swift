extension Publisher {
  /// Publishes whether all values satisfy a predicate, as soon as this is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy {
      gather(for: $0, result: .send(true)) { predicate($0) ? .skip : .sendLast(false) }
    }
  }

  /// Publishes whether all values satisfy a predicate, as soon as this is known; fails if the
  /// predicate throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy {
      tryGather(for: $0, result: .send(true)) { try predicate($0) ? .skip : .sendLast(false) }
    }
  }

  /// Publishes whether any value satisfies a predicate, as soon as this is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere {
      gather(for: $0, result: .send(false)) { predicate($0) ? .sendLast(true) : .skip }
    }
  }

  /// Publishes whether any value satisfies a predicate, as soon as this is known; fails if the
  /// predicate throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere {
      tryGather(for: $0, result: .send(false)) { try predicate($0) ? .sendLast(true) : .skip }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether an equal value is received, as soon as this is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(attach: contains { $0 == output }.attach)
  }
}

extension Publishers {
  /// A publisher of whether all values satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Operator {
    /// The publisher emits one Boolean value.
    public typealias Output = Bool
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure
    let attach: Attach<Output, Failure>
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of whether all values satisfy a predicate; fails if the predicate throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Operator {
    /// The publisher emits one Boolean value.
    public typealias Output = Bool
    /// Any error: the closure may throw.
    public typealias Failure = any Error
    let attach: Attach<Output, Failure>
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of whether an equal value is received.
  public struct Contains<Upstream: Publisher>: Operator where Upstream.Output: Equatable {
    /// The publisher emits one Boolean value.
    public typealias Output = Bool
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure
    let attach: Attach<Output, Failure>
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of whether any value satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Operator {
    /// The publisher emits one Boolean value.
    public typealias Output = Bool
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure
    let attach: Attach<Output, Failure>
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of whether any value satisfies a predicate; fails if the predicate throws.
  public struct TryContainsWhere<Upstream: Publisher>: Operator {
    /// The publisher emits one Boolean value.
    public typealias Output = Bool
    /// Any error: the closure may throw.
    public typealias Failure = any Error
    let attach: Attach<Output, Failure>
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }
}
