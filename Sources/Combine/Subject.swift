import Foundation

/// A publisher that values can be sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Who listens to a subject.
private final class Listeners<Output, Failure: Error> {
  private struct Entry {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]
  private var next = 0
  private var isFinished = false

  func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let id = lock.withLock {
      next += 1
      if !isFinished { entries[next] = Entry(value: value, completion: completion) }
      return next
    }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.entries[id] = nil }
    }
  }

  func send(_ value: Output) {
    let current = lock.withLock { entries.sorted { $0.key < $1.key }.map(\.value) }
    for entry in current { entry.value(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let current = lock.withLock {
      isFinished = true
      defer { entries = [:] }
      return entries.sorted { $0.key < $1.key }.map(\.value)
    }
    for entry in current { entry.completion(completion) }
  }
}

/// Sends values to whoever listens just then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.add(value, completion)
  }
}

/// Has a value, which is also sent to whoever begins to listen.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public var value: Output { didSet { listeners.send(value) } }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(self.value)
    return listeners.add(value, completion)
  }
}
