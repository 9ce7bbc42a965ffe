import Foundation

/// Something that sends values over time.
///
/// On Linux there is no Combine: this module has the names that models for SwiftUI use. Values are
/// sent at once, on the sender's thread.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Starts to hand out values. Use `sink`.
  func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What subscribers are told.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// Ends a subscription when it is cancelled or goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public convenience init<C: Cancellable>(_ cancellable: C) { self.init(cancellable.cancel) }
  deinit { action?() }

  public func cancel() {
    action?()
    action = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Calls closures with every value and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue, receiveCompletion)
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      self._subscribe({ value(transform($0)) }, completion)
    }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      self._subscribe({ if let new = transform($0) { value(new) } }, completion)
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return self._subscribe(
        { if left > 0 { left -= 1 } else { value($0) } }, completion)
    }
  }

  /// Values arrive at once; accepted for source compatibility.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { self._subscribe($0, $1) }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var latest: Output?
      return self._subscribe(
        {
          if $0 != latest {
            latest = $0
            value($0)
          }
        }, completion)
    }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue, { _ in })
  }

  /// Writes every value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  init(
    _ subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subscribe(value, completion)
  }
}

/// One value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
