import Combine
import Expectations
import Foundation
import Testing

@Suite("Observable objects")
struct PublishedTests {
  private class Model: ObservableObject {
    @Published var number = 0
    @Published private(set) var text = ""
    func write(_ text: String) { self.text = text }
    func follow<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == Never {
      publisher.map { "\($0)" }.assign(to: &$text)
    }
  }

  private final class Derived: Model {
    @Published var more = 0
  }

  /// A class that is not observable; its properties still publish.
  private final class Plain {
    @Published var number = 1
  }

  private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var number = 1
    var name = "" { willSet { objectWillChange.send(newValue) } }
  }

  @Test("the object announces a change, the property publishes it, and then it is set")
  func order() {
    let model = Model()
    var log: [String] = []
    let subscriptions = [
      model.objectWillChange.sink { log.append("will change \(model.number)") },
      model.$number.sink { log.append("published \($0) at \(model.number)") },
    ]
    model.number = 5
    expectEqual(log, ["published 0 at 0", "will change 0", "published 5 at 0"])
    expectEqual(model.number, 5)
    withExtendedLifetime(subscriptions) {}
  }

  @Test("an object has one publisher for all properties, including those of subclasses")
  func oneForAll() {
    let model = Derived()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.number = 1
    model.more = 2
    model.write("x")
    model.objectWillChange.send()
    expectEqual(count, 4)
    expect(model.objectWillChange === model.objectWillChange)
    withExtendedLifetime(subscription) {}
  }

  @Test("a subscriber that attaches after the first change is notified")
  func lateSubscriber() {
    let model = Model()
    model.number = 1
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.number = 2
    expectEqual(count, 1)
    withExtendedLifetime(subscription) {}
  }

  @Test("properties of other objects publish; a custom objectWillChange is not used")
  func otherObjects() {
    let plain = Plain()
    let recorder = plain.$number.record()
    plain.number = 2
    expectEqual(recorder.values, [1, 2])
    let custom = Custom()
    let told = custom.objectWillChange.record()
    custom.number = 2
    custom.name = "n"
    expectEqual(told.values, ["n"])
  }

  @Test("a property's subscriber receives the latest value on request")
  func demand() {
    let model = Model()
    let recorder = model.$number.record(asksFor: .max(1))
    model.number = 1
    model.number = 2
    expectEqual(recorder.values, [0])
    recorder.request(1)
    expectEqual(recorder.values, [0, 2])
  }

  @Test("assigning to a property notifies its object and ends with it")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    var model: Model? = Model()
    model?.follow(subject.handleEvents(receiveCancel: { cancelled += 1 }))
    var told = 0
    let subscription = model?.objectWillChange.sink { told += 1 }
    subject.send(7)
    expectEqual(model?.text, "7")
    expectEqual(told, 1)
    weak let gone = model
    model = nil
    expectNil(gone)
    expectEqual(cancelled, 1)
    subject.send(8)
    withExtendedLifetime(subscription) {}
  }

  @Test("assigning to a property of an object retains it until canceled")
  func assignOn() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let held = model
    let subscription = subject.assign(to: \.number, on: model!)
    model = nil
    subject.send(3)
    expectEqual(held?.number, 3)
    subscription.cancel()
    expectNil(held)
  }

  @Test("many short-lived objects each have their own publisher")
  func manyObjects() {
    let kept = (0..<100).map { _ in Model() }
    let recorders = kept.map { $0.objectWillChange.record() }
    for _ in 0..<10_000 {
      let model = Model()
      let recorder = model.objectWillChange.record()
      model.number = 1
      expectEqual(recorder.values.count, 1)
    }
    for model in kept { model.number = 1 }
    expect(recorders.allSatisfy { $0.values.count == 1 })
  }

  @Test("a model isolated to the main actor in Swift 6")
  @MainActor func mainActor() {
    @MainActor final class Isolated: ObservableObject {
      @Published var number = 0
      @Published var doubled = 0
      init() { $number.map { $0 * 2 }.assign(to: &$doubled) }
    }
    let model = Isolated()
    model.number = 4
    expectEqual(model.doubled, 8)
  }

  @Test("a property can be created in the initializer")
  func initialValue() {
    final class Made {
      @Published var number: Int
      init(_ number: Int) { _number = Published(initialValue: number) }
    }
    expectEqual(Made(4).number, 4)
  }
}
