extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    transforming { .send(transform($0)) }
  }

  /// Transforms each value with a closure; fails if the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    transforming { .send(try transform($0)) }
  }

  /// Replaces each `nil` with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    transforming { .send($0[keyPath: keyPath]) }
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    transforming { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    transforming {
      .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
    }
  }

  /// Transforms each value with a closure that also receives its previous result.
  ///
  /// - Parameter initialResult: The initial value of the previous result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan { subscriber in
      var result = initialResult
      transform(for: subscriber) {
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// Transforms each value with a closure that also receives its previous result; fails if the
  /// closure throws.
  ///
  /// - Parameter initialResult: The initial value of the previous result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan { subscriber in
      var result = initialResult
      tryTransform(for: subscriber) {
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }
}
