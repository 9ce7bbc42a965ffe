import Foundation
import Synchronization

/// The identity of a view in the view tree, equal in two evaluations.
///
/// It is a hash of the types from the root to the view, the branches taken, the positions among
/// siblings and the identifiers of `ForEach` and `id(_:)`.
package struct Identity: Hashable, Sendable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  package mutating func enter(_ step: Int) {
    // A round of splitmix64.
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

/// The state that views keep between evaluations, by their identity. It is discarded with the view.
@MainActor
package final class StateStore {
  package struct Key: Hashable, Sendable {
    let identity: Identity
    /// The property's offset in its view; negative numbers tell modifiers apart.
    let offset: Int

    package init(identity: Identity, offset: Int) {
      self.identity = identity
      self.offset = offset
    }
  }

  private var values: [Key: AnyObject] = [:]
  private var seen: Set<Key> = []
  private var settings: [SettingKey: AnyObject] = [:]
  /// What code that runs for the renderer can ask for wherever it is.
  package nonisolated let context = RendererContext()
  /// Asks for another evaluation.
  nonisolated var changes: StateChanges { context.changes }
  private var actions: [@MainActor () -> Void] = []
  /// The body that is resolved, where bodies can be resolved again by themselves.
  var resolving: ResolvedBody?
  /// The bodies of views from earlier evaluations.
  let bodies: BodyCache
  /// Ends the scope in which all bodies are observed together, and begins another one; `nil` where
  /// there is none.
  package var renewScope: (() -> Void)? {
    get { bodies.renewScope }
    set { bodies.renewScope = newValue }
  }
  /// What observing bodies together has cost so far: the same on every machine.
  package var observationCopyCount: Int { bodies.copyCount }

  /// The animations of the latest change.
  package let motion = MotionContext()

  /// The tasks of views, by the modifiers that started them.
  private var tasks: [Key: Task<Void, Never>] = [:]

  /// The color scheme that the views ask for, in the evaluation that runs.
  package internal(set) var preferredColorScheme: ColorScheme?
  /// The color scheme that the latest evaluation was made for.
  private var appliedColorScheme: ColorScheme?

  /// The modifiers that have no effect, and the containers that have the default alignment.
  package var switchedOff: Set<UInt64> = []

  package init() { bodies = BodyCache(context.changes) }

  deinit { for task in tasks.values { task.cancel() } }

  /// Called before an interaction with the views.
  package func beginChange() {
    forgetUnseen()
    motion.begin()
    changes.forgetTransaction()
  }

  /// Called before the views are evaluated: the number of the change's animation.
  package func takeTransaction() -> UInt16 { motion.take(changes.transaction) }

  /// The object kept under a key, made when the identity is new.
  package func value<T: AnyObject>(_ key: Key, make: () -> T) -> T {
    seen.insert(key)
    resolving?.keys.append(key)
    if let known = values[key] as? T { return known }
    let made = make()
    values[key] = made
    return made
  }

  private struct SettingKey: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  /// The object that all views share under a name, as long as the renderer exists; one for each
  /// type.
  func setting<T: AnyObject>(_ name: String, else initial: T) -> T {
    let key = SettingKey(name: name, type: ObjectIdentifier(T.self))
    if let known = settings[key] as? T { return known }
    settings[key] = initial
    return initial
  }

  /// Whether something is kept under a key already.
  func knows(_ key: Key) -> Bool { values[key] != nil }

  /// Calls `action` after layout.
  func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Whether something changed since the latest evaluation.
  package var hasChanged: Bool { !changes.isEmpty }

  /// What bindings ask of scroll views in the evaluation that runs.
  var positions: [(request: ScrollRequest, offset: ScrollOffset)] = []
  /// Scroll views that a person has scrolled, which is told when everything has its place.
  var scrolled: [ScrollOffset] = []

  /// Scrolls as a person does, which the view's binding follows.
  package func scroll(_ offset: ScrollOffset, by distance: CGSize) {
    let (x, y) = (offset.value.width + distance.width, offset.value.height + distance.height)
    offset.change(to: CGSize(width: x, height: y))
    if offset.follower != nil { scrolled.append(offset) }
  }

  /// Has a scroll view show what its binding asks for, if that is new.
  package func scroll(_ offset: ScrollOffset, to position: ScrollRequest?) {
    guard offset.position != position else { return }
    offset.position = position
    if let position { positions.append((position, offset)) }
  }

  /// Called before the views are evaluated.
  ///
  /// - Parameter update: Whether some of them were evaluated by themselves just before, which did not
  ///   suffice.
  package func begin(after update: Bool = false) {
    seen = []
    resolving = nil
    bodies.begin(outdated: changes.take())
    if !update { actions = [] }
    (appliedColorScheme, preferredColorScheme) = (preferredColorScheme, nil)
  }

  /// Called after layout: discards the state of views that are gone, and performs the actions.
  ///
  /// - Returns: Names of views whose state changed, so that everything has to be laid out again.
  package func end() -> [String] {
    // Views that leave with the latest change keep their state until the next one.
    if !motion.remembersViews { forgetUnseen() }
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

  /// Called before bodies are read by themselves.
  ///
  /// - Returns: The views whose bodies have to be read again; `nil` where something else has changed,
  ///   too, and everything has to be evaluated.
  package func beginUpdate() -> Set<Identity>? {
    let changed = changes.take()
    bodies.outdate(changed)
    let isWhole = changed.areAll || changed.areOthers || changes.transaction != nil
    return isWhole || !allowsUpdates ? nil : bodies.outdated.filter { bodies.knows($0) }
  }

  /// Whether views may be evaluated by themselves: there is nothing that they tell the whole picture.
  package var allowsUpdates: Bool {
    !motion.remembersViews && preferredColorScheme == nil && appliedColorScheme == nil
  }

  /// Called after bodies were read by themselves and laid out: discards the state of views that are
  /// gone, and performs the actions.
  ///
  /// - Parameters:
  ///   - before: The bodies as they were.
  ///   - now: The same as they are.
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

  /// The names of views whose state changed since the last time, so that everything has to be laid
  /// out again.
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

  /// Starts a task in place of the one before under the key.
  func start(_ action: @escaping @MainActor () async -> Void, for key: Key) {
    tasks[key]?.cancel()
    tasks[key] = Task.immediate { await action() }
  }

  /// Evaluates the views to show a frame of the latest change. No state is kept, and no actions are
  /// called.
  ///
  /// - Parameters:
  ///   - earlier: The tree before the change.
  ///   - target: The tree after it.
  package func show<Result>(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree,
    _ evaluate: () throws -> Result
  ) rethrows -> Result {
    let kept = seen
    (motion.mode, motion.earlier, motion.target) = (mode, earlier, target)
    defer {
      (motion.mode, motion.earlier, motion.target) = (.settled, nil, nil)
      seen = kept
    }
    return try evaluate()
  }
}

/// Views whose state changed since the latest evaluation. Objects may change on any thread.
final class StateChanges: Sendable {
  /// Which views have changed.
  struct Views {
    var names: [String] = []
    /// Those whose bodies have to be read again.
    var identities: Set<Identity> = []
    /// Whether all bodies have to be read again.
    var areAll = false
    /// Whether views have changed that have no body.
    var areOthers = false
  }
  private struct Changes {
    var views = Views()
    var transaction: Transaction?
    var scrolls: [ScrollRequest] = []
  }
  private let changes = Mutex(Changes())

  /// The transaction of the latest change.
  var transaction: Transaction? { changes.withLock { $0.transaction } }

  var isEmpty: Bool { changes.withLock { $0.views.names.isEmpty && $0.scrolls.isEmpty } }

  /// Asks scroll views to show something.
  func add(_ request: ScrollRequest) { changes.withLock { $0.scrolls.append(request) } }

  /// Returns what scroll views are asked for and removes it.
  func takeScrolls() -> [ScrollRequest] {
    changes.withLock { changes in
      defer { changes.scrolls = [] }
      return changes.scrolls
    }
  }

  func forgetTransaction() { changes.withLock { $0.transaction = nil } }

  /// - Parameter identity: The view whose body has to be read again; `nil` where a `ChangeSignal`
  ///   finds it.
  func add(_ view: String, _ identity: Identity? = nil) {
    let transaction = Transaction.current
    changes.withLock { changes in
      if !changes.views.names.contains(view) { changes.views.names.append(view) }
      if let identity { changes.views.identities.insert(identity) }
      if let transaction { changes.transaction = transaction }
    }
  }

  /// Notes a change of a view that has no body.
  func addWithoutBody(_ view: String) {
    add(view)
    changes.withLock { $0.views.areOthers = true }
  }

  /// Has all bodies read again.
  func addForAll(_ reason: String) {
    changes.withLock { changes in
      if !changes.views.names.contains(reason) { changes.views.names.append(reason) }
      changes.views.areAll = true
    }
  }

  /// Returns the views and removes them.
  func take() -> Views {
    changes.withLock { changes in
      defer { changes.views = Views() }
      return changes.views
    }
  }
}

/// The context in which a property of a view is installed.
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
