import Foundation

/// The context in which a view is resolved to layout nodes: its environment, identity and position
/// in the view tree.
public struct _ResolveContext {
  /// Few views change these, and each copy of the context counts only one reference.
  @usableFromInline var surroundings: Surroundings
  /// The axis of the nearest stack.
  package var stackAxis: Axis?
  /// Whether elements of a `ForEach` are tagged with their ids, as pickers require.
  package var tagsElements = false
  /// Whether views are marked with their identifiers, so that scroll views can find them.
  package var marksScrollTargets = false
  /// Whether an enclosing container has a safe area.
  package var safeAreaEdges: Edge.Set = []
  package var depth: Int
  /// The number of the latest change's animation in `MotionContext`; 0 for none.
  package var animation: UInt16 = 0
  /// Whether the latest change inserts or removes the views.
  var isInTransition = false
  /// Whether the latest change inserts the views.
  package var isInsertion = false
  /// The identity of the view to be resolved.
  package var identity = Identity()
  /// The innermost view whose body contains the view to be resolved.
  package var declaredIn = DeclaredViews.none
  package var presence = Presence.shown
  /// The depth at which views belong directly to a lazy container.
  var lazyDepth = -1

  package init(session: ResolveSession, environment: EnvironmentValues) {
    surroundings = Surroundings(session, environment)
    depth = 0
    self.environment.standard.container = ContainerProxy(session.tree)
  }

  /// What a context has in common with those around it.
  @usableFromInline
  final class Surroundings {
    @usableFromInline let session: ResolveSession
    // Exclusivity is unchecked because only uniquely referenced surroundings are changed.
    @usableFromInline @exclusivity(unchecked) var environment: EnvironmentValues
    @exclusivity(unchecked) var pendingTransition: PendingTransition?
    @exclusivity(unchecked) var modified: ModifiedViews?

    init(_ session: ResolveSession, _ environment: EnvironmentValues) {
      (self.session, self.environment) = (session, environment)
    }

    init(copying other: Surroundings) {
      (session, environment) = (other.session, other.environment)
      (pendingTransition, modified) = (other.pendingTransition, other.modified)
    }
  }

  private mutating func separateSurroundings() {
    if !isKnownUniquelyReferenced(&surroundings) {
      surroundings = Surroundings(copying: surroundings)
    }
  }

  @inlinable package var session: ResolveSession { surroundings.session }

  package var environment: EnvironmentValues {
    @inlinable get { surroundings.environment }
    _modify {
      separateSurroundings()
      yield &surroundings.environment
    }
  }

  /// The transition that the root of an inserted or removed view performs.
  package var pendingTransition: PendingTransition? {
    get { surroundings.pendingTransition }
    set {
      if newValue == nil, surroundings.pendingTransition == nil { return }
      separateSurroundings()
      surroundings.pendingTransition = newValue
    }
  }

  /// The views that the surrounding modifiers apply to, nearest first.
  var modified: ModifiedViews? {
    get { surroundings.modified }
    set {
      separateSurroundings()
      surroundings.modified = newValue
    }
  }

  /// Returns the context one level deeper, or `nil` once the evaluation has failed. Fails it if
  /// views are nested too deeply or multiply without end.
  @usableFromInline
  package func entering<T>(_ type: T.Type) -> _ResolveContext? {
    guard session.enter() else { return nil }
    guard depth < session.depthLimit else {
      session.fail(.nestedTooDeeply(limit: session.depthLimit, at: typeName(type)))
      return nil
    }
    var inner = self
    inner.depth += 1
    inner.identity.enter(type)
    return inner
  }

  /// Returns the context of a view's body.
  package func enteringBody<T>(of type: T.Type) -> _ResolveContext? {
    var inner = enteringMembers(type)
    inner?.declaredIn = session.tree.declaredViews.add(type, in: declaredIn)
    return inner
  }
}

extension _ResolveContext {
  /// Reports a problem with the view to be resolved.
  ///
  /// - Parameter view: The view's name.
  package func report(_ message: String, view: String) {
    guard !session.isOver else { return session.store.context.report(message, view: view) }
    session.tree.report(message, view: view, in: declaredIn)
  }

  /// Reports a problem with a modifier.
  ///
  /// - Parameters:
  ///   - modifier: The modifier's name.
  ///   - child: The view that it modifies.
  package func report(_ message: String, modifier: String, of child: LayoutNode) {
    report(message, view: "\(modifier) of \(child.contentName)")
  }
}

