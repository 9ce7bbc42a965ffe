import Foundation

/// What a view sees of its surroundings while it is turned into layout nodes.
public struct _ResolveContext {
  package let session: ResolveSession
  package var environment: EnvironmentValues
  /// The axis of the nearest container that lines up its views.
  package var stackAxis: Axis?
  /// The nearest container that views can be sized in relation to.
  package var container: ContainerScope?
  /// The axes along which that container scrolls.
  var scrollAxes: Axis.Set = []
  /// The nearest edges that are covered.
  package var safeArea: SafeArea?
  /// What the views of a screen want to have in its bars.
  var navigation: NavigationItems?
  package var depth: Int
  /// The animation of the latest change here, by its number in `ChangeInMotion`; 0 is none.
  package var animation: UInt16 = 0
  /// What the modifiers around are applied to, the nearest first.
  var modified: ModifiedViews?
  /// Where in the tree the view stands that is about to be resolved.
  var identity = Identity()
  var presence = Presence.shown

  package init(session: ResolveSession, environment: EnvironmentValues) {
    self.session = session
    self.environment = environment
    depth = 0
  }

  /// Makes `scope` the container of what is resolved with this context.
  package mutating func enter(_ scope: ContainerScope) {
    container = scope
    scope.tree = session.tree
    environment.standard.container = ContainerProxy(scope)
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
  /// Whether the number of nodes depends on data, as with `ForEach`.
  package var isDynamic = false

  package init() {}
}

/// Everything that resolving one view shares.
package final class ResolveSession {
  /// Holds views that are made later, and with them this session.
  package unowned let tree: LayoutNodeTree
  package let textEngine: any TextEngine
  let textSpacings = TextSpacings()
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
    self.textEngine = textEngine
    self.store = store ?? StateStore()
  }

  private var gridRowCount = 0

  /// A number for the next row of a grid.
  func nextGridRow() -> Int {
    gridRowCount += 1
    return gridRowCount
  }

  /// Notes when there are too many views; lists that may be long stop there.
  fileprivate func countView() {
    if tree.count > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  private var elementCount = 0

  /// Notes an element of a list, which counts even where it has no views.
  func countElement() {
    elementCount += 1
    if elementCount > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  /// Notes at once that a list cannot be gone through to its end.
  func checkCount(of elements: Range<Int>) {
    let count = elements.upperBound.subtractingReportingOverflow(elements.lowerBound)
    if count.overflow || count.partialValue > viewLimit { fail(.tooManyViews(limit: viewLimit)) }
  }

  func fail(_ failure: ResolveFailure) {
    if self.failure == nil { self.failure = failure }
  }
}

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
  func body<Owner, Body>(of owner: Owner, _ read: (Owner) -> Body) -> Body {
    let store = session.store
    return store.bodies.body(
      of: owner, at: identity, keeps: store.motion.time == nil, read: read)
  }
}

/// The name of a type without its module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}

extension _ResolveContext {
  /// Adds a leaf.
  package func leaf<L: Layout>(
    _ layout: L, _ label: String, content: (any NodeContent)? = nil
  ) -> LayoutNode {
    session.countView()
    let node = session.tree.add(layout, label: label)
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: label)
    node.animation = animation
    node.content = content
    return node
  }

  /// Adds a container of the views in `list`.
  package func container<L: Layout>(
    _ layout: L, _ label: String, _ list: _NodeList
  ) -> LayoutNode {
    let node = session.tree.add(layout, label: label, children: list.nodes[...])
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: label)
    node.animation = animation
    node.hasDynamicChildren = list.isDynamic
    return node
  }

  /// Adds a modifier around `child`; what the child carries for its container moves outward.
  package func wrapping<L: Layout>(
    _ child: LayoutNode, in layout: L, _ label: String, content: (any NodeContent)? = nil
  ) -> LayoutNode {
    let node = session.tree.add(layout, label: label, children: [child])
    node.layoutDirection = environment.layoutDirection
    node.identity = identity(of: label)
    node.animation = animation
    node.content = content
    node.inheritTraits(from: child)
    return node
  }
}

extension _ResolveContext {
  /// Some views make several nodes in one place; their labels tell them apart.
  private func identity(of label: String) -> UInt64 {
    identity.value ^ UInt64(truncatingIfNeeded: label.utf8.count) &* 0x9E37_79B9
  }
}

extension LayoutNode {
  package func inheritTraits(from child: LayoutNode) {
    traits = child.traits
    zIndex = child.zIndex
    projectsSpacing = child.projectsSpacing
  }
}
