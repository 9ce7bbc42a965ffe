/// A closure that attaches a subscriber to a publisher.
typealias Attach<Output, Failure: Error> = (any Subscriber<Output, Failure>) -> Void

/// A publisher returned by an operator.
///
/// Its type only names the operator; the method of ``Publisher`` that creates it implements it.
protocol Operator: Publisher {
  init(attach: @escaping Attach<Output, Failure>)
}

/// The demand of an operator from its upstream publisher.
enum UpstreamDemand {
  /// Requests all values immediately.
  case unlimited
  /// Requests a number of values for each value that the subscriber requests.
  case perValue(Int)
  /// Requests a number of values immediately, and another one for each delivered value.
  case ahead(Int)
  /// Passes the subscriber's demand to a closure.
  case custom((Subscribers.Demand) -> Void)
}

/// A buffered subscription of an operator with a single upstream publisher.
class OperatorSubscription<Output, Failure: Error>: BufferedSubscription<Output, Failure> {
  let upstream: UpstreamLink
  private let upstreamDemand: UpstreamDemand
  /// Called when the subscriber cancels. Set before the subscription starts.
  final var onCancel: () -> Void = {}

  init(
    _ subscriber: any Subscriber<Output, Failure>, asksFor upstreamDemand: UpstreamDemand,
    policy: BufferPolicy = .keepAll, name: StaticString = "Subscription"
  ) {
    self.upstreamDemand = upstreamDemand
    switch upstreamDemand {
    case .unlimited: upstream = UpstreamLink(asksFor: .unlimited)
    case .ahead(let count): upstream = UpstreamLink(asksFor: .max(count))
    case .perValue, .custom: upstream = UpstreamLink()
    }
    super.init(subscriber, policy: policy, name: name)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    switch upstreamDemand {
    case .unlimited, .ahead: break
    case .perValue(let count): upstream.request(demand * count)
    case .custom(let request): request(demand)
    }
  }

  override func didDeliver() {
    if case .ahead = upstreamDemand { upstream.request(.max(1)) }
  }

  override func didCancel() {
    upstream.cancel()
    onCancel()
  }
}
