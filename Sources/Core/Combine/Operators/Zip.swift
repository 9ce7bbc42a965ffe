extension Publisher {
  /// Publishes pairs of the first values of two publishers, of their second values, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what a closure makes of the first values of two publishers, of their second values,
  /// and so on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map(transform)
  }

  /// Publishes the first values of three publishers, their second values, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the first values of three publishers, of their second values,
  /// and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map(transform)
  }

  /// Publishes the first values of four publishers, their second values, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the first values of four publishers, of their second values,
  /// and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// Publishes pairs of the first values of two publishers, of their second values, and so on.
  ///
  /// It finishes when one of them has and its values are used up.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// The values of two publishers, in pairs.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ZipSubscription<A.Output, B.Output, Failure>(subscriber)
      subscription.start()
      subscription.read(a, b)
    }
  }

  /// Publishes the first values of three publishers, their second values, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let pairs: Zip<Zip<A, B>, C>

    /// The values of three publishers, by their order.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = Zip(Zip(a, b), c)
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Publishes the first values of four publishers, their second values, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let pairs: Zip<Zip<A, B>, Zip<C, D>>

    /// The values of four publishers, by their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = Zip(Zip(a, b), Zip(c, d))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

private final class ZipSubscription<A, B, Failure: Error>: PairSubscription<A, B, Failure> {
  /// Values that wait for the other publisher's.
  private let waiting = Locked((a: Queue<A>(), b: Queue<B>()))

  override func receive(a value: A) {
    waiting.withLock { waiting in
      if let b = waiting.b.popFirst() {
        enqueue((value, b))
      } else {
        waiting.a.append(value)
      }
    }
  }

  override func receive(b value: B) {
    waiting.withLock { waiting in
      if let a = waiting.a.popFirst() {
        enqueue((a, value))
      } else {
        waiting.b.append(value)
      }
    }
  }

  override func hasEnded(a: Bool, b: Bool) -> Bool {
    waiting.withLock { (a && $0.a.isEmpty) || (b && $0.b.isEmpty) }
  }

  override var description: String { "Zip" }
}
