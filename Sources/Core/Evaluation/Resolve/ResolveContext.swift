import Foundation

/// The context in which a view is resolved into layout nodes: its environment, identity and
/// position in the view tree.
public struct _ResolveContext {
  package let session: ResolveSession
  package var environment: EnvironmentValues
  /// The axis of the nearest stack.
  package var stackAxis: Axis?
  /// Whether elements of a `ForEach` have their ids as tags, as a picker needs them.
  package var tagsElements = false
  /// Whether views are marked with their identifiers, so that scroll views find them.
  package var marksScrollTargets = false
  /// Whether a container around has a safe area.
  package var isInSafeArea = false
  package var depth: Int
  /// The animation of the latest change here, by its number in `MotionContext`; 0 is none.
  package var animation: UInt16 = 0
  /// Whether the views are inserted or removed with the latest change.
  var isInTransition = false
  /// Whether they are inserted.
  package var isInsertion = false
  /// The transition that the root of an inserted or removed view has to perform.
  package var pendingTransition: PendingTransition?
  /// The views that the modifiers around are applied to, the nearest first.
  var modified: ModifiedViews?
  /// The identity of the view that is about to be resolved.
  package var identity = Identity()
  package var presence = Presence.shown

  package init(session: ResolveSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
    self.environment.standard.container = ContainerProxy(session.tree)
    depth = 0
  }

  /// The context one level further down; `nil` where views are nested too deeply, which fails the
  /// evaluation.
  package func entering<T>(_ type: T.Type) -> _ResolveContext? {
    guard depth < ResolveSession.depthLimit else {
      session.fail(.nestedTooDeeply(limit: ResolveSession.depthLimit, at: typeName(type)))
      return nil
    }
    var inner = self
    inner.depth += 1
    inner.identity.enter(type)
    return inner
  }
}

/// The nodes that a view resolves to, in order: one, several or none.
public struct _NodeList {
  package var nodes: ContiguousArray<LayoutNode> = []
  /// Views that are removed from the container around while a change is shown.
  package var removed: ContiguousArray<LayoutNode> = []
  /// Whether the number of nodes depends on data, as with `ForEach`.
  package var isDynamic = false

  package init() {}
}

