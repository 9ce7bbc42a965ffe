/// Merging flattens a sequence of publishers.
extension Publishers {
  /// A publisher of the interleaved values of publishers of one type; finishes when all have
  /// finished.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.subscribe(subscriber)
    }

    /// Merges another publisher with these publishers.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// A publisher of the interleaved values of two publishers; finishes when all have finished.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B) { attach = merging(a, b) }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of three publishers; finishes when all have finished.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C) { attach = merging(a, b, c) }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of four publishers; finishes when all have finished.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { attach = merging(a, b, c, d) }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of five publishers; finishes when all have finished.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { attach = merging(a, b, c, d, e) }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of six publishers; finishes when all have finished.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      attach = merging(a, b, c, d, e, f)
    }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of seven publishers; finishes when all have finished.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      attach = merging(a, b, c, d, e, f, g)
    }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }

  /// A publisher of the interleaved values of eight publishers; finishes when all have finished.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The output type shared by the publishers.
    public typealias Output = A.Output
    /// The failure type shared by the publishers.
    public typealias Failure = A.Failure
    let attach: Attach<Output, Failure>
    /// Creates a publisher that merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      attach = merging(a, b, c, d, e, f, g, h)
    }
    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) }
  }
}

private func merging<Output, Failure: Error>(
  _ publishers: any Publisher<Output, Failure>...
) -> Attach<Output, Failure> {
  let merged = Publishers.MergeMany(publishers.map { AnyPublisher($0) })
  return { merged.subscribe($0) }
}
