import Combine
import Expectations
import Synchronization

/// An error for tests.
struct TestError: Error, Hashable {
  var name = "test"
}

/// Records everything that a publisher sends, and requests values as specified by a test.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptionCount = 0
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - initial: The demand on receiving the subscription.
  ///   - more: The demand for each value.
  init(
    asksFor initial: Subscribers.Demand = .unlimited,
    then more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    subscriptionCount += 1
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }

  /// Whether the only completion received is `finished`.
  var isFinished: Bool {
    if completions.count == 1, case .finished = completions[0] { return true }
    return false
  }

  /// The failure, if it was the only completion.
  var failure: Failure? {
    if completions.count == 1, case .failure(let error) = completions[0] { return error }
    return nil
  }
}

extension Publisher {
  /// Subscribes a recorder.
  func record(
    asksFor initial: Subscribers.Demand = .unlimited,
    then more: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(asksFor: initial, then: more)
    subscribe(recorder)
    return recorder
  }
}

/// A publisher that a test drives manually, and that records its demand.
final class Probe<Output, Failure: Error>: Publisher {
  private final class Link: Subscription {
    unowned let probe: Probe
    init(_ probe: Probe) { self.probe = probe }
    func request(_ demand: Subscribers.Demand) { probe.requests.append(demand) }
    func cancel() {
      probe.cancelCount += 1
      if !probe.goesOn { probe.subscriber = nil }
    }
  }

  /// Whether it sends after being canceled, as a value in flight may.
  private let goesOn: Bool
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private(set) var subscribeCount = 0
  private var subscriber: (any Subscriber<Output, Failure>)?

  init(goesOn: Bool = false) { self.goesOn = goesOn }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribeCount += 1
    self.subscriber = subscriber
    subscriber.receive(subscription: Link(self))
  }

  /// Sends a value and returns the resulting demand.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    subscriber?.receive(completion: completion)
  }
}

/// Waits up to ten seconds for a condition to become true.
func wait(
  isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
) async throws {
  for _ in 0..<10_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
  expect(condition())
}

/// A counter that several threads can use.
final class Counter: Sendable {
  private let state = Mutex(0)
  var value: Int { state.withLock { $0 } }
  func add(_ number: Int = 1) { state.withLock { $0 += number } }
}

/// A value shared by several threads.
final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>
  init(_ value: Value) { state = Mutex(value) }
  var value: Value { state.withLock { $0 } }
  func change(_ body: @Sendable (inout Value) -> Void) { state.withLock { body(&$0) } }
}
