import Combine
import Expectations
import Testing

/// Operators that map value by value: their results for 1…5, and for an error after 3.
@Suite("Operators")
struct OperatorTests {
  private let numbers = (1...5).publisher

  /// 1, 2, 3, and a failure.
  private var failing: some Publisher<Int, TestError> {
    (1...3).publisher.setFailureType(to: TestError.self)
      .append(Fail(error: TestError()))
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = publisher.record()
    expect(recorder.isFinished)
    return recorder.values
  }

  private struct Point {
    var x = 1
    var y = 2
    var z = 3
  }

  @Test("mapping")
  func mapping() {
    expectEqual(values(numbers.map { $0 * 2 }), [2, 4, 6, 8, 10])
    expectEqual(values(Just(Point()).map(\.y)), [2])
    expect(values(Just(Point()).map(\.x, \.y)).first! == (1, 2))
    expect(values(Just(Point()).map(\.x, \.y, \.z)).first! == (1, 2, 3))
    expectEqual(values([1, nil, 3].publisher.replaceNil(with: 0)), [1, 0, 3])
    expectEqual(values(numbers.scan(0, +)), [1, 3, 6, 10, 15])
    expectEqual(values(numbers.compactMap { $0 > 3 ? "\($0)" : nil }), ["4", "5"])
  }

  @Test("filtering")
  func filtering() {
    expectEqual(values(numbers.filter { $0 % 2 == 1 }), [1, 3, 5])
    expectEqual(values([1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
    expectEqual(values(numbers.removeDuplicates { $0 / 2 == $1 / 2 }), [1, 2, 4])
    expect(values(numbers.ignoreOutput()).isEmpty)
  }

  @Test("selecting")
  func selecting() {
    expectEqual(values(numbers.first()), [1])
    expectEqual(values(numbers.first { $0 > 2 }), [3])
    expect(values(numbers.first { $0 > 9 }).isEmpty)
    expectEqual(values(numbers.last()), [5])
    expectEqual(values(numbers.last { $0 < 4 }), [3])
    expectEqual(values(numbers.prefix(2)), [1, 2])
    expect(values(numbers.prefix(0)).isEmpty)
    expectEqual(values(numbers.output(at: 2)), [3])
    expectEqual(values(numbers.output(in: 1...3)), [2, 3, 4])
    expectEqual(values(numbers.output(in: 3...)), [4, 5])
    expectEqual(values(numbers.output(in: ..<2)), [1, 2])
  }

  @Test("dropping")
  func dropping() {
    expectEqual(values(numbers.dropFirst()), [2, 3, 4, 5])
    expect(values(numbers.dropFirst(9)).isEmpty)
    expectEqual(values([1, 5, 2].publisher.drop { $0 < 3 }), [5, 2])
    expectEqual(values([1, 5, 2].publisher.prefix { $0 < 3 }), [1])
  }

  @Test("reducing")
  func reducing() {
    expectEqual(values(numbers.collect()), [[1, 2, 3, 4, 5]])
    expectEqual(values(numbers.collect(2)), [[1, 2], [3, 4], [5]])
    expectEqual(values(numbers.reduce("") { $0 + "\($1)" }), ["12345"])
    expectEqual(values(numbers.count()), [5])
    expectEqual(values([3, 1, 2].publisher.min()), [1])
    expectEqual(values([3, 1, 2].publisher.max()), [3])
    expectEqual(values(["aa", "b", "cc"].publisher.max { $0.count < $1.count }), ["aa"])
    expect(values([Int]().publisher.max()).isEmpty)
    expectEqual(values([Int]().publisher.replaceEmpty(with: 7)), [7])
    expectEqual(values(numbers.replaceEmpty(with: 7)), [1, 2, 3, 4, 5])
  }

  @Test("matching ends as soon as the result is known")
  func matching() {
    expectEqual(values(numbers.allSatisfy { $0 < 9 }), [true])
    expectEqual(values(numbers.contains(3)), [true])
    expectEqual(values(numbers.contains { $0 > 9 }), [false])
    let probe = Probe<Int, Never>()
    let recorder = probe.allSatisfy { $0 < 2 }.record()
    probe.send(1)
    expect(recorder.values.isEmpty)
    probe.send(2)
    expectEqual(recorder.values, [false])
    expect(recorder.isFinished)
    expectEqual(probe.cancelCount, 1)
  }

  @Test("operators that end early cancel upstream and receive nothing more")
  func endingEarly() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 }).first().record()
    subject.send(1)
    subject.send(2)
    expectEqual(recorder.values, [1])
    expect(recorder.isFinished)
    expectEqual(cancelled, 1)
  }

