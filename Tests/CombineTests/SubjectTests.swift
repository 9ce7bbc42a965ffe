import Combine
import Expectations
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("values go to current subscribers, in order of subscription, until the end")
  func passthrough() {
    let subject = PassthroughSubject<Int, TestError>()
    var log: [String] = []
    func listen(_ name: String) -> AnyCancellable {
      subject.sink {
        log.append("\(name) \($0)")
      } receiveValue: {
        log.append("\(name)\($0)")
      }
    }
    let a = listen("a")
    subject.send(1)
    let b = listen("b")
    subject.send(2)
    a.cancel()
    subject.send(3)
    subject.send(completion: .failure(TestError()))
    subject.send(4)
    subject.send(completion: .finished)
    let failed = "failure(CombineTests.TestError(name: \"test\"))"
    expectEqual(log, ["a1", "a2", "b2", "b3", "b \(failed)"])
    let late = listen("late")
    expectEqual(log.last, "late \(failed)")
    withExtendedLifetime((b, late)) {}
  }

  @Test("a current value is sent to new subscribers, and set before it is sent")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let subscription = subject.sink { seen.append([$0, subject.value]) }
    subject.value = 2
    subject.send(3)
    expectEqual(seen, [[1, 1], [2, 2], [3, 3]])
    subject.send(completion: .finished)
    subject.value = 4
    expectEqual(subject.value, 3)
    let late = subject.record()
    expect(late.values.isEmpty)
    expect(late.isFinished)
    withExtendedLifetime(subscription) {}
  }

  @Test("values sent by a subscriber arrive within it; others receive values in order")
  func reentrant() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let a = subject.sink {
      log.append("a\($0)")
      if $0 == 1 { subject.send(2) }
      log.append("a\($0) end")
    }
    let b = subject.sink { log.append("b\($0)") }
    subject.send(1)
    expectEqual(log, ["a1", "a2", "a2 end", "b1", "b2", "a1 end"])
    withExtendedLifetime((a, b)) {}
  }

  @Test("a subscriber can cancel itself or another, or subscribe, while it receives a value")
  func changesWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var b: AnyCancellable?
    var c: AnyCancellable?
    let a = subject.sink { value in
      log.append("a\(value)")
      b?.cancel()
      if c == nil { c = subject.sink { log.append("c\($0)") } }
    }
    b = subject.sink { log.append("b\($0)") }
    subject.send(1)
    subject.send(2)
    expectEqual(log, ["a1", "a2", "c2"])
    withExtendedLifetime(a) {}
  }

  @Test("a subscriber can send the completion while it receives a value")
  func finishWithin() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveOutput: {
      if $0 == 2 { subject.send(completion: .finished) }
    })
    .record()
    for value in 1...3 { subject.send(value) }
    // The completion is sent while the second value is being delivered, and overtakes it.
    expectEqual(recorder.values, [1])
    expect(recorder.isFinished)
    let another = PassthroughSubject<Int, Never>()
    let mapped = another.map { value in
      if value == 2 { another.send(completion: .finished) }
      return value
    }.record()
    for value in 1...3 { another.send(value) }
    expectEqual(mapped.values, [1])
    expect(mapped.isFinished)
  }

  private final class Ender: Subscriber {
    let subject: PassthroughSubject<Int, Never>
    var log: [String] = []
    init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }

    func receive(subscription: any Subscription) {
      log.append("subscription")
      subject.send(completion: .finished)
      log.append("subscribed")
    }

    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
  }

  @Test("the completion follows the subscription, even if sent while it is received")
  func finishWithinSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let ender = Ender(subject)
    subject.subscribe(ender)
    expectEqual(ender.log, ["subscription", "subscribed", "end"])
  }

  @Test("a subject passes on a publisher's values once they are requested")
  func subscribed() {
    let probe = Probe<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = probe.subscribe(subject)
    expect(probe.requests.isEmpty)
    let recorder = subject.record()
    expectEqual(probe.requests, [.unlimited])
    probe.send(1)
    connection.cancel()
    expectEqual(probe.cancelCount, 1)
    probe.send(2)
    expectEqual(recorder.values, [1])
    expect(recorder.completions.isEmpty)
  }

  @Test("a subject can be used as a subscriber")
  func anySubscriber() {
    let subject = CurrentValueSubject<Int, Never>(0)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    expectEqual(subject.value, 2)
    let recorder = subject.record()
    expect(recorder.isFinished)
  }

  @Test("events without a value can be sent")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let recorder = subject.record()
    subject.send()
    subject.send(())
    expectEqual(recorder.values.count, 2)
  }

  private final class Chain {
    var next: Chain?
    let sent: PassthroughSubject<Int, Never>
    init(_ sent: PassthroughSubject<Int, Never>) { self.sent = sent }
    deinit { sent.send(-1) }
  }

  @Test("values whose release sends through the same subject do not deadlock")
  func releaseSends() {
    let log = PassthroughSubject<Int, Never>()
    let recorder = log.record()
    let subject = CurrentValueSubject<Chain?, Never>(Chain(log))
    let idle = subject.record(asksFor: .none)
    subject.send(Chain(log))
    subject.send(nil)
    expectEqual(recorder.values, [-1, -1])
    withExtendedLifetime(idle) {}
  }
}
