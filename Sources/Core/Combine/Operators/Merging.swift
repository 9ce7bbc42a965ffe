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
}

/// Returns a closure that attaches a subscriber to the interleaved values of publishers.
func merging<Output, Failure: Error>(
  _ publishers: any Publisher<Output, Failure>...
) -> Attach<Output, Failure> {
  let merged = Publishers.MergeMany(publishers.map { AnyPublisher($0) })
  return { merged.subscribe($0) }
}
