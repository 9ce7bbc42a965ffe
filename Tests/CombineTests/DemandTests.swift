import Combine
import Expectations
import Foundation
import Testing

@Suite("Demand")
struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test("sums, differences and products stay between none and unlimited")
  func arithmetic() {
    expect(Demand.max(2) + .max(3) == 5)
    expectEqual(Demand.max(2) + 3, .max(5))
    expect(Demand.max(5) - 2 == 3)
    expectEqual(Demand.max(2) - 5, .none)
    expect(Demand.max(2) + -1 == 1)
    expect(Demand.max(2) - -1 == 3)
    expect(Demand.max(3) * 4 == 12)
    expectEqual(Demand.max(3) * -1, .none)
    expectEqual(Demand.max(.max) * 2, .unlimited)
    expectEqual(Demand.max(.max) + .max(.max), .unlimited)
    expectEqual(Demand.max(-4), .none)
  }

  @Test("unlimited demand stays unlimited; subtracting it leaves none")
  func unlimited() {
    expectEqual(Demand.unlimited - 7, .unlimited)
    expectEqual(Demand.unlimited - .unlimited, .unlimited)
    expectEqual(Demand.unlimited + 1, .unlimited)
    expectEqual(Demand.unlimited + .unlimited, .unlimited)
    expectEqual(Demand.unlimited * 0, .unlimited)
    expectEqual(Demand.max(7) - .unlimited, .none)
    expectNil(Demand.unlimited.max)
    expectEqual(Demand.max(7).max, 7)
  }

  @Test("demand can be compared with numbers on either side")
  func comparisons() {
    expectLess(Demand.max(1), .max(2))
    expectLess(Demand.max(.max), .unlimited)
    expect(Demand.unlimited > Int.max)
    expect(Demand.unlimited != Int.max)
    expect(Int.max < Demand.unlimited)
    expect(!(3 >= Demand.unlimited))
    expect(Demand.max(3) >= 3)
    expect(Demand.max(3) <= 3)
    expect(Demand.none == 0)
    expect(0 == Demand.none)
    expect(Demand.none > -1)
  }

  @Test("descriptions and coding")
  func coding() throws {
    expectEqual("\(Demand.max(3)) \(Demand.unlimited)", "max(3) unlimited")
    let demands = [Demand.max(3), .unlimited]
    let data = try JSONEncoder().encode(demands)
    try expectEqual(JSONDecoder().decode([Demand].self, from: data), demands)
  }

  // MARK: Delivery

  @Test("a subscriber receives no more than it requested, and the end with the last value")
  func sequence() {
    let recorder = [1, 2, 3].publisher.record(asksFor: .none)
    expect(recorder.values.isEmpty)
    expectEqual(recorder.subscriptionCount, 1)
    recorder.request(2)
    expectEqual(recorder.values, [1, 2])
    expect(recorder.completions.isEmpty)
    recorder.request(1)
    expectEqual(recorder.values, [1, 2, 3])
    expect(recorder.isFinished)
    recorder.request(1)
    expectEqual(recorder.values, [1, 2, 3])
    expect(recorder.isFinished)
  }

  @Test("requesting none has no effect")
  func none() {
    let recorder = Just(1).record(asksFor: .none)
    recorder.subscription?.request(.none)
    expect(recorder.values.isEmpty)
    expect(recorder.completions.isEmpty)
  }

  @Test("demand returned for each value adds up, and long sequences do not recurse")
  func oneByOne() {
    let recorder = (0..<100_000).publisher.map { $0 + 1 }.filter { $0 % 2 == 0 }
      .record(asksFor: .max(1)) { _ in .max(1) }
    expectEqual(recorder.values.count, 50_000)
    expect(recorder.isFinished)
  }

  @Test("skipped values are requested again")
  func skipping() {
    let recorder = (1...10).publisher.filter { $0 % 5 == 0 }.record(asksFor: .max(2))
    expectEqual(recorder.values, [5, 10])
    let dropping = (1...10).publisher.dropFirst(8).removeDuplicates().record(asksFor: .max(1))
    expectEqual(dropping.values, [9])
    let compact = ["a", "1", "b", "2"].publisher.compactMap(Int.init).record(asksFor: .max(1))
    expectEqual(compact.values, [1])
  }

  @Test("operators that map value by value pass demand on unchanged")
  func passing() {
    let probe = Probe<Int, Never>()
    let recorder = probe.map { $0 }.scan(0, +).handleEvents().record(asksFor: .max(3)) { _ in
      .max(2)
    }
    expectEqual(probe.requests, [.max(3)])
    expectEqual(probe.send(1), .max(2))
    recorder.request(5)
    expectEqual(probe.requests, [.max(3), .max(5)])
  }

  @Test("operators that need all values request all, and keep the result until requested")
  func gathering() {
    let probe = Probe<Int, Never>()
    let recorder = probe.reduce(0, +).record(asksFor: .none)
    expectEqual(probe.requests, [.unlimited])
    probe.send(2)
    probe.send(3)
    probe.finish()
    expect(recorder.values.isEmpty)
    expect(recorder.completions.isEmpty)
    recorder.request(1)
    expectEqual(recorder.values, [5])
    expect(recorder.isFinished)
  }

  @Test("a subscriber without demand misses a subject's values")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(asksFor: .max(2))
    for value in 1...3 { subject.send(value) }
    expectEqual(recorder.values, [1, 2])
    recorder.request(1)
    subject.send(4)
    expectEqual(recorder.values, [1, 2, 4])
  }

  @Test("a current value waits for demand and is then the latest")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(asksFor: .none)
    subject.send(2)
    subject.send(3)
    expect(recorder.values.isEmpty)
    recorder.request(1)
    expectEqual(recorder.values, [3])
    subject.send(4)
    subject.send(completion: .finished)
    expectEqual(recorder.values, [3])
    expect(recorder.isFinished)
  }

  @Test("a completion needs no demand")
  func ending() {
    expect(Empty<Int, Never>().record(asksFor: .none).isFinished)
    expect(Fail<Int, TestError>(error: TestError()).record(asksFor: .none).failure == TestError())
    expect([Int]().publisher.record(asksFor: .none).isFinished)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(asksFor: .none)
    subject.send(completion: .finished)
    expect(recorder.isFinished)
  }
}
