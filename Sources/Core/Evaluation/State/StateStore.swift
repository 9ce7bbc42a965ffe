import Foundation
import Synchronization

/// The identity of a view in the view tree, stable across evaluations.
///
/// It is a hash of the types from the root to the view, the branches taken, the positions among
/// siblings, and the identifiers of `ForEach` and `id(_:)`.
package struct Identity: Hashable, Sendable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  package mutating func enter(_ step: Int) {
    // One round of SplitMix64.
    var x =
      value &+ UInt64(bitPattern: Int64(step)) &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    value = x ^ (x >> 31)
  }

  @inline(__always)
  package mutating func enter(_ type: Any.Type) {
    enter(unsafeBitCast(ObjectIdentifier(type), to: Int.self))
  }
}

/// Stores the state that views keep between evaluations, by identity. State is discarded together
/// with its view.
@MainActor
package final class StateStore {
  package struct Key: Hashable, Sendable {
    let identity: Identity
    /// The property's offset in its view; negative for state of modifiers.
    let offset: Int

    package init(identity: Identity, offset: Int) {
      self.identity = identity
      self.offset = offset
    }
  }

  private var values: [Key: AnyObject] = [:]
  private var seen: Set<Key> = []
  /// The state of rows of lazy containers.
  package var rows = RowStates()
  private var settings: [SettingKey: AnyObject] = [:]
  /// The context of code that runs for the renderer.
  package nonisolated let context = RendererContext()
  /// Requests another evaluation.
  nonisolated var changes: StateChanges { context.changes }
  private var actions: [@MainActor () -> Void] = []
  /// The body being resolved, if bodies can be resolved individually.
  var resolving: ResolvedBody?
  /// The cached bodies of earlier evaluations.
  let bodies: BodyCache
  /// Ends the scope that observes all bodies and begins another; `nil` if there is no such scope.
  package var renewScope: (() -> Void)? {
    get { bodies.renewScope }
    set { bodies.renewScope = newValue }
  }
  /// The cost of observing bodies in shared scopes so far; identical on every machine.
  package var observationCopyCount: Int { bodies.copyCount }

  /// The animations of the latest change.
  package let motion = MotionContext()

  /// The tasks of views, by the modifiers that started them.
  private var tasks: [Key: Task<Void, Never>] = [:]
  /// The number of tasks that views have started and that have not ended.
  package private(set) var runningTasks = 0

  /// The color scheme preferred by the views in the current evaluation.
  package internal(set) var preferredColorScheme: ColorScheme?
  /// The color scheme used by the latest evaluation.
  private var appliedColorScheme: ColorScheme?

  /// The switched-off modifiers, and the containers that use the default alignment.
  package var switchedOff: Set<UInt64> = []

  package init() { bodies = BodyCache(context.changes) }

  deinit { for task in tasks.values { task.cancel() } }

  /// Called before an interaction with the views.
  package func beginChange() {
    forgetUnseen()
    motion.begin()
    changes.forgetTransaction()
  }

  /// Called before an evaluation; returns the number of the change's animation.
  package func takeTransaction() -> UInt16 { motion.take(changes.transaction) }

  /// Returns the object stored under a key, creating it if the identity is new.
  package func value<T: AnyObject>(_ key: Key, make: () -> T) -> T {
    seen.insert(key)
    resolving?.keys.append(key)
    rows.note(key)
    if let known = values[key] as? T { return known }
    let made = make()
    values[key] = made
    return made
  }

  private struct SettingKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  /// Returns the object of a type that all views share under a name, for the lifetime of the
  /// renderer.
  func setting<T: AnyObject>(_ name: String, else initial: T) -> T {
    let key = SettingKey(name: name, type: ObjectIdentifier(T.self))
    if let known = settings[key] as? T { return known }
    settings[key] = initial
    return initial
  }

  /// Whether an object is stored under a key.
  func knows(_ key: Key) -> Bool { values[key] != nil }

  /// Calls `action` after layout.
  func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Whether anything has changed since the latest evaluation.
  package var hasChanged: Bool { !changes.isEmpty }

  /// Evaluates the views once more, because something that isn't their state has changed.
  package func evaluateAgain(after change: String) { changes.addWithoutBody(change) }

  /// The scroll requests of bindings in the current evaluation.
  var positions: [PendingScroll] = []
  /// The bars of the current evaluation under which content can be scrolled.
  var scrolledBars: [ScrolledBar] = []
  /// Whether views observe the geometry of scroll views in the current evaluation.
  package var observesScrollGeometry = false
  /// The scroll views that the user scrolled, whose bindings are updated after placement.
  var scrolled: [ScrollOffset] = []

  /// Scrolls as if by the user, and updates the view's binding.
  package func scroll(_ offset: ScrollOffset, by distance: CGSize) {
    let (x, y) = (offset.value.width + distance.width, offset.value.height + distance.height)
    offset.change(to: CGSize(width: x, height: y))
    if offset.follower != nil { scrolled.append(offset) }
  }

  /// Scrolls to the position that a binding requests, if it is new.
  package func scroll(_ offset: ScrollOffset, to position: ScrollRequest?) {
    let isInitial = offset.isNew
    offset.isNew = false
    guard offset.position != position else { return }
    offset.position = position
    if let position {
      positions.append(PendingScroll(position, in: .scrollView(offset), isInitial: isInitial))
    }
  }

  /// Called before an evaluation.
  ///
  /// - Parameter update: Whether an individual update of some views preceded it and was
  ///   insufficient.
  package func begin(after update: Bool = false) {
    seen = []
    observesScrollGeometry = false
    rows.begin()
    resolving = nil
    bodies.begin(outdated: changes.take())
    if !update { actions = [] }
    (appliedColorScheme, preferredColorScheme) = (preferredColorScheme, nil)
  }

  /// Called after layout: discards the state of removed views and performs actions.
  ///
  /// - Returns: The names of views whose state changed, so that a new layout is needed.
  package func end() -> [String] {
    // Views removed by the latest change keep their state until the next one.
    if !motion.remembersViews {
      for key in rows.keysOutOfSight() where values[key] != nil { seen.insert(key) }
      forgetUnseen()
    }
    bodies.end()
    performActions()
    let names = takeChanges()
    if preferredColorScheme == appliedColorScheme { return names }
    return names + ["a preferred color scheme"]
  }

  private func performActions() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }

  /// Called before bodies are read individually.
  ///
  /// - Returns: The views whose bodies must be read again; `nil` if other changes require a full
  ///   evaluation.
  package func beginUpdate() -> Set<Identity>? {
    let changed = changes.take()
    bodies.outdate(changed)
    let isWhole = changed.areAll || changed.areOthers || changes.transaction != nil
    return isWhole || !allowsUpdates ? nil : bodies.outdated.filter { bodies.knows($0) }
  }

  /// Whether views can be evaluated individually, because none affects the whole picture.
  package var allowsUpdates: Bool {
    !motion.remembersViews && preferredColorScheme == nil && appliedColorScheme == nil
  }

  /// Called after bodies were read individually and laid out: discards the state of removed views
  /// and performs actions.
  ///
  /// - Parameters:
  ///   - before: The bodies before the update.
  ///   - now: The bodies after the update.
  package func endUpdate(from before: [ResolvedBody], to now: [ResolvedBody]) {
    let present = now.reduce(into: ResolvedBody.Contents()) { $0.add($1) }
    let gone = before.reduce(into: ResolvedBody.Contents()) { $0.add($1) }
    for key in gone.keys.subtracting(present.keys) {
      values[key] = nil
      seen.remove(key)
      tasks.removeValue(forKey: key)?.cancel()
    }
    bodies.endUpdate(without: gone.identities.subtracting(present.identities))
    performActions()
  }

  /// Returns the names of views whose state has changed since the last call, so that a new layout
  /// is needed.
  package func takeChanges() -> [String] {
    let changed = changes.take()
    bodies.outdate(changed)
    return changed.names
  }

  private func forgetUnseen() {
    if seen.count < values.count { values = values.filter { seen.contains($0.key) } }
    for (key, task) in tasks where !seen.contains(key) {
      task.cancel()
      tasks[key] = nil
    }
  }

  /// Starts a task, replacing the previous one under the key.
  func start(_ action: @escaping @MainActor () async -> Void, for key: Key) {
    tasks[key]?.cancel()
    runningTasks += 1
    tasks[key] = Task.immediate { [weak self] in
      await action()
      self?.runningTasks -= 1
    }
  }

  /// Evaluates the views for a frame of the latest change, without keeping state or calling
  /// actions.
  ///
  /// - Parameters:
  ///   - earlier: The tree before the change.
  ///   - target: The tree after the change.
  package func show<Result>(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree,
    _ evaluate: () throws -> Result
  ) rethrows -> Result {
    let kept = (seen, rows)
    (motion.mode, motion.earlier, motion.target) = (mode, earlier, target)
    defer {
      (motion.mode, motion.earlier, motion.target) = (.settled, nil, nil)
      (seen, rows) = kept
    }
    return try evaluate()
  }
}

