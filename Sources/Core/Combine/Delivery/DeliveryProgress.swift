import Foundation

/// How a subscription handles values that its subscriber has not requested.
struct BufferPolicy {
  /// The maximum number of waiting values.
  var capacity: Int
  /// Whether a new value replaces the oldest one instead of being dropped.
  var dropsOldest = false
  /// Whether the completion drops waiting values instead of waiting for them.
  var isDroppedAtEnd = false

  /// Keeps all values.
  static var keepAll: BufferPolicy { BufferPolicy(capacity: .max) }
  /// Drops all values.
  static var dropAll: BufferPolicy { BufferPolicy(capacity: 0) }
  /// Keeps only the latest value.
  static var keepLatest: BufferPolicy {
    BufferPolicy(capacity: 1, dropsOldest: true, isDroppedAtEnd: true)
  }
}

/// The state of a ``BufferedSubscription`` that is independent of value types.
struct DeliveryProgress {
  enum Step {
    case value, completion, refill, stop
  }

  var demand = Subscribers.Demand.none
  /// The number of values in the buffer.
  var waiting = 0
  /// Whether values can still be enqueued.
  var isOpen = true
  /// Whether the subscriber has received its subscription.
  var isStarted = false
  /// The delivering thread, and the number of deliveries nested on it.
  private var thread: pthread_t?
  private var depth = 0

  /// Whether another value is requested or can wait.
  func hasRoom(_ capacity: Int) -> Bool { waiting < capacity || demand > waiting - capacity }

  /// Begins a delivery, unless another thread is delivering, or this thread is and nesting is not
  /// allowed.
  mutating func begin(on current: pthread_t, nested: Bool) -> Bool {
    guard thread == nil || (nested && thread == current) else { return false }
    thread = current
    depth += 1
    return true
  }

  /// Begins a delivery with a value that need not wait, if no values precede it.
  mutating func beginWithValue(on current: pthread_t) -> Bool {
    guard isOpen, waiting == 0, demand > .none, begin(on: current, nested: true) else {
      return false
    }
    demand -= 1
    return true
  }

  /// Returns the next step; ``Step/stop`` ends the delivery.
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
