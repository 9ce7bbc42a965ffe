import Combine
import Expectations
import Foundation
import Synchronization
import Testing

/// Queues and run loops, in real time.
@Suite("Schedulers")
struct SchedulerTests {
  @Test("durations in all units, as literals, and with signs")
  func strides() {
    typealias Dispatch = DispatchQueue.SchedulerTimeType.Stride
    expectEqual(Dispatch.seconds(2).magnitude, 2_000_000_000)
    expectEqual(Dispatch.seconds(0.25), .milliseconds(250))
    expectEqual(Dispatch.microseconds(3), .nanoseconds(3000))
    expectEqual(0.5 as Dispatch, .milliseconds(500))
    expectEqual(2 as Dispatch, .seconds(2))
    expectEqual(Dispatch(.milliseconds(7)), .milliseconds(7))
    expectEqual(Dispatch.seconds(1) - .seconds(3), .seconds(-2))
    expectLess(-Dispatch.seconds(1), .seconds(0))
    expectEqual(Dispatch.seconds(.infinity).magnitude, .max)
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    expectEqual(Loop.milliseconds(1500).timeInterval, 1.5)
    expectEqual(0.5 as Loop * 3, 1.5)
    expectEqual(OperationQueue.SchedulerTimeType.Stride.seconds(2).timeInterval, 2)
  }

  @Test("points in time and the distances between them")
  func times() {
    let now = DispatchQueue.main.now
    expectEqual(now.distance(to: now.advanced(by: .seconds(2))), .seconds(2))
    expectEqual(now.advanced(by: .seconds(2)).distance(to: now), .seconds(-2))
    expectLess(now, now.advanced(by: .nanoseconds(1)))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    expectEqual(date.advanced(by: -4).date, Date(timeIntervalSinceReferenceDate: 6))
    expectEqual(date.distance(to: date.advanced(by: 3)), 3)
  }

  @Test("work runs on the queue it is scheduled on")
  func queues() async throws {
    let queue = DispatchQueue(label: "test")
    let operations = OperationQueue()
    let done = Counter()
    queue.schedule {
      dispatchPrecondition(condition: .onQueue(queue))
      done.add()
    }
    queue.schedule(options: .init(qos: .utility)) { done.add() }
    let start = queue.now
    queue.schedule(after: start.advanced(by: .milliseconds(20))) {
      expectAtLeast(start.distance(to: queue.now), .milliseconds(20))
      done.add()
    }
    operations.schedule { done.add() }
    operations.schedule(after: operations.now.advanced(by: .milliseconds(5))) { done.add() }
    try await wait { done.value == 5 }
  }

  @Test("work repeats at intervals until canceled")
  func repeating() async throws {
    let queue = DispatchQueue(label: "test")
    let (count, start) = (Counter(), queue.now)
    let repetition = queue.schedule(after: start, interval: .milliseconds(5)) { count.add() }
    try await wait { count.value >= 3 }
    expectAtLeast(start.distance(to: queue.now), .milliseconds(10))
    repetition.cancel()
    queue.sync {}
    let last = count.value
    // Later than the next repetition.
    let later = Counter()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(30))) { later.add() }
    try await wait { later.value == 1 }
    expectEqual(count.value, last)
  }

  @Test("work can be scheduled on the run loop of another thread")
  func runLoop() throws {
    let done = Counter()
    let thread = Thread {
      let loop = RunLoop.current
      loop.schedule { done.add() }
      loop.schedule(after: loop.now.advanced(by: .milliseconds(10))) { done.add() }
      var count = 0
      let timer = loop.schedule(
        after: loop.now, interval: .milliseconds(2), tolerance: 0, options: nil
      ) { count += 1 }
      while done.value < 2 || count < 3 {
        loop.run(until: Date(timeIntervalSinceNow: 0.01))
      }
      timer.cancel()
    }
    thread.start()
    let end = Date(timeIntervalSinceNow: 10)
    while !thread.isFinished, Date() < end { usleep(1000) }
    expect(thread.isFinished)
    expectEqual(done.value, 2)
  }

  @Test("the main queue, run loop and operation queue belong to the main actor")
  func main() async throws {
    let done = Counter()
    func check() {
      MainActor.assumeIsolated { done.add() }
    }
    DispatchQueue.main.schedule(check)
    DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(1)), check)
    RunLoop.main.schedule(check)
    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(1)), check)
    OperationQueue.main.schedule(check)
    OperationQueue.main.schedule(after: OperationQueue.main.now, check)
    DispatchQueue.main.async { MainActor.assumeIsolated { done.add() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
      MainActor.assumeIsolated { done.add() }
    }
    try await wait { done.value == 8 }
  }

  @Test("values stay in order on a concurrent queue")
  func order() async throws {
    let seen = Shared([Int]())
    let ended = Counter()
    let subscription = (0..<5000).publisher
      .receive(on: DispatchQueue.global())
      .sink { _ in
        ended.add()
      } receiveValue: { value in
        seen.change { $0.append(value) }
      }
    try await wait { ended.value == 1 }
    expectEqual(seen.value, Array(0..<5000))
    subscription.cancel()
  }

  @Test("values move from a background queue to the main actor")
  @MainActor func background() async throws {
    final class Model: ObservableObject {
      @Published var squares: [Int] = []
    }
    let model = Model()
    let subscription = (1...3).publisher
      .subscribe(on: DispatchQueue.global())
      .map { $0 * $0 }
      .collect()
      .receive(on: DispatchQueue.main)
      .sink { model.squares = $0 }
    expect(model.squares.isEmpty)
    try await wait { model.squares == [1, 4, 9] }
    subscription.cancel()
  }
}
