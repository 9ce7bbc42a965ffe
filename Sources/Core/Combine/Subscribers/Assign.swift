extension Subscribers {
  /// A subscriber that requests all values and assigns them to a property of an object, which it
  /// retains until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// This subscriber never receives an error.
    public typealias Failure = Never

    private let root: Locked<Root?>
    private let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = UpstreamLink(asksFor: .unlimited)

    /// Creates a subscriber that assigns to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = Locked(object)
      self.keyPath = keyPath
    }

    /// The object, until publishing ends.
    public var object: Root? { root.withLock { $0 } }

    /// The name of the type.
    public var description: String { "Assign" }

    /// Requests all values from the first subscription, and cancels others.
    public func receive(subscription: any Subscription) { link.receive(subscription) }

    /// Assigns the value to the property, until publishing has ended.
    ///
    /// - Returns: ``Demand/none``, because all values have been requested.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) {
      link.end()
      _ = root.take()
    }

    /// Cancels the subscription and releases the object.
    public func cancel() {
      _ = root.take()
      link.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a property of an object, which is retained by the subscription.
  ///
  /// - Returns: A cancellable that ends the subscription when canceled or released. An object that
  ///   stores the result of an assignment to itself is never released; use ``assign(to:)`` instead.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
