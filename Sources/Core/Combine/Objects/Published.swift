import Synchronization

/// A property of a class that publishes its values and announces changes.
///
/// `$property` is the publisher. Subscribers receive a new value before the property is set.
@propertyWrapper
public struct Published<Value> {
  fileprivate let storage: PublishedStorage<Value>

  /// Creates a property with an initial value: `@Published var property = …`.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a property in the initializer of a class: `_property = Published(initialValue: …)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Unavailable: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes, not \(newValue)") }
  }

  /// Accesses the value through the object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue, of: object) }
  }

  /// Accesses the publisher through the object.
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

  /// A publisher of the property's values, starting with the current one.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// A publisher of a property's values, starting with the current one.
  public struct Publisher: GalleyCombine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// This publisher never fails.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      storage.list.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a ``Published`` property for the lifetime of its object:
  /// `publisher.assign(to: &$property)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// The storage of a published property.
private final class PublishedStorage<Value> {
  let list: SubscriptionList<Value, Never>

  private let mutex = Mutex<Void>(())
  // The mutex protects all of the following properties.
  private var latest: Value
  private weak var object: AnyObject?
  /// The object's publisher, once it has been accessed.
  private var objectWillChange: ObservableObjectPublisher?
  /// The links to publishers whose values are assigned to the property.
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

  /// Announces the change, publishes the value, then stores it.
  ///
  /// - Parameter object: The property's object; `nil` for the known one.
  func send(_ value: Value, of object: AnyObject? = nil) {
    willChange(of: object)?.send()
    list.send(value)
    // The previous value is released without holding the lock, because releasing may run arbitrary
    // code.
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

/// Assigns values to a property without retaining it.
private final class PublishedAssignment<Value>: Subscriber {
  private weak var storage: PublishedStorage<Value>?
  private let link = UpstreamLink(asksFor: .unlimited)

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
    storage.add(link)
  }

  func receive(subscription: any Subscription) { link.receive(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { link.end() }
}
