extension Publisher {
  /// Publishes the first value, and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value for which a closure says so, and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value for which a closure says so, and finishes; fails with what it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value, when publishing finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last value for which a closure says so, when publishing finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value for which a closure says so, when publishing finishes; fails with what
  /// it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the value at an index, counted from 0, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: Swift.max(0, index)..<Swift.max(0, index) + 1)
  }

  /// Publishes the values at a range of indices, counted from 0, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes at most so many values, and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }
}

extension Publishers {
  /// Publishes the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { .sendLast($0) }
    }
  }

  /// Publishes the first value for which a closure says so, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [predicate] in predicate($0) ? .sendLast($0) : .skip }
    }
  }

  /// Publishes the first value for which a closure says so, and finishes; fails with what it throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(for: subscriber) { [predicate] in
        try predicate($0) ? .sendLast($0) : .skip
      }
    }
  }

  /// Publishes the last value, when publishing finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.last { _ in true }.subscribe(subscriber)
    }
  }

  /// Publishes the last value for which a closure says so, when publishing finishes.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Output) -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.gather(for: subscriber) { [predicate] in
        if predicate($0) { last = $0 }
        return .skip
      } result: {
        last.map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes the last value for which a closure says so, when publishing finishes; fails with what
  /// it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Output) throws -> Bool

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.tryGather(for: subscriber) { [predicate] in
        if try predicate($0) { last = $0 }
        return .skip
      } result: {
        last.map(Step.send) ?? .skip
      }
    }
  }

  /// Publishes the values at a range of indices, and finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let range: Range<Int>

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty().subscribe(subscriber) }
      var count = 0
      upstream.transform(for: subscriber) { [range] in
        count += 1
        if count <= range.lowerBound { return .skip }
        return count < range.upperBound ? .send($0) : .sendLast($0)
      }
    }
  }
}
