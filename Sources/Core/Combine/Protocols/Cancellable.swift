/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores this in a collection; it is canceled when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores this in a set; it is canceled when the set is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A cancellable that cancels an activity on request, or at the latest when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Locked<(() -> Void)?>

  /// Creates a cancellable that calls a closure once, when it is canceled or released.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Creates a cancellable that cancels another one when it is canceled or released.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

  deinit { cancel() }

  /// Calls the closure if it has not been called yet, and releases it.
  public func cancel() {
    action.take()?()
  }

  /// Stores this in a collection; it is canceled when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this in a set; it is canceled when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both values are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
