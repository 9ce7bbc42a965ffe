import Combine
import Expectations
import Testing

/// Operators that depend on time, tested in virtual time.
@Suite("Time")
struct TimeTests {
  private let scheduler = VirtualTimeScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  /// Sends values at times in milliseconds.
  private func send(_ events: [(time: Int, value: Int)]) {
    for event in events {
      scheduler.schedule(after: .init(milliseconds: event.time)) { subject.send(event.value) }
    }
  }

  /// Records the published values with their times.
  private func log<P: Publisher>(_ publisher: P) -> (
    entries: () -> [String], recorder: Recorder<P.Output, P.Failure>
  ) {
    var entries: [String] = []
    func note(_ event: Any) { entries.append("\(scheduler.now.milliseconds): \(event)") }
    let recorder = publisher.handleEvents(
      receiveOutput: { note($0) },
      receiveCompletion: {
        if case .finished = $0 { note("end") } else { note("failure") }
      }
    ).record()
    return ({ entries }, recorder)
  }

  @Test("debouncing publishes after a pause")
  func debounce() {
    // The example from Apple's documentation, without two events at the same time.
    let log = log(subject.debounce(for: .seconds(0.5), scheduler: scheduler))
    send([(0, 0), (250, 1), (1000, 2), (1250, 3), (1500, 4), (2100, 5)])
    scheduler.advance(by: 5000)
    expectEqual(log.entries(), ["750: 1", "2000: 4", "2600: 5"])
  }

  @Test("a pause just shorter than the due time does not end a debounce")
  func debouncePauses() {
    let log = log(subject.debounce(for: 0.3, scheduler: scheduler))
    send([(0, 1), (299, 2), (700, 3)])
    scheduler.advance(by: 598)
    expect(log.entries().isEmpty)
    scheduler.advance(by: 1)
    expectEqual(log.entries(), ["599: 2"])
    scheduler.advance(by: 1000)
    expectEqual(log.entries(), ["599: 2", "1000: 3"])
    subject.send(4)
    subject.send(completion: .finished)
    scheduler.advance(by: 1000)
    expectEqual(log.entries(), ["599: 2", "1000: 3", "1599: end"])
  }

  @Test("a canceled debounce publishes nothing and releases its value")
  func debounceCancel() {
    let log = log(subject.debounce(for: .milliseconds(10), scheduler: scheduler))
    subject.send(1)
    log.recorder.cancel()
    scheduler.advance(by: 100)
    expect(log.recorder.values.isEmpty)
    expectEqual(scheduler.waiting, 0)
  }

  @Test(
    "throttling publishes the first value, then one per interval", arguments: [true, false])
  func throttle(latest: Bool) {
    let log = log(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest))
    send([(0, 1), (100, 2), (200, 3), (1500, 4), (2600, 5), (4000, 6)])
    scheduler.advance(by: 10_000)
    let second = latest ? 3 : 2
    expectEqual(log.entries(), ["0: 1", "1000: \(second)", "2000: 4", "3000: 5", "4000: 6"])
  }

  @Test("a waiting throttled value is published before the completion")
  func throttleEnd() {
    let log = log(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
    subject.send(1)
    scheduler.advance(by: 10)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 2000)
    expectEqual(log.entries(), ["0: 1", "1000: 2", "1000: end"])
  }

  @Test("delaying preserves the order and intervals of values and completion")
  func delay() {
    let log = log(subject.delay(for: .milliseconds(500), scheduler: scheduler))
    send([(0, 1), (100, 2), (100, 3)])
    scheduler.advance(by: 550)
    expectEqual(log.entries(), ["500: 1"])
    subject.send(completion: .finished)
    scheduler.advance(by: 1000)
    expectEqual(log.entries(), ["500: 1", "600: 2", "600: 3", "1050: end"])
  }

  @Test("values received on a scheduler arrive in separate actions")
  func receiveOn() {
    let recorder = (1...3).publisher.receive(on: scheduler).record(asksFor: .max(2))
    expect(recorder.values.isEmpty)
    expectEqual(scheduler.waiting, 2)
    scheduler.advance()
    expectEqual(recorder.values, [1, 2])
    expect(recorder.completions.isEmpty)
    recorder.request(5)
    expectEqual(recorder.values, [1, 2])
    scheduler.advance()
    expectEqual(recorder.values, [1, 2, 3])
    expect(recorder.isFinished)
  }

  @Test("values in flight do not arrive after canceling")
  func receiveOnCancel() {
    let recorder = subject.receive(on: scheduler).record()
    subject.send(1)
    recorder.cancel()
    scheduler.advance()
    expect(recorder.values.isEmpty)
  }

  @Test("requests and cancellation run on the scheduler of subscribe(on:)")
  func subscribeOn() {
    let probe = Probe<Int, Never>()
    let recorder = probe.subscribe(on: scheduler).record()
    expectEqual(probe.subscribeCount, 0)
    expectEqual(recorder.subscriptionCount, 1)
    scheduler.advance()
    expectEqual(probe.subscribeCount, 1)
    expectEqual(probe.requests, [.unlimited])
    probe.send(1)
    expectEqual(recorder.values, [1])
    recorder.cancel()
    expectEqual(probe.cancelCount, 0)
    scheduler.advance()
    expectEqual(probe.cancelCount, 1)
  }

  @Test("a timeout finishes or fails if no value arrives in time")
  func timeout() {
    let finishing = log(subject.timeout(.seconds(1), scheduler: scheduler))
    let failing = log(
      subject.timeout(.seconds(1), scheduler: scheduler) { TestError(name: "late") })
    send([(900, 1), (1800, 2), (2500, 3), (9000, 4)])
    scheduler.advance(by: 20_000)
    expectEqual(finishing.entries(), ["900: 1", "1800: 2", "2500: 3", "3500: end"])
    expectEqual(failing.recorder.values, [1, 2, 3])
    expectEqual(failing.recorder.failure, TestError(name: "late"))
  }

  @Test("a publisher that ends in time does not time out")
  func noTimeout() {
    let log = log(subject.timeout(.seconds(1), scheduler: scheduler) { TestError() })
    subject.send(completion: .finished)
    scheduler.advance(by: 5000)
    expectEqual(log.entries(), ["0: end"])
  }

  @Test("intervals are measured from the subscription, then between values")
  func measureInterval() {
    let recorder = subject.measureInterval(using: scheduler).map(\.magnitude).record()
    send([(300, 1), (1000, 2)])
    scheduler.advance(by: 2000)
    expectEqual(recorder.values, [300, 700])
  }

  @Test("values are collected by time and by count")
  func collect() {
    let byTime = log(subject.collect(.byTime(scheduler, .seconds(1))))
    let byCount = log(subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)))
    send([(100, 1), (200, 2), (300, 3), (1100, 4), (3500, 5)])
    scheduler.advance(by: 3600)
    expectEqual(byTime.entries(), ["1000: [1, 2, 3]", "2000: [4]"])
    expectEqual(byCount.entries(), ["200: [1, 2]", "1000: [3]", "2000: [4]"])
    subject.send(completion: .finished)
    scheduler.advance(by: 5000)
    expectEqual(byTime.entries().suffix(2), ["3600: [5]", "3600: end"])
    expectEqual(scheduler.waiting, 0)
  }

  @Test("the immediate scheduler delivers immediately")
  func immediate() {
    let recorder = (1...3).publisher.receive(on: ImmediateScheduler.shared)
      .delay(for: 5, scheduler: ImmediateScheduler.shared).record()
    expectEqual(recorder.values, [1, 2, 3])
    expect(recorder.isFinished)
  }
}
