import Combine
import Expectations
import Testing

@Suite("Publishers of publishers")
struct FlatteningTests {
  @Test("flattening interleaves the values of all publishers")
  func flatMap() {
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let outer = PassthroughSubject<Int, Never>()
    let recorder = outer.flatMap { subjects[$0] }.record()
    outer.send(0)
    outer.send(1)
    subjects[1].send("b1")
    subjects[0].send("a1")
    outer.send(completion: .finished)
    subjects[0].send(completion: .finished)
    expectEqual(recorder.values, ["b1", "a1"])
    expect(recorder.completions.isEmpty)
    subjects[1].send("b2")
    subjects[1].send(completion: .finished)
    expectEqual(recorder.values, ["b1", "a1", "b2"])
    expect(recorder.isFinished)
  }

  @Test("the number of concurrent publishers is limited")
  func maxPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    var read: [Int] = []
    let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) {
      read.append($0)
      return subjects[$0]
    }.record()
    expectEqual(read, [0])
    subjects[1].send("lost")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    expectEqual(read, [0, 1])
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    expectEqual(recorder.values, ["a", "b"])
    expect(recorder.isFinished)
  }

  @Test("with limited demand, each publisher has at most one value waiting")
  func limitedDemand() {
    let probes = [Probe<Int, Never>(), Probe<Int, Never>()]
    let recorder = probes.publisher.flatMap { $0 }.record(asksFor: .max(1))
    expectEqual(probes.map(\.requests), [[.max(1)], [.max(1)]])
    probes[0].send(1)
    expectEqual(recorder.values, [1])
    expectEqual(probes[0].requests.count, 2)
    probes[0].send(2)
    probes[1].send(3)
    expectEqual(recorder.values, [1])
    expectEqual(probes[0].requests.count, 2)
    recorder.request(1)
    expectEqual(recorder.values, [1, 2])
    recorder.request(1)
    expectEqual(recorder.values, [1, 2, 3])
    expect(probes[0].requests.count == 3 && probes[1].requests.count == 2)
    recorder.cancel()
    expectEqual(probes.map(\.cancelCount), [1, 1])
  }

  @Test("a long sequence with one publisher and one value at a time does not recurse")
  func long() {
    let recorder = (0..<50_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
      .record(asksFor: .max(1)) { _ in .max(1) }
    expectEqual(recorder.values, Array(0..<50_000))
    expect(recorder.isFinished)
  }

  @Test("a failure of the upstream or of an inner publisher ends flattening")
  func failures() {
    let subject = PassthroughSubject<Int, TestError>()
    let probe = Probe<Int, TestError>()
    let recorder = subject.flatMap { _ in probe }.record()
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    expectEqual(recorder.failure, TestError())
    expectEqual(probe.cancelCount, 1)
    let inner = Just(1).flatMap { _ in Fail<Int, TestError>(error: TestError()) }.record()
    expectEqual(inner.failure, TestError())
    let fitted = Fail<Int, TestError>(error: TestError()).flatMap { Just($0) }.record()
    expectEqual(fitted.failure, TestError())
    expectEqual(Just(1).flatMap { Just($0 + 1) }.record().values, [2])
  }

  @Test("switching publishes the values of the latest publisher only")
  func switchToLatest() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let outer = PassthroughSubject<Probe<Int, Never>, Never>()
    let recorder = outer.switchToLatest().record(asksFor: .max(3))
    outer.send(a)
    a.send(1)
    outer.send(b)
    expectEqual(a.cancelCount, 1)
    expectEqual(b.requests, [.max(2)])
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(4)
    expectEqual(recorder.values, [1, 3, 4])
    expect(recorder.completions.isEmpty)
    b.finish()
    expect(recorder.isFinished)
  }

  @Test("switching does not finish while another publisher may follow")
  func switchGoesOn() {
    let outer = PassthroughSubject<AnyPublisher<Int, TestError>, TestError>()
    let recorder = outer.switchToLatest().record()
    outer.send(Just(1).setFailureType(to: TestError.self).eraseToAnyPublisher())
    expectEqual(recorder.values, [1])
    expect(recorder.completions.isEmpty)
    outer.send(Fail(error: TestError()).eraseToAnyPublisher())
    expectEqual(recorder.failure, TestError())
  }

  @Test("canceling ends both subscriptions")
  func switchCancel() {
    let (outer, inner) = (Probe<Probe<Int, Never>, Never>(), Probe<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(inner)
    recorder.cancel()
    expectEqual(outer.cancelCount, 1)
    expectEqual(inner.cancelCount, 1)
  }

  @Test("values and completion of a replaced publisher are ignored")
  func leftBehind() {
    let (a, b) = (Probe<Int, TestError>(goesOn: true), Probe<Int, TestError>(goesOn: true))
    let outer = PassthroughSubject<Probe<Int, TestError>, TestError>()
    let latest = outer.switchToLatest().record()
    outer.send(a)
    outer.send(b)
    a.send(1)
    b.send(2)
    a.finish(.failure(TestError()))
    expectEqual(latest.values, [2])
    expect(latest.completions.isEmpty)
    latest.cancel()
    b.send(3)
    b.finish()
    expectEqual(latest.values, [2])
    expect(latest.completions.isEmpty)
  }

  @Test("each text starts a search, and only the last answer counts")
  func search() {
    let text = PassthroughSubject<String, Never>()
    let answers = ["a": PassthroughSubject<String, TestError>(), "ab": .init()]
    let recorder = text.map { answers[$0]! }.switchToLatest().record()
    text.send("a")
    text.send("ab")
    answers["a"]!.send("late")
    answers["ab"]!.send("right")
    expectEqual(recorder.values, ["right"])
  }
}
