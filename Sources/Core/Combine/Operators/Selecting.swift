extension Publisher {
  /// Publishes the first value, then finishes.
  public func first() -> Publishers.First<Self> { transforming { .sendLast($0) } }

  /// Publishes the first value that satisfies a predicate, then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    transforming { predicate($0) ? .sendLast($0) : .skip }
  }

  /// Publishes the first value that satisfies a predicate, then finishes; fails if the predicate
  /// throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    transforming { try predicate($0) ? .sendLast($0) : .skip }
  }

  /// Publishes the last value when the upstream publisher finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(attach: last { _ in true }.attach)
  }

  /// Publishes the last value that satisfies a predicate when the upstream publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere { subscriber in
      var last: Output?
      gather(for: subscriber, result: last.map(Step.send) ?? .skip) {
        if predicate($0) { last = $0 }
        return .skip
      }
    }
  }

  /// Publishes the last value that satisfies a predicate when the upstream publisher finishes;
  /// fails if the predicate throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere { subscriber in
      var last: Output?
      tryGather(for: subscriber, result: last.map(Step.send) ?? .skip) {
        if try predicate($0) { last = $0 }
        return .skip
      }
    }
  }

  /// Publishes the value at a zero-based index, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: Swift.max(0, index)..<Swift.max(0, index) + 1)
  }

  /// Publishes the values in a range of zero-based indices, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Publishers.Output { subscriber in
      guard !range.isEmpty else { return Empty().subscribe(subscriber) }
      var count = 0
      transform(for: subscriber) {
        count += 1
        if count <= range.lowerBound { return .skip }
        return count < range.upperBound ? .send($0) : .sendLast($0)
      }
    }
  }

  /// Publishes up to `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }
}
