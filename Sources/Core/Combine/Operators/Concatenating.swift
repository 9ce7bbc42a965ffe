extension Publisher {
  /// Publishes additional values after this publisher finishes.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after this publisher finishes.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Continues with another publisher after this one finishes.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Publishes values before those of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher before those of this one.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}

extension Publishers {
  /// A publisher of the values of one publisher followed by those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The output type shared by the publishers.
    public typealias Output = Suffix.Output
    /// The failure type shared by the publishers.
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The publisher that follows when the first one finishes.
    public let suffix: Suffix

    /// Creates a publisher that concatenates two publishers.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let subscription = SwitchingSubscription(subscriber)
      subscription.start()
      subscription.read(prefix) { [suffix] completion in
        switch completion {
        case .finished: subscription.read(suffix)
        case .failure: subscription.finish(completion)
        }
      }
    }
  }
}
