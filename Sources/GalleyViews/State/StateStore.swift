import Foundation

/// Where a view stands in the tree: equal for the same place in two evaluations.
///
/// Made of the types on the way from the root, the branches taken, positions among siblings and the
/// ids of `ForEach` and `id(_:)`, as a number that is not equal by chance.
package struct Identity: Hashable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func enter(_ step: Int) {
    // A round of splitmix64.
    var x =
      value &+ UInt64(bitPattern: Int64(step)) &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    value = x ^ (x >> 31)
  }

  @inline(__always)
  mutating func enter(_ type: Any.Type) {
    enter(unsafeBitCast(ObjectIdentifier(type), to: Int.self))
  }
}

/// What views keep between evaluations, by identity. Goes with the identity.
@MainActor
package final class StateStore {
  struct Key: Hashable {
    let identity: Identity
    /// The property's offset in its view; negative numbers tell modifiers apart.
    let offset: Int
  }

  private var values: [Key: AnyObject] = [:]
  private var seen: Set<Key> = []
  /// Asks for another evaluation.
  nonisolated let changes = StateChanges()
  private var actions: [() -> Void] = []
  /// The animation that goes with the latest change.
  package var animation: Animation? { own ?? changes.animation }
  /// What an `animation(_:value:)` said.
  private var own: Animation?
  /// Whether an animation was said for all views, by `withAnimation`.
  package var animatesAll: Bool { changes.animation != nil }
  /// Counts the changes that are animated.
  private(set) var change = 0

  /// Before something is done with the views.
  package func beginChange() {
    change += 1
    own = nil
    changes.forgetAnimation()
  }

  /// Animates the views in one.
  func animate(with animation: Animation) { own = animation }

  var tasks: [Task<Void, Never>] = []

  package init() {}

  deinit { for task in tasks { task.cancel() } }

  /// The object kept under a key, made when the identity is new.
  func value<T: AnyObject>(_ key: Key, make: () -> T) -> T {
    seen.insert(key)
    if let known = values[key] as? T { return known }
    let made = make()
    values[key] = made
    return made
  }

  /// Whether something is kept under a key already.
  func knows(_ key: Key) -> Bool { values[key] != nil }

  /// Does something after layout.
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Before the views are evaluated.
  package func begin() {
    seen = []
    _ = changes.take()
    actions = []
  }

  /// After layout: forgets what belongs to views that are gone, and does what waits.
  ///
  /// - Returns: Names of views whose state changed, so that everything has to be evaluated again.
  package func end() -> [String] {
    if seen.count < values.count { values = values.filter { seen.contains($0.key) } }
    let waiting = actions
    actions = []
    for action in waiting { action() }
    return changes.take()
  }
}

/// Views whose state changed since the latest evaluation. Models may say so on any thread.
final class StateChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var views: [String] = []
  private var latest: Animation?

  /// The animation of the latest `withAnimation`.
  var animation: Animation? { lock.withLock { latest } }

  func forgetAnimation() { lock.withLock { latest = nil } }

  func add(_ view: String) {
    let animation = Transaction.current?.animation
    lock.withLock {
      if !views.contains(view) { views.append(view) }
      if let animation { latest = animation }
    }
  }

  /// The views by name, which are forgotten here.
  func take() -> [String] {
    lock.withLock {
      defer { views = [] }
      return views
    }
  }
}

/// Where a property of a view is installed.
struct PropertyPlace {
  let environment: EnvironmentValues
  let store: StateStore
  let key: StateStore.Key
  /// The view's type, for messages.
  let view: Any.Type
}

/// A property wrapper that gets its value from where its view stands.
protocol InstalledProperty: DynamicProperty {
  @MainActor mutating func install(at place: PropertyPlace)
}
