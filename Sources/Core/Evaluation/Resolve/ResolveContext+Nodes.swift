extension _ResolveContext {
  /// Adds a leaf.
  package func leaf<L: Layout>(
    _ layout: L, _ kind: NodeKind, payload: (any NodePayload)? = nil
  ) -> LayoutNode {
    let tree = session.tree
    session.countView(in: tree)
    let node = tree.add(layout, kind, from: origin(of: kind))
    if let payload { node.payload = payload }
    session.noteEnvironment(environment, of: node)
    return node
  }

  /// Adds a container with the views in `list`.
  @MainActor
  package func container<L: Layout>(
    _ layout: L, _ kind: NodeKind, _ list: _NodeList
  ) -> LayoutNode {
    let tree = session.tree
    session.countView(in: tree)
    let node = tree.add(layout, kind, from: origin(of: kind), children: list.nodes[...])
    node.hasDynamicChildren = list.isDynamic
    if !list.removed.isEmpty { add(list.removed, to: node) }
    if !list.late.isEmpty { node.lateChildren = list.late }
    session.noteEnvironment(environment, of: node)
    if !session.switchedOff.isEmpty, session.switchedOff.contains(node.identity),
      let plain = layout as? any AlignedLayout
    {
      return withoutAlignment(plain, node, list)
    }
    return node
  }

  /// Returns the same container with the default alignment.
  @MainActor
  private func withoutAlignment<L: AlignedLayout>(
    _ layout: L, _ node: LayoutNode, _ list: _NodeList
  ) -> LayoutNode {
    let plain = session.tree.add(
      layout.withDefaultAlignment, node.kind, from: node.origin, children: list.nodes[...])
    plain.hasDynamicChildren = node.hasDynamicChildren
    return plain
  }

  /// Wraps `child` in a modifier that adopts the child's traits for the container.
  package func wrapping<L: Layout>(
    _ child: LayoutNode, in layout: L, _ kind: NodeKind, payload: (any NodePayload)? = nil
  ) -> LayoutNode {
    let tree = session.tree
    session.countView(in: tree)
    let node = tree.add(layout, kind, from: origin(of: kind), around: child)
    if let payload { node.payload = payload }
    node.inheritTraits(from: child)
    session.noteEnvironment(environment, of: node)
    return node
  }

  /// What a node knows about the view to be resolved.
  ///
  /// - Parameter kind: Distinguishes nodes of one identity.
  private func origin(of kind: NodeKind) -> NodeOrigin {
    NodeOrigin(
      identity: identity.value ^ UInt64(truncatingIfNeeded: kind.nameLength) &* 0x9E37_79B9,
      declaredIn: declaredIn, layoutDirection: environment.layoutDirection, animation: animation,
      isInTransition: isInTransition)
  }

  /// Returns the modifier's node, or a node without effect on `child` if the modifier is switched
  /// off.
  @inlinable @inline(__always)
  func effective(_ node: LayoutNode, around child: LayoutNode) -> LayoutNode {
    session.switchedOff.isEmpty ? node : switched(node, around: child)
  }

  @usableFromInline
  func switched(_ node: LayoutNode, around child: LayoutNode) -> LayoutNode {
    guard node != child, session.switchedOff.contains(node.identity) else { return node }
    let plain = session.tree.add(
      PassthroughLayout(), node.kind, from: node.origin, around: child)
    plain.inheritTraits(from: child)
    plain.hasDynamicChildren = node.hasDynamicChildren
    plain.priority = child.priority
    return plain
  }
}
