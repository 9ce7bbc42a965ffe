extension Subscribers {
  /// Asks for all values, and calls closures with them and with the completion.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private struct Closures {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    private let state = Locked(State.waiting)
    /// They are let go at the end, with what they hold.
    private let closures: Locked<Closures?>

    /// - Parameters:
    ///   - receiveCompletion: Called once, when publishing ends.
    ///   - receiveValue: Called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Locked(Closures(value: receiveValue, completion: receiveCompletion))
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// Asks the first subscription for all values, and cancels others.
    public func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure for values, until publishing has ended.
    ///
    /// - Returns: ``Demand/none``, as all values were asked for.
    public func receive(_ value: Input) -> Demand {
      closures.withLock { $0 }?.value(value)
      return .none
    }

    /// Calls the closure for the completion, once, and releases both closures.
    public func receive(completion: Completion<Failure>) {
      _ = state.exchange(.ended)
      closures.take()?.completion(completion)
    }

    /// Cancels the subscription, and releases the closures without calling them.
    public func cancel() {
      let former = state.exchange(.ended)
      _ = closures.take()
      if case .subscribed(let subscription) = former { subscription.cancel() }
    }
  }
}

extension Publisher {
  /// Calls closures with every value and at the end.
  ///
  /// - Returns: What ends the subscription, at the latest when it's released.
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
  /// - Returns: What ends the subscription, at the latest when it's released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
