extension Publisher {
  /// Publishes the values of two publishers in pairs, in order.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes the results of a closure for the values of two publishers, in order.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map(transform)
  }

  /// Publishes the values of three publishers in tuples, in order.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes the results of a closure for the values of three publishers, in order.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map(transform)
  }

  /// Publishes the values of four publishers in tuples, in order.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the results of a closure for the values of four publishers, in order.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// Publishes the values of two publishers in pairs, in order.
  ///
  /// It finishes when one publisher has finished and all its values are used.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A tuple with one value from each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>

    /// Creates a publisher of pairs of values.
    public init(_ a: A, _ b: B) {
      attach = pairing(a, b, keepsLatest: false)
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// Publishes the values of three publishers in tuples, in order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple with one value from each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>

    /// Creates a publisher of tuples of three values.
    public init(_ a: A, _ b: B, _ c: C) {
      attach = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.attach
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// Publishes the values of four publishers in tuples, in order.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple with one value from each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>

    /// Creates a publisher of tuples of four values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      attach = Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.attach
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }
}