/// The nodes that a view resolves to, in order.
public struct _NodeList {
  @usableFromInline package var nodes: ContiguousArray<LayoutNode> = []
  /// Nodes that a lazy container creates when it needs them.
  @usableFromInline package var late: [LateChildren] = []
  /// Views that are removed from the enclosing container while a change is shown.
  @usableFromInline package var removed: ContiguousArray<LayoutNode> = []
  /// Whether the number of nodes depends on data, as with `ForEach`.
  package var isDynamic = false

  package init() {}
}

/// The state shared by all views of one evaluation.
@usableFromInline
package final class ResolveSession {
  /// Unowned to avoid a cycle: the tree holds content that is resolved later and refers to this
  /// session. Unchecked because each node needs it several times, and it exists while views are
  /// resolved and placed. Anything that users can keep for longer, such as a `GraphicsContext`,
  /// must check `isOver`.
  package unowned(unsafe) let tree: LayoutNodeTree
  private let lifetime: TreeLifetime
  /// Whether the tree no longer exists.
  package var isOver: Bool { lifetime.isOver }
  package let textEngine: any TextEngine
  // Every view reads these, and accesses never overlap.
  /// A small list, searched linearly.
  @exclusivity(unchecked) private var caches: [(kind: ObjectIdentifier, cache: AnyObject)] = []
  /// The first reason why the views could not be resolved.
  @exclusivity(unchecked) package private(set) var failure: ResolveFailure?

  /// The maximum depth of views and modifiers, on a stack of the usual size.
  package static let depthLimit = 60_000
  /// The maximum number of views and modifiers in a picture.
  @exclusivity(unchecked) package var viewLimit = 2_000_000
  /// The maximum length of a text, in bytes of UTF-8.
  package static let textLimit = 4 << 20

  /// The time that the evaluation may take; `nil` for no limit.
  private(set) var deadline = Deadline.current

  /// The state that views keep between evaluations.
  package let store: StateStore

  /// The nodes of switched-off modifiers, and of containers that use the default alignment.
  @usableFromInline let switchedOff: Set<UInt64>
  /// The environment of each node by identity, if gathered.
  @exclusivity(unchecked) package private(set) var environments: [UInt64: EnvironmentValues] = [:]
  private let gathersEnvironments: Bool

  /// The accessibility statements of views; `nil` unless requested.
  package var accessibility: AccessibilityMarks? { gathersAccessibility ? marks : nil }
  private let gathersAccessibility: Bool
  // Weak, because the statements refer to the session. The pipeline owns them. The flag above spares
  // pictures the weak reference.
  private weak var marks: AccessibilityMarks?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - gathering: The data to record in addition to what a picture needs. Default: none.
  ///   - marks: Collects accessibility statements. The caller must keep it. Default: `nil`.
  @MainActor
  package init(
    tree: LayoutNodeTree, textEngine: any TextEngine, store: StateStore? = nil,
    gathering: PlacedTree.Gathering = [], marks: AccessibilityMarks? = nil
  ) {
    (self.tree, lifetime) = (tree, tree.lifetime)
    let store = store ?? StateStore()
    gathersEnvironments = gathering.contains(.facts)
    gathersAccessibility = marks != nil
    self.marks = marks
    switchedOff = store.switchedOff
    self.textEngine = store.motion.textEngine(textEngine)
    self.store = store
  }

  /// The frames that views with matched geometry share.
  var matchedGeometry = MatchedGeometry()
  /// Whether a second placement is needed because a view was placed before its geometry source.
  package var needsSecondPlacement: Bool { matchedGeometry.isIncomplete }

  /// Resolved subviews that are not in a container yet.
  var subviews = WaitingSubviews()

  /// The bodies that can be resolved individually; `nil` if none can.
  @exclusivity(unchecked) package var bodies: ResolvedBodies?
  /// The number of side effects of views on the session, other than their nodes.
  private(set) var sharedCount = 0

  private var groupCount = 0

  /// Returns a number for the next grid row or list section.
  package func nextGroupID() -> Int {
    noteShared()
    groupCount += 1
    return groupCount
  }

  /// Counts a side effect of a view on the session.
  package func noteShared() { sharedCount += 1 }

  /// Adds a view that was resolved before it has a container.
  package func add(_ node: LayoutNode) -> ResolvedSubview {
    noteShared()
    return subviews.add(node)
  }

  @exclusivity(unchecked) private var entered = 0
  /// How many views, modifiers and containers may be entered for each view that a picture may have.
  /// Many of them have no nodes of their own.
  private static let enteredPerView = 8

  /// Restarts the count and the deadline for an update of kept views.
  func beginUpdate() {
    entered = 0
    deadline = .current
  }

  /// Counts a view that is about to be resolved.
  ///
  /// - Returns: `false` once the evaluation has failed.
  fileprivate func enter() -> Bool {
    entered += 1
    if entered > viewLimit * Self.enteredPerView { fail(.tooManyViews(limit: viewLimit)) }
    return failure == nil
  }

  /// Fails the evaluation if the time is up, after a view's own code has run.
  fileprivate func checkTime<T>(at type: T.Type) {
    guard let deadline, deadline.isPast else { return }
    deadline.note(typeName(type))
    fail(.tookTooLong)
  }

  /// Fails the evaluation if there are too many views or no memory for more, at which point nothing
  /// more is resolved.
  func countView(in tree: LayoutNodeTree) {
    if !tree.hasRoom(upTo: viewLimit) {
      fail(tree.count > viewLimit ? .tooManyViews(limit: viewLimit) : .outOfMemory)
    }
  }

  /// Arrays of containers that are resolved, which others use again.
  @exclusivity(unchecked) private var usedArrays: [ContiguousArray<LayoutNode>] = []

  /// Returns an empty array for the nodes of a container.
  package func takeArray() -> ContiguousArray<LayoutNode> {
    if let array = usedArrays.popLast() { return array }
    var array = ContiguousArray<LayoutNode>()
    array.reserveCapacity(16)
    return array
  }

  /// Takes back an array of `takeArray`.
  package func giveBack(_ array: inout ContiguousArray<LayoutNode>) {
    array.removeAll(keepingCapacity: true)
    usedArrays.append(array)
    // Nothing else refers to the array, so that it isn't copied when it is filled.
    array = []
  }

  /// How many more elements of lazy containers are resolved before layout.
  @exclusivity(unchecked) var earlyElements = 0

  @exclusivity(unchecked) private var elementCount = 0

  /// The maximum depth of views and modifiers on the current stack.
  @exclusivity(unchecked) package var depthLimit = ResolveSession.depthLimit

  /// Counts an element of a `ForEach`, even if it has no views.
  package func countElement() {
    elementCount += 1
    if elementCount > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// Fails the evaluation immediately if a range has too many elements.
  package func checkCount(of elements: Range<Int>) {
    let count = elements.upperBound.subtractingReportingOverflow(elements.lowerBound)
    if count.overflow || count.partialValue > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// Returns the cache that views of one kind share during resolution.
  package func cache<C: ResolveCache>(_ type: C.Type) -> C {
    let key = ObjectIdentifier(type)
    for known in caches where known.kind == key { return unsafeDowncast(known.cache, to: C.self) }
    let cache = C()
    caches.append((key, cache))
    return cache
  }

  /// Records a node's environment if environments are gathered.
  func noteEnvironment(_ environment: EnvironmentValues, of node: LayoutNode) {
    if gathersEnvironments { environments[node.identity] = environment }
  }

  package func fail(_ failure: ResolveFailure) {
    if self.failure == nil { self.failure = failure }
  }
}

/// A cache that views of one kind share during resolution.
package protocol ResolveCache: AnyObject { init() }

/// A view that cannot be resolved.
package enum ResolveFailure: Error, Hashable {
  /// `at` names the view at which the limit was reached.
  case nestedTooDeeply(limit: Int, at: String)
  case tooManyViews(limit: Int)
  case textTooLong(bytes: Int, limit: Int)
  case tookTooLong
  case outOfMemory
}

extension _ResolveContext {
  /// Returns the body of a view or modifier whose dynamic properties have been updated.
  @MainActor
  package func body<Owner, Body>(of owner: Owner, _ read: (Owner) -> Body) -> Body {
    let store = session.store
    let body = store.bodies.body(
      of: owner, at: identity, keeps: store.motion.mode.isSettled, read: read)
    session.checkTime(at: Owner.self)
    return body
  }
}

/// Returns the name of a type without its module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}
