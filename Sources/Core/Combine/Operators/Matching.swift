extension Publisher {
  /// Publishes whether all values satisfy a predicate, as soon as this is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy {
      gather(for: $0, result: .send(true)) { predicate($0) ? .skip : .sendLast(false) }
    }
  }

  /// Publishes whether all values satisfy a predicate, as soon as this is known; fails if the
  /// predicate throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy {
      tryGather(for: $0, result: .send(true)) { try predicate($0) ? .skip : .sendLast(false) }
    }
  }

  /// Publishes whether any value satisfies a predicate, as soon as this is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere {
      gather(for: $0, result: .send(false)) { predicate($0) ? .sendLast(true) : .skip }
    }
  }

  /// Publishes whether any value satisfies a predicate, as soon as this is known; fails if the
  /// predicate throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere {
      tryGather(for: $0, result: .send(false)) { try predicate($0) ? .sendLast(true) : .skip }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether an equal value is received, as soon as this is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(attach: contains { $0 == output }.attach)
  }
}
