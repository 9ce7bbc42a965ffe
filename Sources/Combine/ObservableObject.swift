import Foundation

/// A model that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { subject.send() }

  public func _subscribe(
    _ value: @escaping (()) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    subject._subscribe(value, completion)
  }
}

/// The publishers of objects that have none of their own, as long as the objects live.
private enum Publishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property of a model that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  private final class Box {
    var value: Value
    let subject = PassthroughSubject<Value, Never>()
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes \(newValue)") }
  }

  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set {
      let box = object[keyPath: storage].box
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
      box.subject.send(newValue)
      box.value = newValue
    }
  }

  /// The property's values, the present one first.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let current: () -> Value
    fileprivate let subject: PassthroughSubject<Value, Never>

    public func _subscribe(
      _ value: @escaping (Value) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      value(current())
      return subject._subscribe(value, completion)
    }
  }

  public var projectedValue: Publisher {
    let box = box
    return Publisher(current: { box.value }, subject: box.subject)
  }
}
