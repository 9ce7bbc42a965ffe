import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Creates a lock with a value.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  /// Calls `body` while no other thread has the lock.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls `body` while no other thread has the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Waits for the lock and takes it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if no other thread has it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls `body` while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
