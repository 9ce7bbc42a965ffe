import Combine
import Expectations
import Foundation
import Testing

@Suite("Futures and awaited values")
struct FutureTests {
  @Test("a future starts immediately and gives all subscribers the same value")
  func eager() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = future.record()
    let idle = future.record(asksFor: .none)
    expect(promise != nil)
    expect(early.values.isEmpty)
    promise?(.success(3))
    promise?(.success(4))
    promise?(.failure(TestError()))
    expectEqual(early.values, [3])
    expect(early.isFinished)
    expect(idle.values.isEmpty)
    expect(idle.completions.isEmpty)
    idle.request(1)
    expectEqual(idle.values, [3])
    expect(idle.isFinished)
    expectEqual(future.record().values, [3])
  }

  @Test("a future can fail")
  func failing() async {
    let future = Future<Int, TestError> { $0(.failure(TestError())) }
    expectEqual(future.record(asksFor: .none).failure, TestError())
    await #expect(throws: TestError()) { try await future.value }
  }

  @Test("a future's value can be awaited")
  func value() async {
    let future = Future<Int, Never> { promise in
      let promise = Unchecked(promise)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { promise.value(.success(5)) }
    }
    await expectEqual(future.value, 5)
  }

  /// A closure that a test passes to another thread.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("an async loop requests one value at a time")
  func values() async {
    var seen: [Int] = []
    for await value in (1...3).publisher.map({ $0 * 2 }).values { seen.append(value) }
    expectEqual(seen, [2, 4, 6])
    var requests: [Subscribers.Demand] = []
    for await value in (1...9).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .values
    where value == 2 { break }
    expectEqual(requests, [.max(1), .max(1)])
  }

  @Test("an async loop throws the publisher's failure after its values")
  func throwing() async {
    var seen: [Int] = []
    let publisher = [1, 2].publisher.setFailureType(to: TestError.self)
      .append(Fail(error: TestError()))
    await #expect(throws: TestError()) {
      for try await value in publisher.values { seen.append(value) }
    }
    expectEqual(seen, [1, 2])
  }

  @Test("leaving a loop or canceling its task ends the subscription")
  func cancelling() async {
    let cancelled = Counter()
    func endless() -> some Publisher<Int, Never> {
      CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancelled.add() })
    }
    for await _ in endless().values { break }
    expectEqual(cancelled.value, 1)
    let task = Task {
      var count = 0
      for await _ in endless().values { count += 1 }
      return count
    }
    while cancelled.value < 2 {
      task.cancel()
      await Task.yield()
    }
    await expectAtMost(task.value, 1)
  }

  @Test("an async loop on the main actor over a model's property")
  @MainActor func mainActor() async {
    final class Model: ObservableObject {
      @Published var number = 1
    }
    let model = Model()
    var seen: [Int] = []
    for await number in model.$number.values {
      seen.append(number)
      if number == 3 { break }
      Task { model.number = number + 1 }
    }
    expectEqual(seen, [1, 2, 3])
  }
}
