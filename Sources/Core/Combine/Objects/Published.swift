import Synchronization

/// A property of a class that publishes its values, and tells before it changes.
///
/// `$property` is the publisher. Its subscribers get the new value before the property has it.
@propertyWrapper
public struct Published<Value> {
  fileprivate let storage: PublishedStorage<Value>

  /// A property with an initial value: `@Published var property = …`.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// For the initialiser of the class: `_property = Published(initialValue: …)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only for properties of classes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes, not \(newValue)") }
  }

  /// The value, read and changed through the object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue, of: object) }
  }

  /// The publisher, reached through the object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.belongs(to: object)
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The publisher of the values, the present one first.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// Publishes the values of a property, the present one first.
  public struct Publisher: GalleyCombine.Publisher {
    /// The property's kind of values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.list.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a ``Published`` property, as long as its object lives:
  /// `publisher.assign(to: &$property)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// What a published property holds.
private final class PublishedStorage<Value> {
  let list: SubscriptionList<Value, Never>

  private let mutex = Mutex<Void>(())
  // All that follows is touched only while the mutex is held.
  private var latest: Value
  private weak var object: AnyObject?
  /// The object's publisher, as soon as somebody asked for it.
  private var objectWillChange: ObservableObjectPublisher?
  /// The publishers whose values are written to the property.
  private var assignments: [UpstreamLink] = []

  init(_ value: Value) {
    latest = value
    list = SubscriptionList(.currentValue, current: value, name: "Published")
  }

  deinit {
    for link in assignments { link.cancel() }
  }

  var value: Value { mutex.withLock { _ in Handover(latest) }.value }

  func belongs(to object: AnyObject) {
    mutex.withLock { _ in self.object = object }
  }

  /// Tells that the object will change, then publishes the value, then stores it.
  ///
  /// - Parameter object: The property's object; if it isn't given, the one that is known.
  func send(_ value: Value, of object: AnyObject? = nil) {
    willChange(of: object)?.send()
    list.send(value)
    // The former value is released with no lock held: releasing it may run anything.
    var former = value
    mutex.withLock { _ in swap(&former, &latest) }
  }

  private func willChange(of object: AnyObject?) -> ObservableObjectPublisher? {
    var (known, owner): (ObservableObjectPublisher?, AnyObject?) = (nil, object)
    mutex.withLock { _ in
      known = objectWillChange
      if known == nil, owner == nil { owner = self.object }
    }
    guard known == nil, let owner else { return known }
    let found = ObjectPublishers.existingPublisher(of: owner)
    if let found { mutex.withLock { _ in objectWillChange = found } }
    return found
  }

  func add(_ link: UpstreamLink) {
    mutex.withLock { _ in
      assignments.removeAll { !$0.isActive }
      assignments.append(link)
    }
  }
}

/// Writes what it receives to a property, without holding it.
private final class PublishedAssignment<Value>: Subscriber {
  private weak var storage: PublishedStorage<Value>?
  private let link = UpstreamLink()

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
    storage.add(link)
    link.request(.unlimited)
  }

  func receive(subscription: any Subscription) { link.receive(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { link.end() }
}
