extension Subscribers {
  /// A subscriber that requests all values and passes them and the completion to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    /// The closures, released at the end together with their captures.
    private let closures: Locked<Closures?>
    private let link = UpstreamLink(asksFor: .unlimited)

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once with the completion.
    ///   - receiveValue: Called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Locked(Closures(value: receiveValue, completion: receiveCompletion))
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// Requests all values from the first subscription, and cancels others.
    public func receive(subscription: any Subscription) { link.receive(subscription) }

    /// Calls the closure for values, until publishing has ended.
    ///
    /// - Returns: ``Demand/none``, because all values have been requested.
    public func receive(_ value: Input) -> Demand {
      closures.withLock { $0 }?.value(value)
      return .none
    }

    /// Calls the closure for the completion once, and releases both closures.
    public func receive(completion: Completion<Failure>) {
      link.end()
      closures.take()?.completion(completion)
    }

    /// Cancels the subscription and releases the closures without calling them.
    public func cancel() {
      _ = closures.take()
      link.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures with every value and with the completion.
  ///
  /// - Returns: A cancellable that ends the subscription when canceled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value.
  ///
  /// - Returns: A cancellable that ends the subscription when canceled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