  @Test("closures that throw cause failures and cancel upstream")
  func throwing() {
    func check<P: Publisher>(
      _ expected: [P.Output], _ operate: (Probe<Int, Never>) -> P,
      sourceLocation: SourceLocation = #_sourceLocation
    ) where P.Failure == any Error, P.Output: Equatable {
      let probe = Probe<Int, Never>()
      let recorder = operate(probe).record()
      for value in [1, 2, 3] { probe.send(value) }
      expectEqual(recorder.values, expected, sourceLocation: sourceLocation)
      expect(recorder.failure is TestError, sourceLocation: sourceLocation)
      expectEqual(probe.cancelCount, 1, sourceLocation: sourceLocation)
    }
    func less(_ value: Int) throws -> Int {
      if value >= 3 { throw TestError() }
      return value
    }
    check([1, 2]) { $0.tryMap(less) }
    check([1, 2]) { $0.tryFilter { try less($0) > 0 } }
    check([1, 2]) { $0.tryCompactMap { try less($0) } }
    check([1, 3]) { $0.tryScan(0) { try $0 + less($1) } }
    check([1, 2]) { $0.tryRemoveDuplicates { try less($1) == $0 } }
    check([1, 2]) { $0.tryPrefix { try less($0) > 0 } }
    check([]) { $0.tryDrop { try less($0) > 0 } }
    check([]) { $0.tryFirst { try less($0) > 5 } }
    check([]) { $0.tryLast { try less($0) > 0 } }
    check([]) { $0.tryReduce(0) { try $0 + less($1) } }
    check([]) { $0.tryMax { _, value in try less(value) > 0 } }
    check([]) { $0.tryMin { value, _ in try less(value) > 0 } }
    check([]) { $0.tryAllSatisfy { try less($0) > 0 } }
    check([]) { $0.tryContains { try less($0) > 5 } }
  }

  @Test("failures pass through operators, and partial results are dropped")
  func failures() {
    expectEqual(failing.map { $0 }.record().values, [1, 2, 3])
    expectEqual(failing.map { $0 }.record().failure, TestError())
    expect(failing.collect().record().values.isEmpty)
    expectEqual(failing.collect().record().failure, TestError())
    expectEqual(failing.collect(2).record().values, [[1, 2]])
    expect(failing.last().record().values.isEmpty)
    expectEqual(failing.count().record().failure, TestError())
    expectEqual(failing.replaceEmpty(with: 9).record().failure, TestError())
  }

  @Test("values are dropped or published until another publisher's first value")
  func until() {
    let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = source.prefix(untilOutputFrom: signal).record()
    let after = source.drop(untilOutputFrom: signal).record()
    source.send(1)
    signal.send()
    source.send(2)
    signal.send()
    source.send(3)
    expectEqual(before.values, [1])
    expect(before.isFinished)
    expectEqual(after.values, [2, 3])
    expect(after.completions.isEmpty)
    let never = source.drop(untilOutputFrom: Empty<Int, Never>()).record()
    expect(never.isFinished)
  }

  @Test("each subscriber has its own state")
  func independent() {
    let sums = numbers.scan(0, +).dropFirst(3).removeDuplicates()
    expectEqual(values(sums), [10, 15])
    expectEqual(values(sums), [10, 15])
  }
}
