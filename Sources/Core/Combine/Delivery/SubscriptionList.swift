import Synchronization

/// The subscriptions to a subject, or to any other source that sends the same values to all.
///
/// A value is enqueued in all subscriptions before it is delivered to the first one, so that all
/// subscribers receive values in the same order, even if more are sent meanwhile.
final class SubscriptionList<Output, Failure: Error> {
  /// How values that subscribers have not requested, or subscribed too late for, are handled.
  enum Kind {
    /// Drops them.
    case passthrough
    /// Sends the latest value when a subscriber attaches or requests one, until publishing ends.
    case currentValue
    /// Sends a single value to all subscribers.
    case future

    fileprivate var policy: BufferPolicy {
      switch self {
      case .passthrough: .dropAll
      case .currentValue: .keepLatest
      case .future: .keepAll
      }
    }
  }

  private let kind: Kind
  /// The description of subscriptions.
  fileprivate let name: StaticString

  private let mutex = Mutex<Void>(())
  // The mutex protects all of the following properties.
  /// The latest value; `nil` if values are dropped.
  private var latest: Output?
  private var subscriptions: [ListedSubscription<Output, Failure>] = []
  private var isEmpty = true
  /// The only subscription; `nil` if there are none or several.
  private var single: ListedSubscription<Output, Failure>?
  private var completion: Subscribers.Completion<Failure>?
  private var isOpen = true
  /// The subscriptions to publishers whose values are sent, and whether all values were requested.
  private var upstream: [any Subscription] = []
  private var hasDemand: Bool

  init(_ kind: Kind, current: Output? = nil, name: StaticString) {
    self.kind = kind
    self.name = name
    latest = current
    hasDemand = kind == .currentValue
  }

  deinit {
    for subscription in upstream { subscription.cancel() }
  }

  /// The latest value; `nil` if values are dropped.
  var current: Output? {
    var current: Output?
    mutex.withLock { _ in current = latest }
    return current
  }

  // MARK: Subscribers

  func attach(_ subscriber: any Subscriber<Output, Failure>) {
    let subscription = ListedSubscription(subscriber, self, policy: kind.policy)
    mutex.withLock { _ in
      if let latest, isOpen || kind == .future { subscription.enqueue(latest) }
      if let completion {
        subscription.enqueue(completion)
      } else {
        setSubscriptions(subscriptions + [subscription])
      }
    }
    subscription.start()
  }

  fileprivate func remove(_ subscription: ListedSubscription<Output, Failure>) {
    mutex.withLock { _ in
      if let index = subscriptions.firstIndex(where: { $0 === subscription }) {
        subscriptions.remove(at: index)
        setSubscriptions(subscriptions)
      }
    }
  }

  private func setSubscriptions(_ new: [ListedSubscription<Output, Failure>]) {
    subscriptions = new
    single = new.count == 1 ? new[0] : nil
    isEmpty = new.isEmpty
  }

  // MARK: Sending

  /// Sends a value; ignored after the completion.
  func send(_ value: Output) {
    // Released without holding the lock, because releasing may run arbitrary code.
    var (former, dropped): (Output?, Output?)
    var target: ListedSubscription<Output, Failure>?
    var downstream: Downstream<Output, Failure>?
    var hasSeveral = false
    mutex.withLock { _ in
      guard isOpen else { return }
      hasSeveral = single == nil && !isEmpty
      if hasSeveral { return }
      if kind != .passthrough {
        former = latest
        latest = value
      }
      target = single
      downstream = single?.beginWithValue()
      if downstream == nil { dropped = single?.enqueue(value) }
    }
    if hasSeveral { return publish(value, nil) }
    if let target {
      if let downstream { target.deliver(value, to: downstream) } else { target.deliver() }
    }
    withExtendedLifetime((former, dropped)) {}
  }

  /// Sends the completion; nothing is sent afterwards.
  func finish(_ completion: Subscribers.Completion<Failure>) { publish(nil, completion) }

  /// Sends a value, a completion, or both.
  func publish(_ value: Output?, _ end: Subscribers.Completion<Failure>?) {
    var dropped: [Output?] = []
    var targets: [ListedSubscription<Output, Failure>] = []
    mutex.withLock { _ in
      guard isOpen else { return }
      targets = subscriptions
      if let value {
        if kind != .passthrough {
          dropped.append(latest)
          latest = value
        }
        for target in targets { dropped.append(target.enqueue(value)) }
      }
      if let end {
        isOpen = false
        completion = end
        setSubscriptions([])
        for target in targets { target.enqueue(end) }
      }
    }
    for target in targets { target.deliver() }
    withExtendedLifetime(dropped) {}
  }

  // MARK: Upstream publishers

  /// Receives a subscription. All values are requested once a subscriber requests one.
  func receive(_ subscription: any Subscription) {
    var asksNow = false
    mutex.withLock { _ in
      upstream.append(subscription)
      asksNow = hasDemand
    }
    if asksNow { subscription.request(.unlimited) }
  }

  fileprivate func didGetDemand() {
    var waiting: [any Subscription] = []
    mutex.withLock { _ in
      if !hasDemand { waiting = upstream }
      hasDemand = true
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }
}

/// A subscription that is in a list until it ends.
private final class ListedSubscription<Output, Failure: Error>:
  BufferedSubscription<Output, Failure>
{
  private let list: SubscriptionList<Output, Failure>

  init(
    _ subscriber: any Subscriber<Output, Failure>, _ list: SubscriptionList<Output, Failure>,
    policy: BufferPolicy
  ) {
    self.list = list
    super.init(subscriber, policy: policy, name: list.name)
  }

  override func didRequest(_ demand: Subscribers.Demand) { list.didGetDemand() }
  override func didCancel() { list.remove(self) }
}
