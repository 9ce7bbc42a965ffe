import Foundation
import Synchronization

/// What a subscription does with values that its subscriber hasn't asked for.
struct BufferPolicy {
  /// How many such values wait.
  var capacity: Int
  /// Whether a further value takes the oldest one's place, instead of being dropped itself.
  var dropsOldest = false
  /// Whether the end of publishing drops them, instead of waiting for them.
  var isDroppedAtEnd = false

  /// All of them wait.
  static var keepAll: BufferPolicy { BufferPolicy(capacity: .max) }
  /// They are dropped.
  static var dropAll: BufferPolicy { BufferPolicy(capacity: 0) }
  /// The latest one waits.
  static var keepLatest: BufferPolicy {
    BufferPolicy(capacity: 1, dropsOldest: true, isDroppedAtEnd: true)
  }
}

/// The subscription that publishers and most operators give: values wait in it until its subscriber
/// asks for them.
///
/// This is where the rules of delivery are kept, for all publishers:
/// - The subscriber gets the values one at a time, in the order in which they were put in, no more
///   than it asked for, then the completion, and nothing after that or after it cancelled.
/// - No lock is held meanwhile. While one thread delivers, others leave their values to it. What is
///   sent from within a delivery, on the same thread, is delivered within it, as in Combine. Demand
///   is taken up by the delivery that goes on, so that long sequences don't nest.
/// - When it ends, it lets go of the subscriber, which breaks the cycle between the two.
///
/// The compiler makes one generic copy of this code for all types of values, in which every mention of
/// a type made of them, such as `Output?`, costs a search. So the common case, a value that is
/// delivered at once, mentions none.
class BufferedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let canRefill: Bool
  private let policy: BufferPolicy

  private let mutex = Mutex<Void>(())
  // All that follows is touched only while the mutex is held.
  private var downstream: Downstream<Output, Failure>?
  private var progress = DeliveryProgress()
  private var buffer = Queue<Output>()
  private var completion: Subscribers.Completion<Failure>?

  /// - Parameter canRefill: Whether ``refill()`` brings further values.
  init(
    _ subscriber: any Subscriber<Output, Failure>, policy: BufferPolicy = .keepAll,
    canRefill: Bool = false
  ) {
    downstream = Downstream.to(subscriber)
    self.policy = policy
    self.canRefill = canRefill
  }

  // MARK: What subclasses add

  /// Called with what the subscriber asks for, after what waited was delivered.
  func didRequest(_ demand: Subscribers.Demand) {}

  /// Called after each delivered value.
  func didDeliver() {}

  /// Called when values are asked for and none waits, to put some in. Not called concurrently.
  func refill() {}

  /// Called when the subscriber cancels.
  func didCancel() {}

  var description: String { "Subscription" }

  // MARK: Putting in

  final func send(_ value: Output) {
    if let downstream = begin(with: value) {
      deliver(value, to: downstream)
    } else {
      enqueue(value)
      deliver()
    }
  }

  /// Begins a delivery with a value that needn't wait, without delivering it, so that this may be
  /// done while a lock is held.
  ///
  /// - Returns: The subscriber, if the value is now to be passed to ``deliver(_:to:)``; otherwise it
  ///   is to be put in.
  final func begin(with value: Output) -> Downstream<Output, Failure>? {
    let thread = pthread_self()
    var immediate: Downstream<Output, Failure>?
    mutex.withLock { _ in
      if progress.beginWithValue(on: thread) { immediate = downstream }
    }
    return immediate
  }

  /// Puts a value in, without delivering it, so that this may be done while a lock is held.
  ///
  /// - Returns: The value that was dropped for it, to be released with no lock held.
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

  /// Puts the end in, without delivering it. A second end is ignored.
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

  // MARK: Delivering

  /// Gives the subscriber this subscription. The end, if it is known already, is delivered after.
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

  /// Delivers a value that was admitted, and what came meanwhile.
  final func deliver(_ value: Output, to downstream: Downstream<Output, Failure>) {
    add(downstream.receive(value))
    didDeliver()
    deliverRest()
  }

  /// Delivers what waits and is asked for.
  final func deliver() { deliver(nested: true) }

  private func deliver(nested: Bool) {
    let thread = pthread_self()
    var isMine = false
    mutex.withLock { _ in isMine = progress.begin(on: thread, nested: nested) }
    if isMine { deliverRest() }
  }

  /// Goes on until there's nothing to deliver, and ends the delivery.
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

  /// What was asked for and didn't come yet.
  final var outstandingDemand: Subscribers.Demand {
    mutex.withLock { _ in progress.demand - progress.waiting }
  }

  /// Whether nothing waits for demand.
  final var isDrained: Bool { mutex.withLock { _ in progress.waiting == 0 } }

  /// Whether another value would have to wait where there is no room.
  final var isFull: Bool { mutex.withLock { _ in !progress.hasRoom(policy.capacity) } }

  // MARK: Subscription

  final func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    mutex.withLock { _ in progress.demand += demand }
    deliver(nested: false)
    didRequest(demand)
  }

  final func cancel() {
    // What is let go is released with no lock held: releasing it may run anything.
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

/// What a ``BufferedSubscription`` knows that doesn't depend on the types of values.
private struct DeliveryProgress {
  enum Step {
    case value, completion, refill, stop
  }

  var demand = Subscribers.Demand.none
  /// How many values wait in the buffer.
  var waiting = 0
  /// Whether values may still be put in.
  var isOpen = true
  /// Whether the subscriber has got its subscription.
  var isStarted = false
  /// The thread that delivers, and how many deliveries are nested on it.
  private var thread: pthread_t?
  private var depth = 0

  /// Whether another value is asked for, or may wait.
  func hasRoom(_ capacity: Int) -> Bool { waiting < capacity || demand > waiting - capacity }

  /// Begins to deliver, unless another thread does already, or this one and it can't be nested.
  mutating func begin(on current: pthread_t, nested: Bool) -> Bool {
    guard thread == nil || (nested && thread == current) else { return false }
    thread = current
    depth += 1
    return true
  }

  /// Begins to deliver with a value that doesn't have to wait, if there is nothing before it.
  mutating func beginWithValue(on current: pthread_t) -> Bool {
    guard isOpen, waiting == 0, demand > .none, begin(on: current, nested: true) else {
      return false
    }
    demand -= 1
    return true
  }

  /// What is to be done next; the delivery ends with ``Step/stop``.
  mutating func next(dropsAtEnd: Bool, mayRefill: Bool, isActive: Bool) -> Step {
    if isActive {
      if demand > .none, waiting > 0 {
        demand -= 1
        waiting -= 1
        return .value
      }
      if !isOpen {
        if isStarted, waiting == 0 || dropsAtEnd { return .completion }
      } else if mayRefill, demand > .none {
        return .refill
      }
    }
    depth -= 1
    if depth == 0 { thread = nil }
    return .stop
  }
}
