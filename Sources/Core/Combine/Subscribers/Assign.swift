extension Subscribers {
  /// Asks for all values, and writes them to a property of an object, which it holds until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It never fails.
    public typealias Failure = Never

    private let root: Locked<Root?>
    private let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = UpstreamLink()

    /// Writes to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = Locked(object)
      self.keyPath = keyPath
      link.request(.unlimited)
    }

    /// The object, until publishing ends.
    public var object: Root? { root.withLock { $0 } }

    /// The name of the type.
    public var description: String { "Assign" }

    /// Asks the first subscription for all values, and cancels others.
    public func receive(subscription: any Subscription) { link.receive(subscription) }

    /// Writes the value to the property, until publishing has ended.
    ///
    /// - Returns: ``Demand/none``, as all values were asked for.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) {
      link.end()
      _ = root.take()
    }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      _ = root.take()
      link.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a property of an object, which is held as long as the subscription.
  ///
  /// - Returns: What ends the subscription, at the latest when it's released. An object that keeps
  ///   the result of an assignment to itself is never released; use ``assign(to:)`` for that.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
