extension Publisher {
  /// Publishes all values as one array when the upstream publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect { subscriber in
      var values: [Output] = []
      gather(for: subscriber, result: .send(values)) {
        values.append($0)
        return .skip
      }
    }
  }

  /// Publishes arrays of up to `count` values; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    let count = Swift.max(1, count)
    return Publishers.CollectByCount { subscriber in
      var values: [Output] = []
      func takeAll() -> [Output] {
        defer { values = [] }
        return values
      }
      gather(
        for: subscriber, asksFor: .perValue(count),
        result: values.isEmpty ? .skip : .send(takeAll())
      ) {
        values.append($0)
        return values.count == count ? .send(takeAll()) : .skip
      }
    }
  }

  /// Combines all values with a closure and publishes the result when the upstream publisher
  /// finishes.
  ///
  /// - Parameter initialResult: The initial result, published if there are no values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce { subscriber in
      var result = initialResult
      gather(for: subscriber, result: .send(result)) {
        result = nextPartialResult(result, $0)
        return .skip
      }
    }
  }

  /// Combines all values with a closure and publishes the result when the upstream publisher
  /// finishes; fails if the closure throws.
  ///
  /// - Parameter initialResult: The initial result, published if there are no values.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce { subscriber in
      var result = initialResult
      tryGather(for: subscriber, result: .send(result)) {
        result = try nextPartialResult(result, $0)
        return .skip
      }
    }
  }

  /// Publishes the number of values when the upstream publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(attach: reduce(0) { count, _ in count + 1 }.attach)
  }

  /// Publishes the minimum value in a given order when the upstream publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the maximum value in a given order when the upstream publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison { subscriber in
      var greatest: Output?
      gather(for: subscriber, result: greatest.map(Step.send) ?? .skip) {
        if let former = greatest, !areInIncreasingOrder(former, $0) { return .skip }
        greatest = $0
        return .skip
      }
    }
  }

  /// Publishes the minimum value in a given order when the upstream publisher finishes; fails if
  /// the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the maximum value in a given order when the upstream publisher finishes; fails if
  /// the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison { subscriber in
      var greatest: Output?
      tryGather(for: subscriber, result: greatest.map(Step.send) ?? .skip) {
        if let former = greatest, try !areInIncreasingOrder(former, $0) { return .skip }
        greatest = $0
        return .skip
      }
    }
  }

  /// Publishes a value if the upstream publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty { subscriber in
      var isEmpty = true
      gather(
        for: subscriber, asksFor: .perValue(1), result: isEmpty ? .send(output) : .skip
      ) {
        isEmpty = false
        return .send($0)
      }
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the minimum value when the upstream publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the maximum value when the upstream publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
