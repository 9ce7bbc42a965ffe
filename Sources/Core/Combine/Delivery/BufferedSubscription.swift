import Foundation
import Synchronization

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
    if let downstream = beginWithValue() {
      deliver(value, to: downstream)
    } else {
      enqueue(value)
      deliver()
    }
  }

  /// Begins a delivery with a value that needn't wait, without delivering it, so that this may be
  /// done while a lock is held.
  ///
  /// - Returns: The subscriber, if a value is now to be passed to ``deliver(_:to:)``; otherwise the
  ///   value is to be put in.
  final func beginWithValue() -> Downstream<Output, Failure>? {
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

  /// Whether another value would have to wait where there is no space.
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
