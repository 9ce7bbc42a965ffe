import Combine
import Expectations
import Testing

/// Canceled and ended subscriptions release everything.
@Suite("Cancellation and memory")
struct CancellationTests {
  private final class Token {}

  /// The operators, each with a closure that captures an object.
  private typealias Chain = (PassthroughSubject<Int, TestError>, Token) -> AnyPublisher<
    Int, TestError
  >

  private static var chains: [(name: String, make: Chain)] {
    func hold(_ token: Token) -> (Int) -> Int {
      { value in
        withExtendedLifetime(token) {}
        return value
      }
    }
    let scheduler = ImmediateScheduler.shared
    return [
      ("map", { $0.map(hold($1)).eraseToAnyPublisher() }),
      (
        "filter",
        { source, token in
          source.filter { hold(token)($0) > 0 }.eraseToAnyPublisher()
        }
      ),
      ("collect", { $0.map(hold($1)).collect(2).map(\.count).eraseToAnyPublisher() }),
      (
        "scan",
        { source, token in
          source.scan(0) { $0 + hold(token)($1) }.eraseToAnyPublisher()
        }
      ),
      (
        "flatMap",
        { source, token in
          source.flatMap { _ in source.map(hold(token)) }.eraseToAnyPublisher()
        }
      ),
      (
        "switchToLatest",
        { source, token in
          source.map { _ in source.map(hold(token)) }.switchToLatest().eraseToAnyPublisher()
        }
      ),
      ("merge", { $0.merge(with: $0.map(hold($1))).eraseToAnyPublisher() }),
      ("combineLatest", { $0.combineLatest($0.map(hold($1))) { $0 + $1 }.eraseToAnyPublisher() }),
      ("zip", { $0.zip($0.map(hold($1))) { $0 + $1 }.eraseToAnyPublisher() }),
      (
        "catch",
        { source, token in
          source.catch { _ in source.map(hold(token)) }.eraseToAnyPublisher()
        }
      ),
      ("retry", { $0.map(hold($1)).retry(3).eraseToAnyPublisher() }),
      ("append", { $0.map(hold($1)).append(5).eraseToAnyPublisher() }),
      ("share", { $0.map(hold($1)).share().eraseToAnyPublisher() }),
      (
        "buffer",
        {
          $0.map(hold($1)).buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
            .eraseToAnyPublisher()
        }
      ),
      ("receive", { $0.map(hold($1)).receive(on: scheduler).eraseToAnyPublisher() }),
      ("subscribe", { $0.map(hold($1)).subscribe(on: scheduler).eraseToAnyPublisher() }),
      (
        "debounce",
        {
          $0.map(hold($1)).debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher()
        }
      ),
      (
        "throttle",
        {
          $0.map(hold($1)).throttle(for: 1, scheduler: scheduler, latest: true)
            .eraseToAnyPublisher()
        }
      ),
      (
        "handleEvents",
        { source, token in
          source.handleEvents(receiveOutput: { _ = hold(token)($0) }).eraseToAnyPublisher()
        }
      ),
      (
        "until",
        {
          $0.map(hold($1)).prefix(untilOutputFrom: PassthroughSubject<Int, Never>())
            .eraseToAnyPublisher()
        }
      ),
    ]
  }

  enum Ending: CaseIterable {
    case cancel, release, finish, fail
  }

  @Test("nothing is retained after the end", arguments: chains.map(\.name), Ending.allCases)
  func letsGo(name: String, ending: Ending) throws {
    let make = try require(Self.chains.first { $0.name == name }).make
    let subject = PassthroughSubject<Int, TestError>()
    weak var token: Token?
    weak var received: Token?
    var subscription: AnyCancellable?
    do {
      let (held, end) = (Token(), Token())
      (token, received) = (held, end)
      subscription = make(subject, held).sink(
        receiveCompletion: { _ in withExtendedLifetime(end) {} },
        receiveValue: { _ in withExtendedLifetime(end) {} })
    }
    subject.send(1)
    subject.send(2)
    expect(token != nil)
    expect(received != nil)
    switch ending {
    case .cancel: subscription?.cancel()
    case .release: subscription = nil
    case .finish: subject.send(completion: .finished)
    case .fail: subject.send(completion: .failure(TestError()))
    }
    if ending == .fail, name == "catch" || name == "retry" { return }
    expectNil(received)
    expectNil(token)
    withExtendedLifetime(subscription) {}
  }

  @Test("canceling releases waiting values immediately, not when they are due")
  func waitingValues() {
    let scheduler = VirtualTimeScheduler()
    let subject = PassthroughSubject<Token, Never>()
    func check<P: Publisher>(_ publisher: P) where P.Failure == Never {
      let subscription = publisher.sink { _ in }
      weak var token: Token?
      do {
        let held = Token()
        token = held
        subject.send(held)
      }
      expect(token != nil)
      subscription.cancel()
      expectNil(token)
    }
    check(subject.receive(on: scheduler))
    check(subject.delay(for: 1, scheduler: scheduler))
    check(subject.debounce(for: 1, scheduler: scheduler))
    check(subject.throttle(for: 1, scheduler: scheduler, latest: true))
    check(subject.collect(.byTime(scheduler, 1)))
    check(subject.collect(5))
    check(subject.zip(PassthroughSubject<Int, Never>()))
    check(subject.combineLatest(PassthroughSubject<Int, Never>()))
  }

  @Test("a canceled sink receives nothing, even if it cancels itself")
  func cancelWithin() {
    var seen: [Int] = []
    var subscription: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    subscription = subject.sink {
      seen.append($0)
      subscription?.cancel()
      subject.send($0 + 1)
    }
    subject.send(1)
    subject.send(9)
    expectEqual(seen, [1])
  }

  @Test("canceling in the middle of a sequence ends it")
  func cancelSequence() {
    let recorder = Recorder<Int, Never>()
    var seen = 0
    (0...).publisher.handleEvents(receiveOutput: { _ in
      seen += 1
      if seen == 3 { recorder.cancel() }
    }).subscribe(recorder)
    expectEqual(seen, 3)
    expect(recorder.completions.isEmpty)
    expectEqual((0...).publisher.prefix(4).record().values, [0, 1, 2, 3])
  }

  @Test("cancellables can be stored in sets and arrays, and cancel once")
  func storing() {
    var cancelled: [String] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { cancelled.append("a") }.store(in: &set)
    AnyCancellable { cancelled.append("b") }.store(in: &array)
    let subject = PassthroughSubject<Int, Never>()
    Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }).store(
      in: &set)
    subject.sink { _ in }.store(in: &set)
    expectEqual(set.count, 3)
    expect(cancelled.isEmpty)
    let erased = AnyCancellable(array[0])
    erased.cancel()
    erased.cancel()
    expectEqual(cancelled, ["b"])
    set = []
    array = []
    expectEqual(cancelled.sorted(), ["a", "b"])
  }

  @Test("a second subscription is rejected")
  func secondSubscription() {
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    first.subscribe(sink)
    second.subscribe(sink)
    expectEqual(first.cancelCount, 0)
    expectEqual(second.cancelCount, 1)
  }
}
