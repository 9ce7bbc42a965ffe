extension Publisher {
  /// Publishes the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transforming { isIncluded($0) ? .send($0) : .skip }
  }

  /// Publishes the values that satisfy a predicate; fails if the predicate throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    transforming { try isIncluded($0) ? .send($0) : .skip }
  }

  /// Publishes the non-`nil` results of a closure for each value.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    transforming { transform($0).map(Step.send) ?? .skip }
  }

  /// Publishes the non-`nil` results of a closure for each value; fails if the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    transforming { try transform($0).map(Step.send) ?? .skip }
  }

  /// Publishes the values that are not equal to the previous one, according to a predicate.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates { subscriber in
      var latest: Output?
      transform(for: subscriber) {
        if let former = latest, predicate(former, $0) { return .skip }
        latest = $0
        return .send($0)
      }
    }
  }

  /// Publishes the values that are not equal to the previous one, according to a predicate; fails
  /// if the predicate throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates { subscriber in
      var latest: Output?
      tryTransform(for: subscriber) {
        if let former = latest, try predicate(former, $0) { return .skip }
        latest = $0
        return .send($0)
      }
    }
  }

  /// Publishes no values, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput { gather(for: $0, result: .skip) { _ in .skip } }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that are not equal to the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