/// The state that all views of one evaluation share.
package final class ResolveSession {
  /// Unowned, as it holds content that is resolved later, and with it this session.
  package unowned let tree: LayoutNodeTree
  package let textEngine: any TextEngine
  // Every view looks at these, and nothing else happens while one of them is looked at.
  /// A few, looked for in turn.
  @exclusivity(unchecked) private var caches: [(kind: ObjectIdentifier, cache: AnyObject)] = []
  /// Why the views could not be resolved; the first reason counts.
  @exclusivity(unchecked) package private(set) var failure: ResolveFailure?

  /// The maximum depth of views and modifiers.
  package static let depthLimit = 60_000
  /// The maximum number of views and modifiers of a picture.
  @exclusivity(unchecked) package var viewLimit = 2_000_000
  /// The maximum length of a text, in bytes of UTF-8.
  package static let textLimit = 4 << 20

  /// The state that views keep from one evaluation to the next.
  package let store: StateStore

  /// The nodes of modifiers that have no effect, and of containers that have the default alignment.
  let switchedOff: Set<UInt64>
  /// What each node inherits, by its identity, if that is gathered.
  @exclusivity(unchecked) package private(set) var environments: [UInt64: EnvironmentValues] = [:]
  private let gathersEnvironments: Bool

  /// - Parameter gathersEnvironments: Whether it is kept what each node inherits. Default: it is not.
  @MainActor
  package init(
    tree: LayoutNodeTree, textEngine: any TextEngine, store: StateStore? = nil,
    gathersEnvironments: Bool = false
  ) {
    self.tree = tree
    let store = store ?? StateStore()
    self.gathersEnvironments = gathersEnvironments
    switchedOff = store.switchedOff
    self.textEngine = store.motion.textEngine(textEngine)
    self.store = store
  }

  /// The frames that views with matched geometry share.
  var matchedGeometry = MatchedGeometry()
  /// Whether everything has to be placed once more, as a view was placed before the source of its
  /// geometry.
  package var needsSecondPlacement: Bool { matchedGeometry.isIncomplete }

  /// Subviews that are resolved and not yet in a container.
  var subviews = WaitingSubviews()

  /// The bodies that can be resolved again by themselves; `nil` where none is.
  @exclusivity(unchecked) package var bodies: ResolvedBodies?
  /// Counts what views leave in the session for others, besides their nodes.
  private(set) var sharedCount = 0

  private var groupCount = 0

  /// A number for the next row of a grid or section of a list.
  package func nextGroupID() -> Int {
    noteShared()
    groupCount += 1
    return groupCount
  }

  /// Notes that a view leaves something in the session for others.
  package func noteShared() { sharedCount += 1 }

  /// A view that was resolved before it has a container.
  package func add(_ node: LayoutNode) -> ResolvedSubview {
    noteShared()
    return subviews.add(node)
  }

  /// Fails the evaluation when there are too many views; `ForEach` stops there.
  fileprivate func countView() {
    if tree.count > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  @exclusivity(unchecked) private var elementCount = 0

  /// Counts an element of a `ForEach`, even where it has no views.
  package func countElement() {
    elementCount += 1
    if elementCount > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// Fails the evaluation at once when a range has too many elements.
  package func checkCount(of elements: Range<Int>) {
    let count = elements.upperBound.subtractingReportingOverflow(elements.lowerBound)
    if count.overflow || count.partialValue > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// What the views of one kind share while they are resolved.
  package func cache<C: ResolveCache>(_ type: C.Type) -> C {
    let key = ObjectIdentifier(type)
    for known in caches where known.kind == key { return unsafeDowncast(known.cache, to: C.self) }
    let cache = C()
    caches.append((key, cache))
    return cache
  }

  /// Keeps what a node inherits, if that is gathered.
  fileprivate func noteEnvironment(_ environment: EnvironmentValues, of node: LayoutNode) {
    if gathersEnvironments { environments[node.identity] = environment }
  }

  package func fail(_ failure: ResolveFailure) {
    if self.failure == nil { self.failure = failure }
  }
}

/// What the views of one kind share while they are resolved.
package protocol ResolveCache: AnyObject { init() }

/// A view that cannot be resolved.
package enum ResolveFailure: Error, Hashable {
  /// `at` names the view at which the limit was met.
  case nestedTooDeeply(limit: Int, at: String)
  case tooManyViews(limit: Int)
  case textTooLong(bytes: Int, limit: Int)
}

extension _ResolveContext {
  /// The body of the view or modifier with this identity, whose dynamic properties are installed.
  @MainActor
  package func body<Owner, Body>(of owner: Owner, _ read: (Owner) -> Body) -> Body {
    let store = session.store
    return store.bodies.body(
      of: owner, at: identity, keeps: store.motion.mode.isSettled, read: read)
  }
}

/// The name of a type without its module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}

extension _ResolveContext {
  /// Adds a leaf.
  package func leaf<L: Layout>(
    _ layout: L, _ kind: NodeKind, payload: (any NodePayload)? = nil
  ) -> LayoutNode {
    session.countView()
    let node = session.tree.add(layout, kind)
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: kind)
    node.animation = animation
    node.isInTransition = isInTransition
    node.payload = payload
    session.noteEnvironment(environment, of: node)
    return node
  }

  /// Adds a container of the views in `list`.
  @MainActor
  package func container<L: Layout>(
    _ layout: L, _ kind: NodeKind, _ list: _NodeList
  ) -> LayoutNode {
    let node = session.tree.add(layout, kind, children: list.nodes[...])
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: kind)
    node.animation = animation
    node.isInTransition = isInTransition
    node.hasDynamicChildren = list.isDynamic
    if !list.removed.isEmpty { add(list.removed, to: node) }
    session.noteEnvironment(environment, of: node)
    if !session.switchedOff.isEmpty, session.switchedOff.contains(node.identity),
      let plain = layout as? any AlignedLayout
    {
      return withoutAlignment(plain, node, list)
    }
    return node
  }

  /// The same container with the default alignment.
  @MainActor
  private func withoutAlignment<L: AlignedLayout>(
    _ layout: L, _ node: LayoutNode, _ list: _NodeList
  ) -> LayoutNode {
    let plain = session.tree.add(layout.withDefaultAlignment, node.kind, children: list.nodes[...])
    plain.takeOver(node)
    return plain
  }

  /// Adds a modifier around `child`, which takes over the child's traits for the container.
  package func wrapping<L: Layout>(
    _ child: LayoutNode, in layout: L, _ kind: NodeKind, payload: (any NodePayload)? = nil
  ) -> LayoutNode {
    let node = session.tree.add(layout, kind, around: child)
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: kind)
    node.animation = animation
    node.isInTransition = isInTransition
    node.payload = payload
    node.inheritTraits(from: child)
    session.noteEnvironment(environment, of: node)
    return node
  }

  /// The node that a modifier made, or one in its place that has no effect on `child`, where the
  /// modifier is switched off.
  @inline(__always)
  func effective(_ node: LayoutNode, around child: LayoutNode) -> LayoutNode {
    session.switchedOff.isEmpty ? node : switched(node, around: child)
  }

  private func switched(_ node: LayoutNode, around child: LayoutNode) -> LayoutNode {
    guard node != child, session.switchedOff.contains(node.identity) else { return node }
    let plain = session.tree.add(PassthroughLayout(), node.kind, around: child)
    plain.inheritTraits(from: child)
    plain.takeOver(node)
    plain.priority = child.priority
    return plain
  }
}

extension LayoutNode {
  /// Stands where another node stood, for the same view.
  fileprivate func takeOver(_ node: LayoutNode) {
    layoutDirection = node.layoutDirection
    identity = node.identity
    animation = node.animation
    isInTransition = node.isInTransition
    hasDynamicChildren = node.hasDynamicChildren
  }
}

extension _ResolveContext {
  /// Some views make several nodes of one identity; their kinds tell them apart.
  private func identity(of kind: NodeKind) -> UInt64 {
    identity.value ^ UInt64(truncatingIfNeeded: kind.name.utf8.count) &* 0x9E37_79B9
  }
}
