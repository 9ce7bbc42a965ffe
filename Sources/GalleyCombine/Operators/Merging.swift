/// Merging is flattening a sequence of publishers.
extension Publishers {
  /// Publishes the values of publishers of one type, as they come, and finishes when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// The values of these publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// The values of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
    }

    /// Merges another publisher with these.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// Publishes the values of two publishers, as they come, and finishes when all have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B) {
      merged = MergeMany(AnyPublisher(a), AnyPublisher(b))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of three publishers, as they come, and finishes when all have.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      merged = MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of four publishers, as they come, and finishes when all have.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      merged = MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of five publishers, as they come, and finishes when all have.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      merged = MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of six publishers, as they come, and finishes when all have.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      merged = MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of seven publishers, as they come, and finishes when all have.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      merged = MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }

  /// Publishes the values of eight publishers, as they come, and finishes when all have.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
  {
    /// The publishers' common kind of values.
    public typealias Output = A.Output
    /// The publishers' common kind of error.
    public typealias Failure = A.Failure
    let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// The values of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      merged = MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g), AnyPublisher(h))
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.subscribe(subscriber)
    }
  }
}
