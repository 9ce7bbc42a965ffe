import Combine
import Expectations
import Testing

@Suite("Sharing and buffering")
struct SharingTests {
  @Test("a multicast starts once for all subscribers when connected")
  func multicast() {
    var subscriptions = 0
    let source = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let multicast = source.multicast { PassthroughSubject() }
    let (a, b) = (multicast.record(), multicast.record())
    expect(a.values.isEmpty)
    expectEqual(subscriptions, 0)
    let connection = multicast.connect()
    expectEqual(a.values, [1, 2])
    expectEqual(b.values, [1, 2])
    expectEqual(subscriptions, 1)
    expect(a.isFinished)
    expect(b.isFinished)
    connection.cancel()
  }

  @Test("disconnecting ends a multicast for all subscribers; connecting again continues it")
  func disconnect() {
    let probe = Probe<Int, Never>()
    let connectable = probe.makeConnectable()
    let recorder = connectable.record()
    var connection = connectable.connect()
    probe.send(1)
    connection.cancel()
    expectEqual(probe.cancelCount, 1)
    connection = connectable.connect()
    probe.send(2)
    expectEqual(recorder.values, [1, 2])
    connection.cancel()
  }

  @Test("sharing starts with the first subscriber and ends when the last one cancels")
  func share() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    expectEqual(probe.subscribeCount, 0)
    let a = shared.record()
    probe.send(1)
    let b = shared.record()
    probe.send(2)
    expectEqual(probe.subscribeCount, 1)
    expectEqual(a.values, [1, 2])
    expectEqual(b.values, [2])
    a.cancel()
    a.cancel()
    expectEqual(probe.cancelCount, 0)
    b.cancel()
    expectEqual(probe.cancelCount, 1)
    let c = shared.record()
    probe.send(3)
    expectEqual(probe.subscribeCount, 2)
    expectEqual(c.values, [3])
    expectEqual(shared, shared)
    expect(shared != probe.share())
  }

  @Test("a subscriber that attaches after the end receives only the completion")
  func shareEnded() {
    var subscriptions = 0
    let shared = Just(1).handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    expectEqual(shared.record().values, [1])
    let late = shared.record()
    expect(late.values.isEmpty)
    expect(late.isFinished)
    expectEqual(subscriptions, 1)
  }

  /// A publisher that logs whether it is connected. Releasing its connection does not end it.
  private final class Connectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never

    private final class Connection: Cancellable {
      let connectable: Connectable
      init(_ connectable: Connectable) { self.connectable = connectable }
      func cancel() { connectable.log.append("disconnect") }
    }

    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      log.append("subscriber")
      subject.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
      log.append("connect")
      return Connection(self)
    }
  }

  @Test("autoconnect connects with the first subscriber and disconnects with the last")
  func autoconnect() {
    let connectable = Connectable()
    let connected = connectable.autoconnect()
    let (a, b) = (connected.record(), connected.record())
    a.cancel()
    expectEqual(connectable.log, ["subscriber", "connect", "subscriber"])
    b.cancel()
    expectEqual(connectable.log, ["subscriber", "connect", "subscriber", "disconnect"])
    let c = connected.record()
    connectable.subject.send(1)
    expectEqual(connectable.log.suffix(2), ["subscriber", "connect"])
    expectEqual(c.values, [1])
  }

  @Test("a subscriber that cancels immediately leaves nothing connected")
  func cancelAtOnce() {
    let probe = Probe<Int, Never>()
    _ = probe.share().prefix(0).record()
    let subject = CurrentValueSubject<Int, Never>(1)
    var cancelled = 0
    let shared = subject.handleEvents(receiveCancel: { cancelled += 1 })
      .multicast(subject: CurrentValueSubject(0)).autoconnect()
    expectEqual(shared.first().record().values, [0])
    expectEqual(cancelled, 0)
    expectEqual(probe.subscribeCount, 0)
  }

  @Test("buffers keep values until requested")
  func buffer() {
    let subject = PassthroughSubject<Int, TestError>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      .record(asksFor: .none)
    let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .record(asksFor: .none)
    let failing = subject.buffer(
      size: 2, prefetch: .byRequest, whenFull: .customError { TestError(name: "full") }
    ).record(asksFor: .none)
    for value in 1...4 { subject.send(value) }
    for recorder in [newest, oldest, failing] { recorder.request(5) }
    expectEqual(newest.values, [1, 2])
    expectEqual(oldest.values, [3, 4])
    expectEqual(failing.values, [1, 2])
    expectEqual(failing.failure, TestError(name: "full"))
    subject.send(5)
    expectEqual(newest.values, [1, 2, 5])
    expectEqual(oldest.values, [3, 4, 5])
    let asked = PassthroughSubject<Int, Never>()
    let first = asked.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
      .handleEvents(receiveRequest: { _ in asked.send(1) }).record()
    expectEqual(first.values, [1], "values triggered by the first request are kept")
  }

  @Test("a buffer that is kept full requests as many values as fit")
  func keepFull() {
    let probe = Probe<Int, Never>()
    let recorder = probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
      .record(asksFor: .none)
    expectEqual(probe.requests, [.max(3)])
    for value in 1...3 { probe.send(value) }
    probe.finish()
    expect(recorder.completions.isEmpty)
    recorder.request(2)
    expectEqual(recorder.values, [1, 2])
    expect(recorder.completions.isEmpty)
    recorder.request(1)
    expect(recorder.isFinished)
    let long = (0..<10_000).publisher.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest)
      .record(asksFor: .max(1)) { _ in .max(1) }
    expectEqual(long.values, Array(0..<10_000))
    expect(long.isFinished)
  }

  @Test("recordings are replayed")
  func record() {
    let record = Record<Int, TestError> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(TestError()))
    }
    let recorder = record.record(asksFor: .max(1))
    expectEqual(recorder.values, [1])
    expect(recorder.completions.isEmpty)
    recorder.request(1)
    expectEqual(recorder.values, [1, 2])
    expectEqual(recorder.failure, TestError())
  }

  @Test("optionals, results, deferred publishers")
  func simplePublishers() {
    expect(Optional<Int>.none.publisher.record().isFinished)
    expectEqual(Optional(3).publisher.record().values, [3])
    expect(Result<Int, TestError>.success(3).publisher.record().values == [3])
    expect(Result<Int, TestError>.failure(TestError()).publisher.record().failure == TestError())
    let never = Empty<Int, Never>(completeImmediately: false).record()
    expectEqual(never.subscriptionCount, 1)
    expect(never.completions.isEmpty)
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    expectEqual(made, 0)
    expectEqual(deferred.record().values, [1])
    expectEqual(deferred.record().values, [2])
    expectEqual(Just(1), Just(1))
    expect(Fail<Int, TestError>(error: TestError()) == Fail(error: TestError()))
  }
}
