extension Publisher {
  /// Publishes the values for which a closure says so.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values for which a closure says so, and fails with what it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes what a closure makes of each value, unless it is `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes what a closure makes of each value, unless it is `nil`, and fails with what it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Publishes the values that a closure doesn't find the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes the values that a closure doesn't find the same as the one before, and fails with
  /// what it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes no values, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that are unlike the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publishers {
  /// Publishes the values for which a closure says so.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [isIncluded] in isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// Publishes the values for which a closure says so, and fails with what it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let isIncluded: (Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [isIncluded] in
        try isIncluded($0) ? .send($0) : .skip
      }
    }
  }

  /// Publishes what a closure makes of each value, unless it is `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [transform] in
        transform($0).map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes what a closure makes of each value, unless it is `nil`, and fails with what it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [transform] in
        try transform($0).map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes the values that a closure doesn't find the same as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output, Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var latest: Output?
      upstream.transform(for: subscriber) { [predicate] in
        if let former = latest, predicate(former, $0) { return .skip }
        latest = $0
        return .send($0)
      }
    }
  }

  /// Publishes the values that a closure doesn't find the same as the one before, and fails with
  /// what it throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Output, Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var latest: Output?
      upstream.tryTransform(for: subscriber) { [predicate] in
        if let former = latest, try predicate(former, $0) { return .skip }
        latest = $0
        return .send($0)
      }
    }
  }

  /// Publishes no values, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// It publishes no values.
    public typealias Output = Never
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber) { _ in
        .skip
      } result: {
        .skip
      }
    }
  }
}
