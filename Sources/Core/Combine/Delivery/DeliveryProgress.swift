import Foundation

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

/// What a ``BufferedSubscription`` knows that doesn't depend on the types of values.
struct DeliveryProgress {
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
