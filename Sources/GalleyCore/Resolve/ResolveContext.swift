import Foundation

/// What a view sees of its surroundings while it is turned into layout nodes.
public struct _ResolveContext {
  package let session: ResolveSession
  package var environment: EnvironmentValues
  /// The axis of the nearest container that lines up its views.
  package var stackAxis: Axis?
  /// Whether there are edges around that bars and the like may cover.
  package var isInSafeArea = false
  package var depth: Int
  /// The animation of the latest change here, by its number in `AnimationContext`; 0 is none.
  package var animation: UInt16 = 0
  /// Whether the views come or go with the latest change.
  var isInTransition = false
  /// Whether they come.
  package var isInsertion = false
  /// What the root of a view that comes or goes has to do.
  package var pendingTransition: PendingTransition?
  /// What the modifiers around are applied to, the nearest first.
  var modified: ModifiedViews?
  /// Where in the tree the view stands that is about to be resolved.
  package var identity = Identity()
  package var presence = Presence.shown

  package init(session: ResolveSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
    self.environment.standard.container = ContainerProxy(session.tree)
    depth = 0
  }

  /// The context one level further down; `nil` where the view is nested too deeply to go on.
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

/// The nodes of a view, in order; a view may be several members of its container, or none.
public struct _NodeList {
  package var nodes: ContiguousArray<LayoutNode> = []
  /// Views that leave the container around while a change is shown.
  package var removed: ContiguousArray<LayoutNode> = []
  /// Whether the number of nodes depends on data, as with `ForEach`.
  package var isDynamic = false

  package init() {}
}

/// Everything that resolving one view shares.
package final class ResolveSession {
  /// Holds views that are made later, and with them this session.
  package unowned let tree: LayoutNodeTree
  package let textEngine: any TextEngine
  private var caches: [ObjectIdentifier: AnyObject] = [:]
  /// Why the view could not be resolved whole; the first reason counts.
  package private(set) var failure: ResolveFailure?

  /// How many views and modifiers may be nested in each other.
  package static let depthLimit = 60_000
  /// How many views and modifiers a picture may have.
  package var viewLimit = 2_000_000
  /// How long one text may be, in bytes of UTF-8.
  package static let textLimit = 4 << 20

  /// What views keep from one evaluation to the next.
  package let store: StateStore

  @MainActor
  package init(tree: LayoutNodeTree, textEngine: any TextEngine, store: StateStore? = nil) {
    self.tree = tree
    let store = store ?? StateStore()
    self.textEngine = store.motion.textEngine(textEngine)
    self.store = store
  }

  /// The frames that views of one id share.
  var matchedGeometry = MatchedGeometry()
  /// Whether everything has to be placed once more, as a view was placed before one that it follows.
  package var needsSecondPlacement: Bool { matchedGeometry.isIncomplete }

  /// Subviews that wait for their place.
  package var subviews = WaitingSubviews()

  private var groupCount = 0

  /// A number for the next row of a grid or section of a list.
  package func nextGroupID() -> Int {
    groupCount += 1
    return groupCount
  }

  /// Notes when there are too many views; lists that may be long stop there.
  fileprivate func countView() {
    if tree.count > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  private var elementCount = 0

  /// Notes an element of a list, which counts even where it has no views.
  package func countElement() {
    elementCount += 1
    if elementCount > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// Notes at once that a list cannot be gone through to its end.
  package func checkCount(of elements: Range<Int>) {
    let count = elements.upperBound.subtractingReportingOverflow(elements.lowerBound)
    if count.overflow || count.partialValue > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// What the views of one kind share while they are resolved.
  package func cache<C: ResolveCache>(_ type: C.Type) -> C {
    let key = ObjectIdentifier(type)
    if let known = caches[key] { return unsafeDowncast(known, to: C.self) }
    let cache = C()
    caches[key] = cache
    return cache
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
  /// The body of a view or modifier that stands here and whose dynamic properties are installed.
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
    return node
  }

  /// Adds a modifier around `child`; what the child carries for its container moves outward.
  package func wrapping<L: Layout>(
    _ child: LayoutNode, in layout: L, _ kind: NodeKind, payload: (any NodePayload)? = nil
  ) -> LayoutNode {
    let node = session.tree.add(layout, kind, children: [child])
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: kind)
    node.animation = animation
    node.isInTransition = isInTransition
    node.payload = payload
    node.inheritTraits(from: child)
    return node
  }
}

extension _ResolveContext {
  /// Some views make several nodes in one place; their kinds tell them apart.
  private func identity(of kind: NodeKind) -> UInt64 {
    identity.value ^ UInt64(truncatingIfNeeded: kind.name.utf8.count) &* 0x9E37_79B9
  }
}
