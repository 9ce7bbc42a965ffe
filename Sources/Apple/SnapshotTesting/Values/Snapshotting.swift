import Foundation
import GalleyTesting

/// A strategy: how to turn a value into a format that can be stored and compared.
public struct Snapshotting<Value, Format> {
  /// The suffix of the reference's file name.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into the format.
  public var snapshot: (Value) -> Async<Format>
  /// Whether Galley's result necessarily differs from that of Apple's platforms, like descriptions
  /// of view hierarchies.
  var isOfPlatform = false

  /// Creates a strategy whose format may arrive later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in callback(snapshot(value)) }
    }
  }

  /// Returns a strategy for another type of values, which `transform` turns into this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async { callback in callback(transform(value)) } }
  }

  /// Returns a strategy for another type of values, which `transform` turns into this one, possibly
  /// later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var strategy = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async { callback in
          transform(value).run { value in snapshot(value).run(callback) }
        }
      })
    strategy.isOfPlatform = isOfPlatform
    return strategy
  }

  /// Returns the strategy as one whose results differ by platform.
  func ofPlatform() -> Snapshotting {
    var strategy = self
    strategy.isOfPlatform = true
    return strategy
  }

  /// Returns the strategy with a time to wait before it turns values into the format, in seconds.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    var waiting = strategy
    waiting.snapshot = { value in
      Async { callback in
        Waiting.pass(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
    return waiting
  }
}

/// A strategy for values that are already in their format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores and compares values without converting them.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// Waits in a test.
enum Waiting {
  /// Waits. On the main thread, other work of the thread continues.
  static func pass(until end: Date, unless isDone: () -> Bool = { false }) {
    while !isDone(), Date() < end {
      let next = min(end, Date(timeIntervalSinceNow: 0.01))
      if !Thread.isMainThread || !RunLoop.current.run(mode: .default, before: next) {
        Thread.sleep(until: next)
      }
    }
  }
}
