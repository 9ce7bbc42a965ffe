extension Publisher {
  /// Publishes whether a closure says yes for all values, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure says yes for all values, as soon as that is known; fails with what
  /// it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure says yes for any value, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure says yes for any value, as soon as that is known; fails with what it
  /// throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value is among the values, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers {
  /// Publishes whether a closure says yes for all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// It publishes one Boolean value.
    public typealias Output = Bool
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber) { [predicate] in
        predicate($0) ? .skip : .sendLast(false)
      } result: {
        .send(true)
      }
    }
  }

  /// Publishes whether a closure says yes for all values; fails with what it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// It publishes one Boolean value.
    public typealias Output = Bool
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryGather(for: subscriber) { [predicate] in
        try predicate($0) ? .skip : .sendLast(false)
      } result: {
        .send(true)
      }
    }
  }

  /// Publishes whether a value is among the values.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// It publishes one Boolean value.
    public typealias Output = Bool
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.contains { [output] in $0 == output }.subscribe(subscriber)
    }
  }

  /// Publishes whether a closure says yes for any value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// It publishes one Boolean value.
    public typealias Output = Bool
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber) { [predicate] in
        predicate($0) ? .sendLast(true) : .skip
      } result: {
        .send(false)
      }
    }
  }

  /// Publishes whether a closure says yes for any value; fails with what it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// It publishes one Boolean value.
    public typealias Output = Bool
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryGather(for: subscriber) { [predicate] in
        try predicate($0) ? .sendLast(true) : .skip
      } result: {
        .send(false)
      }
    }
  }
}
