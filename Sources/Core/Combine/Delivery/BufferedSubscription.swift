import Foundation
import Synchronization

/// The subscription of publishers and most operators, which buffers values until its subscriber
/// requests them.
///
/// It implements the delivery rules of all publishers:
/// - The subscriber receives the values one at a time, in the order in which they were enqueued,
///   and no more than it requested, followed by the completion. It receives nothing after the
///   completion or after it cancels.
/// - No lock is held during delivery. While one thread delivers, other threads leave their values
///   to it. Values sent during a delivery on the same thread are delivered within it, as in
///   Combine. A delivery in progress also serves new demand, so that long sequences do not recurse.
/// - At the end the subscription releases the subscriber, which breaks the reference cycle.
///
/// The compiler emits one generic copy of this code for all value types, in which each dependent
/// type, such as `Output?`, costs a metadata lookup. The common path, a value that is delivered
/// immediately, therefore avoids such types.
class BufferedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let canRefill: Bool
  private let policy: BufferPolicy
  private let name: StaticString

  private let mutex = Mutex<Void>(())
  // The mutex protects all of the following properties.
  private var downstream: Downstream<Output, Failure>?
  private var progress = DeliveryProgress()
  private var buffer = Queue<Output>()
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - canRefill: Whether ``refill()`` provides more values.
  ///   - name: The description.
  init(
    _ subscriber: any Subscriber<Output, Failure>, policy: BufferPolicy = .keepAll,
    canRefill: Bool = false, name: StaticString = "Subscription"
  ) {
    downstream = Downstream.to(subscriber)
    self.policy = policy
    self.name = name
    self.canRefill = canRefill
  }

  // MARK: Overridden by subclasses

  /// Called with the subscriber's demand, after waiting values have been delivered.
  func didRequest(_ demand: Subscribers.Demand) {}

  /// Called after each delivered value.
  func didDeliver() {}

  /// Called when values are requested but none is waiting, to enqueue more. Never called
  /// concurrently.
  func refill() {}

  /// Called when the subscriber cancels.
  func didCancel() {}

  var description: String { "\(name)" }

  // MARK: Enqueuing

  final func send(_ value: Output) {
    if let downstream = beginWithValue() {
      deliver(value, to: downstream)
    } else {
      enqueue(value)
      deliver()
    }
  }

  /// Begins delivery of a value that need not wait, without delivering it. May be called while a
  /// lock is held.
  ///
  /// - Returns: The subscriber if the value must be passed to ``deliver(_:to:)``; `nil` if it must
  ///   be enqueued.
  final func beginWithValue() -> Downstream<Output, Failure>? {
    let thread = pthread_self()
    var immediate: Downstream<Output, Failure>?
    mutex.withLock { _ in
      if progress.beginWithValue(on: thread) { immediate = downstream }
    }
    return immediate
  }

  /// Enqueues a value without delivering it. May be called while a lock is held.
  ///
  /// - Returns: The value that was dropped to make room, to be released without holding a lock.
  @discardableResult
  final func enqueue(_ value: Output) -> Output? {
    var dropped: Output?
    mutex.withLock { _ in
      guard progress.isOpen else { return }
      if progress.hasRoom(policy.capacity) {
        progress.waiting += 1
        buffer.append(value)
      } else if policy.dropsOldest {
        dropped = buffer.popFirst()
        buffer.append(value)
      }
    }
    return dropped
  }

  /// Enqueues the completion without delivering it. A second completion is ignored.
  final func enqueue(_ end: Subscribers.Completion<Failure>) {
    mutex.withLock { _ in
      guard progress.isOpen else { return }
      progress.isOpen = false
      completion = end
    }
  }

  final func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    enqueue(completion)
    deliver()
  }

  // MARK: Delivery

  /// Passes this subscription to the subscriber, then delivers the completion if it is already
  /// known.
  final func start() {
    current?.receive(subscription: self)
    mutex.withLock { _ in progress.isStarted = true }
    deliver()
  }

  private var current: Downstream<Output, Failure>? {
    var current: Downstream<Output, Failure>?
    mutex.withLock { _ in current = downstream }
    return current
  }

  /// Delivers a value whose delivery has begun, followed by values that arrived meanwhile.
  final func deliver(_ value: Output, to downstream: Downstream<Output, Failure>) {
    add(downstream.receive(value))
    didDeliver()
    deliverRest()
  }

  /// Delivers waiting values as requested.
  final func deliver() { deliver(nested: true) }

  private func deliver(nested: Bool) {
    let thread = pthread_self()
    var isMine = false
    mutex.withLock { _ in isMine = progress.begin(on: thread, nested: nested) }
    if isMine { deliverRest() }
  }

  /// Delivers until nothing is left to deliver, then ends the delivery.
  private func deliverRest() {
    var mayRefill = canRefill
    while true {
      var step = DeliveryProgress.Step.stop
      mutex.withLock { _ in
        step = progress.next(
          dropsAtEnd: policy.isDroppedAtEnd, mayRefill: mayRefill, isActive: downstream != nil)
      }
      mayRefill = canRefill
      switch step {
      case .value: deliverFirst()
      case .completion: deliverCompletion()
      case .refill:
        refill()
        mayRefill = false
      case .stop: return
      }
    }
  }

  private func deliverFirst() {
    var value: Output?
    var downstream: Downstream<Output, Failure>?
    mutex.withLock { _ in
      value = buffer.popFirst()
      downstream = self.downstream
    }
    guard let value, let downstream else { return }
    add(downstream.receive(value))
    didDeliver()
  }

  private func deliverCompletion() {
    var end:
      (completion: Subscribers.Completion<Failure>?, downstream: Downstream<Output, Failure>?)
    mutex.withLock { _ in
      end = (completion, downstream)
      downstream = nil
    }
    if let completion = end.completion { end.downstream?.receive(completion: completion) }
  }

  private func add(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    mutex.withLock { _ in progress.demand += demand }
    didRequest(demand)
  }

  /// The demand that has not been met yet.
  final var outstandingDemand: Subscribers.Demand {
    mutex.withLock { _ in progress.demand - progress.waiting }
  }

  /// Whether no values are waiting for demand.
  final var isDrained: Bool { mutex.withLock { _ in progress.waiting == 0 } }

  /// Whether there is no room for another value.
  final var isFull: Bool { mutex.withLock { _ in !progress.hasRoom(policy.capacity) } }

  // MARK: Subscription

  final func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    mutex.withLock { _ in progress.demand += demand }
    deliver(nested: false)
    didRequest(demand)
  }

  final func cancel() {
    // Released without holding the lock, because releasing may run arbitrary code.
    var former: Downstream<Output, Failure>?
    var values = Queue<Output>()
    mutex.withLock { _ in
      swap(&former, &downstream)
      swap(&values, &buffer)
      progress.waiting = 0
      progress.isOpen = false
    }
    if former != nil { didCancel() }
    withExtendedLifetime(values) {}
  }
}
