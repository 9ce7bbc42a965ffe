import Combine
import Expectations
import Foundation
import Testing

/// Publishers used by several threads.
@Suite("Threads")
struct ThreadTests {
  private let threads = 8
  private let count = 500

  private func onAllThreads(_ work: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<count { work(thread * count + number) }
    }
  }

  /// Marks a value as usable from several threads; publishers ensure this themselves.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// A subscriber that detects concurrent calls and calls after the completion.
  private final class Exclusive: Subscriber, @unchecked Sendable {
    typealias Input = Int
    typealias Failure = Never
    // Deliberately not locked, so that the thread sanitizer detects overlapping calls.
    var values: [Int] = []
    var completions = 0
    var isBusy = false
    var overlaps = 0

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }

    func receive(_ input: Int) -> Subscribers.Demand {
      if isBusy || completions > 0 { overlaps += 1 }
      isBusy = true
      values.append(input)
      isBusy = false
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      if isBusy { overlaps += 1 }
      completions += 1
    }
  }

  @Test("all values sent by several threads arrive one at a time")
  func sending() {
    let subject = PassthroughSubject<Int, Never>()
    let subscribers = [Exclusive(), Exclusive()]
    for subscriber in subscribers { subject.map { $0 }.filter { _ in true }.subscribe(subscriber) }
    let shared = Unchecked(subject)
    onAllThreads { shared.value.send($0) }
    subject.send(completion: .finished)
    for subscriber in subscribers {
      expectEqual(subscriber.values.sorted(), Array(0..<threads * count))
      expectEqual(subscriber.overlaps, 0)
      expectEqual(subscriber.completions, 1)
    }
    expectEqual(subscribers[0].values, subscribers[1].values)
  }

  @Test("the last value delivered is the subject's current value")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let subscriber = Exclusive()
    subject.subscribe(subscriber)
    let shared = Unchecked(subject)
    onAllThreads { shared.value.value = $0 }
    expectEqual(subscriber.values.count, threads * count + 1)
    expectEqual(subscriber.overlaps, 0)
    expectEqual(subscriber.values.last, subject.value)
  }

  @Test("operators with several publishers deliver one value at a time")
  func combining() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let (merged, combined, zipped, flat) = (Exclusive(), Exclusive(), Exclusive(), Exclusive())
    Publishers.MergeMany(subjects).subscribe(merged)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { max($0, $1, $2, $3) }
      .subscribe(combined)
    subjects[0].zip(subjects[1]) { $0 + $1 }.subscribe(zipped)
    subjects[0].flatMap { Just($0) }.merge(with: subjects[1]).subscribe(flat)
    let shared = Unchecked(subjects)
    onAllThreads { shared.value[$0 % 4].send($0) }
    for subject in subjects { subject.send(completion: .finished) }
    let total = threads * count
    expectEqual(merged.values.sorted(), Array(0..<total))
    expectEqual(zipped.values.count, total / 4)
    expectEqual(flat.values.count, total / 2)
    expectAtMost(combined.values.count, total)
    expectGreater(combined.values.count, 0)
    for subscriber in [merged, combined, zipped, flat] {
      expectEqual(subscriber.overlaps, 0)
      expectEqual(subscriber.completions, 1)
    }
  }

  @Test("subscribing and canceling while other threads send")
  func subscribing() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = Unchecked(subject.share())
    let source = Unchecked(subject)
    let received = Counter()
    onAllThreads { number in
      let subscription = shared.value.sink { _ in received.add() }
      source.value.send(number)
      subscription.cancel()
    }
    let before = received.value
    expectAtLeast(before, threads * count / 2)
    subject.send(0)
    expectEqual(received.value, before)
  }

  @Test("demand from several threads adds up and is respected")
  func demand() {
    let subscriber = Recorder<Int, Never>(asksFor: .none)
    (0...).publisher.map { $0 }.subscribe(subscriber)
    let shared = Unchecked(subscriber)
    onAllThreads { _ in shared.value.request(1) }
    expectEqual(subscriber.values, Array(0..<threads * count))
    subscriber.cancel()
  }

  @Test("only one of several completions is delivered")
  func ending() {
    for _ in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let subscriber = Exclusive()
      subject.subscribe(subscriber)
      let shared = Unchecked(subject)
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        shared.value.send(number)
        shared.value.send(completion: .finished)
        shared.value.send(number)
      }
      expectEqual(subscriber.completions, 1)
      expectEqual(subscriber.overlaps, 0)
    }
  }

  @Test("a promise fulfilled by several threads takes effect once")
  func promise() {
    for _ in 0..<200 {
      var made: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { made = $0 }
      let subscriber = Exclusive()
      future.subscribe(subscriber)
      let promise = Unchecked(made!)
      DispatchQueue.concurrentPerform(iterations: 4) { promise.value(.success($0)) }
      expectEqual(subscriber.values.count, 1)
      expectEqual(subscriber.completions, 1)
    }
  }

  @Test("model properties can change on several threads")
  func published() {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    let model = Model()
    let told = Counter()
    let subscription = model.objectWillChange.sink { told.add() }
    let subscriber = Exclusive()
    model.$number.subscribe(subscriber)
    let shared = Unchecked(model)
    onAllThreads { shared.value.number = $0 }
    expectEqual(told.value, threads * count)
    expectEqual(subscriber.values.count, threads * count + 1)
    expectEqual(subscriber.overlaps, 0)
    withExtendedLifetime(subscription) {}
  }
}
