extension Publisher {
  /// Publishes the latest values of two publishers, whenever one of them publishes, from when both
  /// have.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the latest values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes the latest values of three publishers, whenever one of them publishes, from when all
  /// have.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Publishes the latest values of four publishers, whenever one of them publishes, from when all
  /// have.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the latest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// Publishes the latest values of two publishers, whenever one of them publishes.
  ///
  /// It begins when both have published, and finishes when both have. What the subscriber asks for is
  /// asked of both; values that it didn't ask for are dropped.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// The latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CombineLatestSubscription<A.Output, B.Output, Failure>(subscriber)
      subscription.start()
      subscription.read(a, b)
    }
  }

  /// Publishes the latest values of three publishers, whenever one of them publishes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let pairs: CombineLatest<CombineLatest<A, B>, C>

    /// The latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      pairs = CombineLatest(CombineLatest(a, b), c)
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Publishes the latest values of four publishers, whenever one of them publishes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple with a value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let pairs: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// The latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

/// Reads two publishers: what zipping and combining have in common.
class PairSubscription<A, B, Failure: Error>: BufferedSubscription<(A, B), Failure> {
  private let a = UpstreamLink()
  private let b = UpstreamLink()
  private let finished = Locked((a: false, b: false))

  /// Takes a value, and puts the pair in that it makes, if any.
  func receive(a value: A) {}
  func receive(b value: B) {}

  /// Whether no pair can come any more.
  func hasEnded(a: Bool, b: Bool) -> Bool { a && b }

  final func read<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    p.read(through: a) { value in
      self.receive(a: value)
      self.deliverUntilEnd()
      return .none
    } receiveCompletion: { completion in
      self.finished.withLock { $0.a = true }
      self.didEnd(completion)
    }
    q.read(through: b) { value in
      self.receive(b: value)
      self.deliverUntilEnd()
      return .none
    } receiveCompletion: { completion in
      self.finished.withLock { $0.b = true }
      self.didEnd(completion)
    }
  }

  private func didEnd(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      didCancel()
      finish(completion)
    } else {
      deliverUntilEnd()
    }
  }

  private func deliverUntilEnd() {
    let finished = finished.withLock { $0 }
    if finished.a || finished.b, hasEnded(a: finished.a, b: finished.b) {
      didCancel()
      enqueue(.finished)
    }
    deliver()
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    a.request(demand)
    b.request(demand)
  }

  override func didCancel() {
    a.cancel()
    b.cancel()
  }
}

private final class CombineLatestSubscription<A, B, Failure: Error>:
  PairSubscription<A, B, Failure>
{
  private let latest = Locked((a: A?.none, b: B?.none))

  init(_ subscriber: any Subscriber<(A, B), Failure>) {
    super.init(subscriber, policy: .dropAll)
  }

  override func receive(a value: A) {
    let former = latest.withLock { latest in
      defer { latest.a = value }
      if let b = latest.b { enqueue((value, b)) }
      return latest.a
    }
    withExtendedLifetime(former) {}
  }

  override func receive(b value: B) {
    let former = latest.withLock { latest in
      defer { latest.b = value }
      if let a = latest.a { enqueue((a, value)) }
      return latest.b
    }
    withExtendedLifetime(former) {}
  }

  override var description: String { "CombineLatest" }
}
