import Combine
import Expectations
import Testing

@Suite("Combining publishers")
struct CombiningTests {
  private typealias Numbers = PassthroughSubject<Int, TestError>

  @Test("values are appended and prepended")
  func concatenating() {
    expectEqual([2].publisher.prepend(0, 1).append(3, 4).record().values, [0, 1, 2, 3, 4])
    expectEqual([2].publisher.prepend([1]).append(3...4).record().values, [1, 2, 3, 4])
    expectEqual(Just(2).prepend(Just(1)).append(Just(3)).record().values, [1, 2, 3])
    let probe = Probe<Int, Never>()
    let recorder = Just(1).append(probe).record(asksFor: .max(2))
    expectEqual(recorder.values, [1])
    expectEqual(probe.requests, [.max(1)])
    let unread = Probe<Int, TestError>()
    _ = Fail<Int, TestError>(error: TestError()).append(unread).record()
    expectEqual(unread.subscribeCount, 0)
  }

  @Test("merging interleaves values, and finishes when all publishers have")
  func merging() {
    let (a, b, c) = (Numbers(), Numbers(), Numbers())
    let recorder = a.merge(with: b.map { $0 * 10 }, c.map { $0 * 100 }).record()
    b.send(1)
    a.send(1)
    c.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    c.send(2)
    expectEqual(recorder.values, [10, 1, 100, 2, 200])
    expect(recorder.completions.isEmpty)
    c.send(completion: .finished)
    expect(recorder.isFinished)
  }

  @Test("two to eight publishers can be merged, and any number of one type")
  func mergingMany() {
    func just(_ value: Int) -> some Publisher<Int, Never> { Just(value).map { $0 } }
    expectEqual(Just(1).merge(with: just(2)).record().values, [1, 2])
    let all = Just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7), just(8))
    expectEqual(all.record().values, Array(1...8))
    expect(Publishers.Merge4(just(1), just(2), just(3), just(4)).record().isFinished)
    expectEqual(Publishers.MergeMany([Just(1), Just(2), Just(3)]).record().values, [1, 2, 3])
    expectEqual(Just(1).merge(with: Just(2)).merge(with: Just(3)).record().values, [1, 2, 3])
    expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
  }

  @Test("a failure ends merging and cancels the other publishers")
  func mergingFailure() {
    let (a, probe) = (Numbers(), Probe<Int, TestError>())
    let recorder = a.merge(with: probe).record()
    a.send(completion: .failure(TestError()))
    expectEqual(recorder.failure, TestError())
    expectEqual(probe.cancelCount, 1)
  }

  @Test("merging respects demand and loses no requested values")
  func mergingDemand() {
    let recorder = (1...3).publisher.merge(with: (11...13).publisher.map { $0 }).record(
      asksFor: .none)
    recorder.request(1)
    expectEqual(recorder.values.count, 1)
    recorder.request(2)
    expectEqual(recorder.values.count, 3)
    recorder.subscription?.request(.unlimited)
    expectEqual(recorder.values.sorted(), [1, 2, 3, 11, 12, 13])
    expect(recorder.isFinished)
  }

  @Test("combining publishes the latest values once each publisher has one")
  func combineLatest() {
    let (a, b, c) = (Numbers(), Numbers(), Numbers())
    let pairs = a.combineLatest(b).map { "\($0)\($1)" }.record()
    let sums = a.combineLatest(b, c) { $0 + $1 + $2 }.record()
    a.send(1)
    a.send(2)
    expect(pairs.values.isEmpty)
    b.send(3)
    a.send(4)
    expectEqual(pairs.values, ["23", "43"])
    expect(sums.values.isEmpty)
    c.send(5)
    a.send(completion: .finished)
    b.send(6)
    b.send(completion: .finished)
    expectEqual(pairs.values, ["23", "43", "46"])
    expect(pairs.isFinished)
    expectEqual(sums.values, [12, 15])
    expect(sums.completions.isEmpty)
    c.send(completion: .finished)
    expect(sums.isFinished)
  }

  @Test("four publishers can be combined by type and by method")
  func combineLatest4() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let combined = Publishers.CombineLatest4(subject, Just("a"), Just(2.5), Just(true)).record()
    subject.send(2)
    expect(combined.values.count == 2 && combined.values[1] == (2, "a", 2.5, true))
    let made = subject.combineLatest(Just("a"), Just(2.5), Just(true)) { "\($0)\($1)\($2)\($3)" }
    expectEqual(made.record().values, ["2a2.5true"])
  }

  @Test("combined values that were not requested are dropped")
  func combineLatestDemand() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b).map { $0 * 10 + $1 }.record(asksFor: .max(1))
    b.send(1)
    a.send(1)
    b.send(2)
    expectEqual(recorder.values, [1])
    recorder.request(1)
    expectEqual(recorder.values, [1, 11])
  }

  @Test("a subscriber can send to the publishers it combines")
  func combineLatestReentrant() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    var seen: [String] = []
    let subscription = a.combineLatest(b).sink {
      seen.append("\($0)\($1)")
      if $0 != $1 { b.send($0) }
    }
    a.send(1)
    a.send(2)
    expectEqual(seen, ["00", "10", "11", "21", "22"])
    subscription.cancel()
  }

  @Test("zipping pairs values in order until one publisher is used up")
  func zip() {
    let (a, b) = (Numbers(), Numbers())
    let recorder = a.zip(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    b.send(3)
    expectEqual(recorder.values, ["13"])
    a.send(completion: .finished)
    expect(recorder.completions.isEmpty)
    b.send(4)
    expectEqual(recorder.values, ["13", "24"])
    expect(recorder.isFinished)
    expect((1...3).publisher.zip(Just("a")).record().isFinished)
    let three = (1...3).publisher.zip("abc".publisher, [true, false].publisher).record()
    expect(three.values.count == 2 && three.values[1] == (2, "b", false) && three.isFinished)
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.record()
    expectEqual(four.values, [[1, 2, 3, 4]])
    expect(four.isFinished)
  }

  @Test("zipping passes its demand on to each publisher")
  func zipDemand() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.zip(b).record(asksFor: .max(2))
    expectEqual(a.requests, [.max(2)])
    expectEqual(b.requests, [.max(2)])
    recorder.cancel()
    expectEqual(a.cancelCount, 1)
    expectEqual(b.cancelCount, 1)
  }

  @Test("a failure ends zipping and combining")
  func failure() {
    let (a, b) = (Numbers(), Probe<Int, TestError>())
    let zipped = a.zip(b).record()
    a.send(completion: .failure(TestError()))
    expectEqual(zipped.failure, TestError())
    expectEqual(b.cancelCount, 1)
    let combined = Just(1).setFailureType(to: TestError.self)
      .combineLatest(Fail<Int, TestError>(error: TestError())).record()
    expectEqual(combined.failure, TestError())
  }
}
