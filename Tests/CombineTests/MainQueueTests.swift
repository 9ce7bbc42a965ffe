import Combine
import Expectations
import Foundation
import Testing

/// Work deferred to the main queue. Serialized because there is only one: a drain up to a later
/// time runs work that other tests would wait for.
@Suite("The main queue", .serialized)
@MainActor struct MainQueueTests {
  // MARK: Draining, as a renderer does

  @Test("draining the queue runs deferred work once and in order")
  func drain() async throws {
    MainQueue.drain(until: .distantFuture)
    var log: [String] = []
    DispatchQueue.main.async { log.append("async") }
    DispatchQueue.main.schedule { log.append("schedule") }
    RunLoop.main.schedule { log.append("loop") }
    OperationQueue.main.schedule { log.append("operation") }
    let subscription = Just("received").receive(on: DispatchQueue.main).sink { log.append($0) }
    expect(log.isEmpty)
    expect(MainQueue.drain())
    expectEqual(log, ["async", "schedule", "loop", "operation", "received"])
    subscription.cancel()
    // The queue has nothing left to run: work enqueued now runs after all earlier work.
    var isNext = false
    DispatchQueue.main.async { isNext = true }
    try await wait { isNext }
    expectEqual(log.count, 5)
  }

  @Test("work deferred during a drain waits for the next one")
  func nested() {
    MainQueue.drain(until: .distantFuture)
    var count = 0
    func again() {
      count += 1
      DispatchQueue.main.schedule(again)
    }
    DispatchQueue.main.schedule(again)
    MainQueue.drain()
    expectEqual(count, 1)
    MainQueue.drain()
    expectEqual(count, 2)
    var isLast = false
    DispatchQueue.main.schedule { isLast = true }
    MainQueue.drain()
    expect(isLast)
    expectEqual(count, 3)
  }

  @Test("a drain up to a later time runs work in order of time")
  func later() {
    MainQueue.drain(until: .distantFuture)
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 600) { log.append("600") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 300) { log.append("300") }
    let subject = PassthroughSubject<String, Never>()
    let subscription = subject.debounce(for: .seconds(100), scheduler: RunLoop.main)
      .sink { log.append($0) }
    subject.send("debounced")
    DispatchQueue.main.async { log.append("now") }
    MainQueue.drain()
    expectEqual(log, ["now"])
    MainQueue.drain(until: .now() + 400)
    expectEqual(log, ["now", "debounced", "300"])
    MainQueue.drain(until: .distantFuture)
    expectEqual(log, ["now", "debounced", "300", "600"])
    subscription.cancel()
  }

  @Test("a drain fires a timer that is due")
  func timer() {
    var count = 0
    let subscription = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
      .sink { _ in count += 1 }
    usleep(30_000)
    expectEqual(count, 0)
    MainQueue.drain()
    expectEqual(count, 1)
    subscription.cancel()
    usleep(30_000)
    MainQueue.drain()
    expectEqual(count, 1)
  }

  @Test("work for other queues runs on those queues")
  func otherQueues() async throws {
    let queue = DispatchQueue(label: "test")
    let done = Counter()
    queue.async {
      dispatchPrecondition(condition: .onQueue(queue))
      done.add()
    }
    queue.asyncAfter(deadline: .now() + .milliseconds(1)) { done.add() }
    try await wait { done.value == 2 }
  }

  // MARK: Real time

  @Test("debouncing and delaying in real time")
  func realTime() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let seen = Shared([Int]())
    let start = Date()
    let subscription =
      subject
      .debounce(for: .milliseconds(30), scheduler: RunLoop.main)
      .delay(for: 0.02, scheduler: DispatchQueue.global())
      .sink { value in seen.change { $0.append(value) } }
    for value in 1...3 { subject.send(value) }
    try await wait { !seen.value.isEmpty }
    expectEqual(seen.value, [3])
    expectAtLeast(-start.timeIntervalSinceNow, 0.05)
    subscription.cancel()
  }

  @Test("a timer starts when connected and stops when disconnected")
  func timer() async throws {
    let timer = Timer.publish(every: 0.01, on: .main, in: .common)
    var dates: [Date] = []
    let subscription = timer.sink { dates.append($0) }
    try await Task.sleep(for: .milliseconds(30))
    expect(dates.isEmpty)
    let start = Date()
    let connection = timer.connect()
    while dates.count < 3, -start.timeIntervalSinceNow < 10 {
      try await Task.sleep(for: .milliseconds(1))
    }
    expect(dates.count >= 3 && dates[0].timeIntervalSince(start) >= 0.009)
    connection.cancel()
    let count = dates.count
    // Later than the timer would fire.
    var isLater = false
    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(30))) {
      isLater = true
    }
    try await wait { isLater }
    expectEqual(dates.count, count)
    subscription.cancel()
  }

  @Test("the type of an autoconnected timer can be spelled out")
  func autoconnect() async throws {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
      every: 0.005, on: .main, in: .default
    ).autoconnect()
    var dates: [Date] = []
    for await date in timer.values {
      dates.append(date)
      if dates.count == 2 { break }
    }
    expectLess(dates[0], dates[1])
  }
}