/// The views whose state changed since the latest evaluation. Objects may change on any thread.
final class StateChanges: Sendable {
  /// The changed views.
  struct Views {
    var names: [String] = []
    /// The views whose bodies must be read again.
    var identities: Set<Identity> = []
    /// Whether all bodies must be read again.
    var areAll = false
    /// Whether views without a body have changed.
    var areOthers = false
  }
  private struct Changes {
    var views = Views()
    var transaction: Transaction.Motion?
    var scrolls: [(request: ScrollRequest, reader: Identity)] = []
  }
  private let changes = Mutex(Changes())

  /// The transaction of the latest change.
  var transaction: Transaction.Motion? { changes.withLock { $0.transaction } }

  var isEmpty: Bool { changes.withLock { $0.views.names.isEmpty && $0.scrolls.isEmpty } }

  /// Adds a scroll request of a reader.
  func add(_ request: ScrollRequest, of reader: Identity) {
    changes.withLock { $0.scrolls.append((request, reader)) }
  }

  /// Removes and returns all scroll requests.
  func takeScrolls() -> [(request: ScrollRequest, reader: Identity)] {
    changes.withLock { changes in
      defer { changes.scrolls = [] }
      return changes.scrolls
    }
  }

  func forgetTransaction() { changes.withLock { $0.transaction = nil } }

