import Synchronization

/// A value that is accessed by one thread at a time.
///
/// `Mutex` could store the value itself only if it were `Sendable` or transferred into it.
/// Published values need not be either: Combine leaves thread safety to the program.
///
/// Unchecked because the value is accessed only while the mutex is held; values taken out are as
/// safe to use as those put in.
final class Locked<State>: @unchecked Sendable {
  private let mutex = Mutex<Void>(())
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { _ in Handover(body(&state)) }.value
  }

  /// Replaces the value. The caller releases the previous value, without holding the lock.
  func exchange(_ new: State) -> State {
    withLock { state in
      let former = state
      state = new
      return former
    }
  }

  /// Removes and returns the value, so that it is used only once.
  func take<Value>() -> Value? where State == Value? { exchange(nil) }
}

/// A first-in, first-out queue.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}

/// Transfers a value to another thread without checks by the compiler.
///
/// Unchecked because closures and values in Combine are not `Sendable`: a program that names a
/// queue to receive on, or that awaits values, gives them up.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
