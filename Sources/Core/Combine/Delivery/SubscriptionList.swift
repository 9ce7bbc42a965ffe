import Synchronization

/// The subscriptions with a subject, or with anything else that sends the same to all.
///
/// A value is put into all subscriptions before it is delivered to the first, so that all of them
/// get the values in the same order, whatever is sent meanwhile.
final class SubscriptionList<Output, Failure: Error> {
  /// What becomes of values that subscribers haven't asked for, or come too late for.
  enum Kind {
    /// They are lost.
    case passthrough
    /// The latest one is sent when a subscriber comes or asks for it, until publishing ends.
    case currentValue
    /// There's one value, and all get it.
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
  /// What subscriptions are called when they're printed.
  fileprivate let name: StaticString

  private let mutex = Mutex<Void>(())
  // All that follows is touched only while the mutex is held.
  /// The latest value, unless values are lost.
  private var latest: Output?
  private var subscriptions: [ListedSubscription<Output, Failure>] = []
  private var isEmpty = true
  /// The one subscription, if there is one.
  private var single: ListedSubscription<Output, Failure>?
  private var completion: Subscribers.Completion<Failure>?
  private var isOpen = true
  /// Subscriptions with publishers whose values are sent, and whether all values were asked for.
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

  /// The latest value, unless values are lost.
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

  /// Sends a value. After the end nothing is sent.
  func send(_ value: Output) {
    // What is dropped is released with no lock held: releasing it may run anything.
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

  /// Ends it. After the end nothing is sent.
  func finish(_ completion: Subscribers.Completion<Failure>) { publish(nil, completion) }

  /// Sends a value, or the end, or both.
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

  // MARK: Publishers whose values are sent

  /// Takes a subscription. All values are asked for as soon as a subscriber asks for one.
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

/// A subscription that is on a list until it ends.
private final class ListedSubscription<Output, Failure: Error>:
  BufferedSubscription<Output, Failure>
{
  private let list: SubscriptionList<Output, Failure>

  init(
    _ subscriber: any Subscriber<Output, Failure>, _ list: SubscriptionList<Output, Failure>,
    policy: BufferPolicy
  ) {
    self.list = list
    super.init(subscriber, policy: policy)
  }

  override func didRequest(_ demand: Subscribers.Demand) { list.didGetDemand() }
  override func didCancel() { list.remove(self) }
  override var description: String { "\(list.name)" }
}
