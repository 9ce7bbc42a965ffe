/// A model that tells when it is about to change.
///
/// The publisher that tells it is made for every object; its ``Published`` properties use it.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before one of the object's ``Published`` properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// No value, only that there is a change.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher that nobody listens to yet.
  public init() {}

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  /// Tells the subscribers that the object is about to change.
  public func send() { subject.send() }
}

/// The publishers of the objects whose `objectWillChange` was asked for, as long as they live.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// At this number of entries, those of objects that are gone are removed.
    var sweepAt = 64

    /// Removes the entries of objects that are gone.
    ///
    /// - Returns: The objects that aren't. They are released with no lock held, since it may be the
    ///   last reference that is released.
    mutating func sweep() -> [AnyObject] {
      let alive = entries.compactMapValues(\.object)
      entries = entries.filter { alive[$0.key] != nil }
      sweepAt = max(64, entries.count * 2)
      return Array(alive.values)
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      // Another object may have lived at this address.
      return entry.object === object ? entry.publisher : nil
    }
  }

  private static let state = Locked(State())

  /// The object's publisher, made when it's first asked for.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    var alive: [AnyObject] = []
    defer { withExtendedLifetime(alive) {} }
    return state.withLock { state in
      if let publisher = state.publisher(of: object) { return publisher }
      if state.entries.count >= state.sweepAt { alive = state.sweep() }
      let publisher = ObservableObjectPublisher()
      state.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// The object's publisher, if it was ever asked for.
  static func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    state.withLock { $0.publisher(of: object) }
  }
}
