/// An operator's connection to its upstream publisher.
///
/// Demand requested before the subscription arrives is forwarded once it does.
final class UpstreamLink {
  private enum State {
    case waiting(Subscribers.Demand)
    case linked(any Subscription)
    case ended
  }

  private let state: Locked<State>

  /// Creates a link that requests values as soon as it can.
  init(asksFor demand: Subscribers.Demand = .none) { state = Locked(.waiting(demand)) }

  /// Whether more values are expected.
  var isActive: Bool {
    state.withLock { state in
      if case .ended = state { return false }
      return true
    }
  }

  /// Receives the publisher's subscription; cancels any further one.
  ///
  /// - Returns: Whether the subscription is active.
  @discardableResult
  func receive(_ subscription: any Subscription) -> Bool {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard case .waiting(let demand) = state else { return nil }
      state = .linked(subscription)
      return demand
    }
    guard let demand else {
      subscription.cancel()
      return false
    }
    if demand > .none { subscription.request(demand) }
    return true
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state -> (any Subscription)? in
      switch state {
      case .waiting(let former):
        state = .waiting(former + demand)
        return nil
      case .linked(let subscription): return subscription
      case .ended: return nil
      }
    }
    subscription?.request(demand)
  }

  func cancel() {
    if case .linked(let subscription) = state.exchange(.ended) { subscription.cancel() }
  }

  /// Releases the subscription because publishing has ended.
  func end() {
    _ = state.exchange(.ended)
  }
}

/// Forwards events to closures while its link is active.
private final class LinkSubscriber<Input, Failure: Error>: Subscriber {
  let link: UpstreamLink
  let receiveValue: (Input) -> Subscribers.Demand
  let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ link: UpstreamLink, _ receiveValue: @escaping (Input) -> Subscribers.Demand,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.link = link
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) { link.receive(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isActive ? receiveValue(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    link.end()
    receiveCompletion(completion)
  }
}

extension Publisher {
  /// Reads this publisher through a link, unless the link is already canceled.
  func read(
    through link: UpstreamLink,
    receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    guard link.isActive else { return }
    subscribe(LinkSubscriber(link, receiveValue, receiveCompletion))
  }
}
