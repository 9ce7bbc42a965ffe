/// An operator's connection with the publisher that it reads.
///
/// What is asked for before the publisher gives its subscription is asked for then.
final class UpstreamLink {
  private enum State {
    case waiting(Subscribers.Demand)
    case linked(any Subscription)
    case ended
  }

  private let state = Locked(State.waiting(.none))

  /// Whether values are still expected.
  var isActive: Bool {
    state.withLock { state in
      if case .ended = state { return false }
      return true
    }
  }

  /// Takes the publisher's subscription; a second one is cancelled.
  func receive(_ subscription: any Subscription) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard case .waiting(let demand) = state else { return nil }
      state = .linked(subscription)
      return demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
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

  /// Lets go of the subscription, because publishing has ended.
  func end() {
    _ = state.exchange(.ended)
  }
}

/// Passes what it receives to closures, as long as its link is active.
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
  /// Reads this publisher through a link, unless the link has been cancelled already.
  func read(
    through link: UpstreamLink,
    receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    guard link.isActive else { return }
    subscribe(LinkSubscriber(link, receiveValue, receiveCompletion))
  }
}

/// What an operator asks its publisher for.
enum UpstreamDemand {
  /// All values, at once.
  case unlimited
  /// So many values for each one that the subscriber asks for.
  case perValue(Int)
}

/// A buffered subscription of an operator that reads one publisher.
class OperatorSubscription<Output, Failure: Error>: BufferedSubscription<Output, Failure> {
  let upstream = UpstreamLink()
  private let upstreamDemand: UpstreamDemand

  init(
    _ subscriber: any Subscriber<Output, Failure>, asksFor upstreamDemand: UpstreamDemand,
    policy: BufferPolicy = .keepAll
  ) {
    self.upstreamDemand = upstreamDemand
    super.init(subscriber, policy: policy)
    if case .unlimited = upstreamDemand { upstream.request(.unlimited) }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    if case .perValue(let count) = upstreamDemand { upstream.request(demand * count) }
  }

  override func didCancel() { upstream.cancel() }
}
