import Synchronization

/// A value that one thread at a time reads or changes.
///
/// `Mutex` could hold the value itself if it were `Sendable`, or given up by whoever hands it in.
/// What publishers publish need be neither: Combine leaves that to those who use several threads.
///
/// Unchecked, because the value is reached only while the mutex is held; what is taken out of it is
/// as safe to use as what was put in.
final class Locked<State>: @unchecked Sendable {
  private let mutex = Mutex<Void>(())
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { _ in Handover(body(&state)) }.value
  }

  /// Puts another value in its place. The former one is released by the caller, with no lock held.
  func exchange(_ new: State) -> State {
    withLock { state in
      let former = state
      state = new
      return former
    }
  }

  /// Takes the value out, so that it's used once.
  func take<Value>() -> Value? where State == Value? { exchange(nil) }
}

/// Values in the order in which they came.
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

/// Carries something to another thread that the compiler can't see to be safe there.
///
/// Unchecked, because the closures and values of publishers aren't `Sendable` in Combine: whoever
/// names a queue to receive on, or awaits values, gives them up to it.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
