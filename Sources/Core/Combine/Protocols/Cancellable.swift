/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it. Cancelling again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection; it is cancelled when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set; it is cancelled when the set is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels something when it is told to, or at the latest when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Locked<(() -> Void)?>

  /// Calls a closure once, when this is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Cancels something else when this is cancelled or released.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

  deinit { cancel() }

  /// Calls the closure, unless it was called before, and releases it.
  public func cancel() {
    action.take()?()
  }

  /// Keeps this in a collection; it is cancelled when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set; it is cancelled when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Two are equal if they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
