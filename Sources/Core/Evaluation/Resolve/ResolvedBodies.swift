/// A resolved view or modifier with a body, and everything needed to resolve it again in place.
@MainActor
package final class ResolvedBody {
  fileprivate let identity: Identity
  /// The row of a lazy container that contains it.
  fileprivate let row: RowPlace?
  fileprivate let resolve: @MainActor (inout _NodeList) -> Void
  fileprivate unowned var outer: ResolvedBody?
  fileprivate var inner: [ResolvedBody] = []
  /// The state keys of its views, excluding those in nested bodies.
  var keys: [StateStore.Key] = []
  fileprivate var members: [Member] = []
  fileprivate var isDynamic = false
  /// Whether its nodes are its only effect on other views.
  fileprivate var isSelfContained = true

  fileprivate init(
    _ identity: Identity, in row: RowPlace?, resolve: @escaping @MainActor (inout _NodeList) -> Void
  ) {
    (self.identity, self.row, self.resolve) = (identity, row, resolve)
  }

  /// A node of the body and its initial properties, which surrounding modifiers may extend.
  fileprivate struct Member {
    fileprivate(set) var node: LayoutNode
    let identifier: String?
    let priority: Double
    /// The number of its controls.
    let controls: Int
    /// Whether it carries other traits that containers use.
    let isMarked: Bool

    init(_ node: LayoutNode) {
      self.node = node
      (identifier, priority) = (node.identifier, node.priority)
      controls = node.controls.count
      isMarked = node.zIndex != 0 || node.hasTraits && node.traits.count > (controls > 0 ? 1 : 0)
    }

    /// Whether surrounding modifiers extended or took over a control.
    var isControlElsewhere: Bool {
      controls > 0
        && (node.traits.count > 1 || node.controls.count > controls
          || node.parent?.controls.isEmpty == false)
    }
  }

  /// The identities and state keys in bodies.
  struct Contents {
    private(set) var identities: Set<Identity> = []
    private(set) var keys: Set<StateStore.Key> = []

    @MainActor
    mutating func add(_ body: ResolvedBody) {
      identities.insert(body.identity)
      keys.formUnion(body.keys)
      for body in body.inner { add(body) }
    }
  }

  /// Whether the body is inside one of the given views.
  fileprivate func isInside(_ identities: Set<Identity>) -> Bool {
    var next = outer
    while let body = next {
      if identities.contains(body.identity) { return true }
      next = body.outer
    }
    return false
  }

  /// Returns pairs of old nodes and their replacements, which adopt the changes made by surrounding
  /// modifiers; `nil` if the nodes do not correspond.
  package func counterparts(in new: ResolvedBody) -> [(old: LayoutNode, new: LayoutNode)]? {
    guard isSelfContained, new.isSelfContained, isDynamic == new.isDynamic,
      members.count == new.members.count
    else { return nil }
    var pairs: [(old: LayoutNode, new: LayoutNode)] = []
    for (view, made) in zip(members, new.members) {
      let (old, new) = (view.node, made.node)
      if view.isMarked || made.isMarked || view.priority != made.priority { return nil }
      if view.controls != made.controls || view.isControlElsewhere { return nil }
      if old.identifier != view.identifier { new.identifier = old.identifier }
      if old.priority != view.priority { new.priority = old.priority }
      // A control keeps its own traits.
      if old.hasTraits, made.controls == 0 { new.traits = old.traits }
      if old.zIndex != 0 { new.zIndex = old.zIndex }
      guard new.isLike(old) else { return nil }
      pairs.append((old, new))
    }
    return pairs
  }

  /// Replaces a node in the enclosing bodies that contain it.
  package func note(_ new: LayoutNode, insteadOf old: LayoutNode) {
    var next = outer
    while let body = next, let index = body.members.firstIndex(where: { $0.node == old }) {
      body.members[index].node = new
      next = body.outer
    }
  }
}

/// The bodies of an evaluation, each of which can be resolved again individually.
@MainActor
package final class ResolvedBodies {
  private var bodies: [Identity: ResolvedBody] = [:]
  /// Identities shared by several views.
  private var shared: Set<Identity> = []

  package init() {}

  /// Resolves and records a body.
  func resolve(
    _ context: _ResolveContext, into list: inout _NodeList,
    _ resolve: @escaping @MainActor (inout _NodeList) -> Void
  ) {
    let store = context.session.store
    let body = ResolvedBody(context.identity, in: store.rows.place, resolve: resolve)
    body.outer = store.resolving
    body.outer?.inner.append(body)
    add(body, in: context.session, into: &list)
  }

  private func add(
    _ body: ResolvedBody, in session: ResolveSession, into list: inout _NodeList
  ) {
    if bodies.updateValue(body, forKey: body.identity) != nil { shared.insert(body.identity) }
    let (start, removed, isDynamic) = (list.nodes.count, list.removed.count, list.isDynamic)
    let end = list.end
    let sharedCount = session.sharedCount
    list.isDynamic = false
    session.store.resolving = body
    body.resolve(&list)
    session.store.resolving = body.outer
    body.isDynamic = list.isDynamic
    list.isDynamic = list.isDynamic || isDynamic
    // Nodes that are created later cannot be compared with earlier ones.
    body.isSelfContained =
      sharedCount == session.sharedCount && removed == list.removed.count
      && !list.hasLate(since: end)
    for node in list.nodes[start...] {
      node.isReplaceable = true
      body.members.append(ResolvedBody.Member(node))
    }
  }

  /// Returns the outermost bodies to resolve again so that the given views are updated; `nil` if a
  /// view cannot be located.
  package func outermost(of identities: Set<Identity>) -> [ResolvedBody]? {
    var outermost: [ResolvedBody] = []
    for identity in identities {
      guard let body = bodies[identity], !shared.contains(identity) else { return nil }
      if !body.isInside(identities) { outermost.append(body) }
    }
    return outermost
  }

  /// Reads outdated bodies inside a body again.
  package func readAgain(_ body: ResolvedBody) {
    var list = _NodeList()
    body.resolve(&list)
  }

  /// Resolves a body again, without attaching its nodes to a container.
  package func resolveAgain(_ body: ResolvedBody, in session: ResolveSession) -> ResolvedBody {
    remove(body)
    session.bodies = self
    defer { (session.bodies, session.store.resolving) = (nil, nil) }
    let new = ResolvedBody(body.identity, in: body.row, resolve: body.resolve)
    var list = _NodeList()
    session.store.notingState(of: body.row) { add(new, in: session, into: &list) }
    new.outer = body.outer
    if let index = body.outer?.inner.firstIndex(where: { $0 === body }) {
      body.outer?.inner[index] = new
    }
    return new
  }

  /// Notes that views of a body have an effect on others.
  fileprivate static func noteShared(in body: ResolvedBody?) {
    var next = body
    while let body = next {
      body.isSelfContained = false
      next = body.outer
    }
  }

  private func remove(_ body: ResolvedBody) {
    bodies[body.identity] = nil
    for body in body.inner { remove(body) }
  }
}

extension ResolveSession {
  /// Resolves views of a body after the body itself.
  @MainActor
  func resolveLate(
    in body: ResolvedBody?, of bodies: ResolvedBodies?, _ resolve: () -> Void
  ) {
    let outer = (self.bodies, store.resolving, sharedCount)
    (self.bodies, store.resolving) = (bodies, body)
    resolve()
    (self.bodies, store.resolving) = (outer.0, outer.1)
    if sharedCount != outer.2 { ResolvedBodies.noteShared(in: body) }
  }
}
