/// An object with a publisher that emits before the object changes.
///
/// The publisher is synthesized and used by the object's ``Published`` properties.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before one of the object's ``Published`` properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that announces changes of an object.
public final class ObservableObjectPublisher: Publisher {
  /// The publisher emits no values other than the event.
  public typealias Output = Void
  /// This publisher never fails.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) { subject.subscribe(subscriber) }

  /// Notifies subscribers that the object is about to change.
  public func send() { subject.send() }
}

/// The publishers of objects whose `objectWillChange` was accessed, for the lifetime of the
/// objects.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var sweepAt = 64

    /// Removes the entries of released objects.
    ///
    /// - Returns: The remaining objects, to be released without holding the lock, because these may
    ///   be the last references.
    mutating func sweep() -> [AnyObject] {
      let alive = entries.compactMapValues(\.object)
      entries = entries.filter { alive[$0.key] != nil }
      sweepAt = max(64, entries.count * 2)
      return Array(alive.values)
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      // Another object may have had this address before.
      return entry.object === object ? entry.publisher : nil
    }
  }

  private static let state = Locked(State())

  /// Returns the object's publisher, creating it on first access.
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

  /// Returns the object's publisher if it has been accessed.
  static func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    state.withLock { $0.publisher(of: object) }
  }
}
