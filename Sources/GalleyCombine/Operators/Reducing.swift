extension Publisher {
  /// Publishes all values as one array, when publishing finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes arrays of so many values; the last one may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Publishes what a closure makes of all values, when publishing finishes.
  ///
  /// - Parameter initialResult: What the closure gets with the first value; published if there's none.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what a closure makes of all values, when publishing finishes; fails with what it
  /// throws.
  ///
  /// - Parameter initialResult: What the closure gets with the first value; published if there's none.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the number of values, when publishing finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes the least value by a closure's order, when publishing finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by a closure's order, when publishing finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the least value by a closure's order, when publishing finishes; fails with what it
  /// throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by a closure's order, when publishing finishes; fails with what it
  /// throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes a value if there was none, when publishing finishes.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the least value, when publishing finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the greatest value, when publishing finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publishers {
  /// Publishes all values as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// Arrays of the upstream publisher's values.
    public typealias Output = [Upstream.Output]
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.gather(for: subscriber) {
        values.append($0)
        return .skip
      } result: {
        .send(values)
      }
    }
  }

  /// Publishes arrays of so many values; the last one may have fewer.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Arrays of the upstream publisher's values.
    public typealias Output = [Upstream.Output]
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = Swift.max(1, count)
      var values: Output = []
      func takeAll() -> Output {
        defer { values = [] }
        return values
      }
      upstream.gather(for: subscriber, asksFor: .perValue(count)) {
        values.append($0)
        return values.count == count ? .send(takeAll()) : .skip
      } result: {
        values.isEmpty ? .skip : .send(takeAll())
      }
    }
  }

  /// Publishes what a closure makes of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.gather(for: subscriber) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .skip
      } result: {
        .send(result)
      }
    }
  }

  /// Publishes what a closure makes of all values; fails with what it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.tryGather(for: subscriber) { [nextPartialResult] in
        result = try nextPartialResult(result, $0)
        return .skip
      } result: {
        .send(result)
      }
    }
  }

  /// Publishes the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The number of values.
    public typealias Output = Int
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.reduce(0) { count, _ in count + 1 }.subscribe(subscriber)
    }
  }

  /// Publishes the greatest value by a closure's order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areInIncreasingOrder: (Output, Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.gather(for: subscriber) { [areInIncreasingOrder] in
        if let former = greatest, !areInIncreasingOrder(former, $0) { return .skip }
        greatest = $0
        return .skip
      } result: {
        greatest.map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes the greatest value by a closure's order; fails with what it throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.tryGather(for: subscriber) { [areInIncreasingOrder] in
        if let former = greatest, try !areInIncreasingOrder(former, $0) { return .skip }
        greatest = $0
        return .skip
      } result: {
        greatest.map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes a value if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Output

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.gather(for: subscriber, asksFor: .perValue(1)) {
        isEmpty = false
        return .send($0)
      } result: { [output] in
        isEmpty ? .send(output) : .skip
      }
    }
  }
}