  /// Adds a changed view.
  ///
  /// - Parameter identity: The view whose body must be read again; `nil` if a `ChangeSignal`
  ///   identifies it.
  func add(_ view: String, _ identity: Identity? = nil) {
    let transaction = Transaction.current?.motion
    changes.withLock { changes in
      if !changes.views.names.contains(view) { changes.views.names.append(view) }
      if let identity { changes.views.identities.insert(identity) }
      if let transaction { changes.transaction = transaction }
    }
  }

  /// Adds a changed view that has no body.
  func addWithoutBody(_ view: String) {
    add(view)
    changes.withLock { $0.views.areOthers = true }
  }

  /// Invalidates all bodies.
  func addForAll(_ reason: String) {
    changes.withLock { changes in
      if !changes.views.names.contains(reason) { changes.views.names.append(reason) }
      changes.views.areAll = true
    }
  }

  /// Removes and returns the changed views.
  func take() -> Views {
    changes.withLock { changes in
      defer { changes.views = Views() }
      return changes.views
    }
  }
}

/// The context in which a view's property is updated.
package struct PropertyContext {
  package let environment: EnvironmentValues
  let store: StateStore
  let key: StateStore.Key
  /// The view's type, for messages.
  let view: Any.Type
}

/// A property wrapper that gets its value from the environment or the state store.
package protocol InstalledProperty: DynamicProperty, StructurallyEquatable {
  @MainActor mutating func install(in context: PropertyContext)
}
