import Foundation

/// The placed nodes in order of declaration.
///
/// Nodes are valid only as long as the placement exists; later stages use copies of its data.
@usableFromInline
package struct Placement {
  @usableFromInline
  package struct Node {
    package let node: LayoutNode
    @usableFromInline let details: UnsafeMutablePointer<NodeDetails>
    /// The frame in the canvas's coordinates, in points, before rounding to pixels.
    package let frame: CGRect
    package let proposalKey: ProposalKey
    let context: LayoutContext
    /// The index of the container; the root is its own container.
    package var parent: Int { Int(parentIndex) }
    /// The position among the container's children.
    package var position: Int { Int(childPosition) }
    /// The index after the node's last descendant; 0 while these are being placed.
    package fileprivate(set) var end: Int {
      get { Int(endIndex) }
      set { endIndex = Int32(newValue) }
    }
    package private(set) var parentIndex: Int32
    package let childPosition: Int32
    package private(set) var endIndex: Int32 = 0
    /// The index of the enclosing safe area, or -1 for none.
    let safeArea: Int32
    package let layoutDirection: LayoutDirection

    fileprivate init(_ pending: Pending, _ frame: CGRect) {
      node = pending.node
      details = node.record.pointee.details
      layoutDirection = node.layoutDirection
      self.frame = frame
      proposalKey = pending.place.proposal
      context = pending.place.context
      parentIndex = pending.parent
      childPosition = pending.position
      safeArea = pending.safeArea
    }

    // What the placed tree reads of each node. Large trees are not in the cache by then: reading the node itself
    // would wait for another line, and calls from another module would take as long as the rest.

    @inlinable @inline(__always) package var kind: NodeKind { details.pointee.kind }
    @inlinable @inline(__always) package var payload: (any NodePayload)? { details.pointee.payload }
    /// A number that identifies the view across evaluations.
    @inlinable @inline(__always) package var identity: UInt64 { details.pointee.identity }
    /// The number of the animation of the latest change, or 0 for none.
    @inlinable @inline(__always) package var animation: UInt16 { details.pointee.animation }
    /// Whether the latest change inserts or removes the view.
    @inlinable @inline(__always) package var isInTransition: Bool { details.pointee.isInTransition }
    /// Whether the node has an identifier, a hook, traits or a z-index, which few nodes have.
    @inlinable @inline(__always) package var hasRareProperties: Bool { details.pointee.rare != nil }
    /// Whether the view carries values for its container.
    package var hasTraits: Bool { details.pointee.rare?.pointee.traits.isEmpty == false }

    /// The proposal that the node was placed with.
    package var proposal: ProposedViewSize { proposalKey.proposal }

    /// Returns the node for a list in which indices are greater by `distance`.
    ///
    /// - Parameter isFirst: Whether the container's index is already correct.
    fileprivate func moved(by distance: Int, isFirst: Bool) -> Node {
      var node = self
      node.end += distance
      if !isFirst { node.parentIndex += Int32(distance) }
      return node
    }
  }

  /// The size of the canvas, in points.
  package let canvas: CGSize
  /// The nodes, starting with the root; each node precedes its descendants.
  @usableFromInline package private(set) var nodes: ReusedArray<Node>
  /// Keeps the nodes alive.
  package let tree: LayoutNodeTree
  private(set) var safeAreas: [SafeArea] = []
  /// How far nodes are visible beyond their frames, by index, with leading on the left.
  package private(set) var clipOutsets: [Int: EdgeInsets] = [:]
  /// The headers and footers of sections that stay visible at an edge of a scroll view, by index.
  package private(set) var pinned: [Int] = []
  /// The indices of the nodes with hooks.
  private var hooked: [Int] = []
  /// The places of the replaceable nodes.
  private var places: [LayoutNode: Place] = [:]

  private struct Place {
    var index: Int
    var pending: Pending
  }

  /// Measures `root` for `proposal` and places it and all its descendants.
  ///
  /// The root is centered in the canvas. The canvas is as large as the proposal; unspecified
  /// lengths take the root's answer.
  package init(placing root: LayoutNode, in proposal: ProposedViewSize) {
    tree = root.tree
    let context = tree.windowContext(proposal)
    let size = root.size(for: proposal, in: context)
    canvas = proposal.replacingUnspecifiedDimensions(by: size)
    let frame = CGRect(
      x: Self.finite((canvas.width - size.width) / 2),
      y: Self.finite((canvas.height - size.height) / 2), width: size.width, height: size.height)
    nodes = ReusedArray(capacity: tree.count)
    let place = NodeRecord.Placed(
      frame: frame, proposal: ProposalKey(proposal), context: context)
    tree.state.pointee.pinned = []
    self.place(
      Pending(node: root, place: place, origin: .zero, parent: 0, position: 0, safeArea: -1))
    let pinned = tree.state.pointee.pinned
    if !pinned.isEmpty { self.pinned = nodes.indices.filter { pinned.contains(nodes[$0].node) } }
  }

  /// Data of a later stage about the nodes, which stays valid while nodes are added.
  package private(set) var notes = PlacementNotes()

  /// Whether this is a part of another placement.
  private var isPart = false
  /// Whether a part depends on views around it.
  private var dependsOnWhole = false

  /// Creates an empty placement that becomes a part of another one.
  private init(partOf placement: Placement) {
    (tree, canvas, safeAreas) = (placement.tree, placement.canvas, placement.safeAreas)
    nodes = ReusedArray()
    isPart = true
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// A node whose container has been placed.
  fileprivate struct Pending {
    var node: LayoutNode
    /// The place in the container's coordinates.
    let place: NodeRecord.Placed
    let origin: CGPoint
    var parent: Int32
    let position: Int32
    let safeArea: Int32
  }

  /// A container whose children are placed next.
  private struct Open {
    let index: Int
    /// The place of the content's coordinates on the canvas.
    let origin: CGPoint
    let safeArea: Int32
    /// The index of the safe area of the first child.
    let firstSafeArea: Int32
    var children: PlacedChildren?
    /// Views that are placed before the children, the last first.
    var removed: [Pending]

    @inline(__always)
    mutating func takeNext(_ tree: LayoutNodeTree) -> Pending? {
      if let view = removed.popLast() { return view }
      guard let (position, node, place) = children?.takeNext(tree) else { return nil }
      return Pending(
        node: node, place: place, origin: origin, parent: Int32(index), position: Int32(position),
        safeArea: position == 0 ? firstSafeArea : safeArea)
    }
  }

  // Iterative, so that depth costs no call stack. Inlined, so that nodes wait in registers: reading them back
  // from memory right after writing takes longer than placing them.
  private mutating func place(_ first: Pending) {
    var open: ContiguousArray<Open> = []
    var pending: Pending? = first
    while let next = pending {
      if let container = add(next) {
        open.append(container)
      } else {
        nodes[nodes.count - 1].end = nodes.count
      }
      // The layout is of no use, but has a root.
      if tree.isExhausted { break }
      pending = nil
      while let last = open.indices.last {
        pending = open[last].takeNext(tree)
        if pending != nil { break }
        nodes[open[last].index].end = nodes.count
        open[last].children?.end(tree)
        open.removeLast()
      }
    }
    // Nothing is open unless the memory is exhausted.
    for container in open.reversed() {
      nodes[container.index].end = nodes.count
      container.children?.end(tree)
    }
    for index in hooked { nodes[index].node.hook?.didFinishPlacement(at: index, in: self) }
  }

  /// Adds a node and places its children in it.
  ///
  /// - Returns: The children; `nil` if the node has none.
  @inline(__always)
  private mutating func add(_ next: Pending) -> Open? {
    let index = nodes.count
    var frame = next.place.frame
    frame.origin.x += next.origin.x
    frame.origin.y += next.origin.y
    nodes.append(Node(next, frame))
    if tree.isExhausted { return nil }
    if next.node.isReplaceable { places[next.node] = Place(index: index, pending: next) }
    // The children are laid out in the node's rectangle in its container, for its proposal.
    var (bounds, proposal) = (next.place.frame, next.place.proposal.proposal)
    var (origin, firstSafeArea) = (frame.origin, next.safeArea)
    if let hook = next.node.hook {
      hooked.append(index)
      let content: CGRect
      (content, firstSafeArea) = follow(hook, next, at: index)
      if content != frame {
        (origin, bounds.size, proposal) = (
          content.origin, content.size, ProposedViewSize(content.size)
        )
      }
    }
    var removed: [Pending] = []
    if !tree.state.pointee.removed.isEmpty {
      removed = self.removed(from: next, at: index, frame.origin, firstSafeArea).reversed()
    }
    if next.node.dependsOnVisiblePart {
      tree.state.pointee.visiblePart = visiblePart(
        of: next, CGRect(origin: origin, size: bounds.size))
    }
    let hasChildren = !next.node.children.isEmpty
    if !hasChildren && removed.isEmpty { return nil }
    return Open(
      index: index, origin: origin, safeArea: next.safeArea, firstSafeArea: firstSafeArea,
      children: hasChildren
        ? next.node.placeChildren(in: bounds, for: proposal, next.place.context) : nil,
      removed: removed)
  }

  /// Runs the hook of a node that has just been placed.
  ///
  /// - Returns: The rectangle for the node's content, and the safe area of its first child.
  private mutating func follow(
    _ hook: any PlacementHook, _ node: Pending, at index: Int
  ) -> (content: CGRect, safeArea: Int32) {
    let frame = nodes[index].frame
    var content = hook.contentFrame(at: index, in: self) ?? frame
    var safeArea = node.safeArea
    switch hook.safeArea {
    case .none: break
    case .screen(let safe):
      content = SafeArea.uncovered(frame, in: safeAreas, Int(node.safeArea))
      safeArea = cover(content, of: node, safe)
    case .covers(let safe): safeArea = cover(frame, of: node, safe)
    case .ignores(let edges):
      content = frame.outset(by: safeAreaGrowth(of: index, edges))
    case .extendsClip: clipOutsets[index] = safeAreaGrowth(of: index, .all)
    }
    if !content.isPlaceable {
      node.node.report("its content was placed at \(content.origin) with size \(content.size)")
      content = frame
    }
    if let children = hook.children(at: index, in: self) { node.node.replaceChildren(children) }
    return (content, safeArea)
  }

  /// Adds a safe area for the children of a node.
  private mutating func cover(
    _ frame: CGRect, of node: Pending, _ safe: (CGRect, LayoutSubviews) -> CGRect
  ) -> Int32 {
    let subviews = LayoutSubviews(of: node.node, in: node.place.context)
    safeAreas.append(
      SafeArea(whole: frame, safe: safe(frame, subviews), outer: Int(node.safeArea)))
    return Int32(safeAreas.count - 1)
  }

  /// The part of a lazy container that the scroll view around it shows, if that scrolled or the
  /// container pins views.
  ///
  /// - Parameter frame: The rectangle of its content.
  private mutating func visiblePart(of node: Pending, _ frame: CGRect) -> VisiblePart? {
    guard
      let (scrollView, scrolling) = tree.state.pointee.contexts.scrollingContainer(
        in: node.place.context),
      !node.node.pinnedRoles.isEmpty
        || !scrolling.showsAll && scrolling.startAxes != scrolling.axes
    else { return nil }
    if isPart {
      dependsOnWhole = true
      return nil
    }
    var index = Int(node.parent)
    while nodes[index].node != scrollView {
      if index == 0 { return nil }
      index = nodes[index].parent
    }
    let outer = nodes[index].frame
    // Content scrolls under bars.
    let shown = outer.outset(by: clipOutsets[index] ?? EdgeInsets())
    let direction = scrollView.layoutDirection
    let visible = outer.inset(by: scrolling.insets.onCanvas(direction))
    func inside(_ rect: CGRect) -> CGRect {
      var rect = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      if node.node.layoutDirection == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
      return rect
    }
    return VisiblePart(
      node: node.node, axes: scrolling.axes, visible: inside(visible), shown: inside(shown))
  }

  /// The views that are leaving a container.
  private func removed(
    from container: Pending, at index: Int, _ origin: CGPoint, _ safeArea: Int32
  ) -> [Pending] {
    let views = tree.state.pointee.removed[container.node.record] ?? []
    return views.enumerated().map { position, view in
      let place = NodeRecord.Placed(
        frame: view.frame, proposal: ProposalKey(view.proposal), context: container.place.context)
      return Pending(
        node: view.node, place: place, origin: origin, parent: Int32(index),
        position: Int32(container.node.children.count + position), safeArea: safeArea)
    }
  }
}

// MARK: Replacing

extension Placement {
  /// Whether no view is created, notified or moved based on the placement of others.
  package var isIndependent: Bool {
    hooked.allSatisfy { nodes[$0].node.hook is SafeAreaHook }
  }

  /// The indices of the replaceable nodes.
  package var replaceable: [Int] { places.values.map(\.index) }

  /// The index of a replaceable node.
  package func index(of node: LayoutNode) -> Int? { places[node]?.index }

  /// The context in which a replaceable node was placed.
  package func context(of node: LayoutNode) -> LayoutContext? {
    places[node]?.pending.place.context
  }

  /// Places a node and its descendants where `other` is, which must have given an equal answer to
  /// the proposal.
  ///
  /// - Returns: Whether the replacement succeeded: both subtrees have the same number of nodes and
  ///   no hooks.
  package mutating func place(_ node: LayoutNode, insteadOf other: LayoutNode) -> Bool {
    guard let place = places[other] else { return false }
    let range = place.index..<nodes[place.index].end
    var part = Placement(partOf: self)
    var pending = place.pending
    pending.node = node
    part.place(pending)
    guard part.nodes.count == range.count, part.hooked.isEmpty, !part.dependsOnWhole,
      !hooked.contains(where: range.contains)
    else { return false }
    notes = PlacementNotes()
    for index in range where nodes[index].node.isReplaceable { places[nodes[index].node] = nil }
    for (index, entry) in zip(range, part.nodes) {
      nodes[index] = entry.moved(by: range.lowerBound, isFirst: index == range.lowerBound)
    }
    for (node, place) in part.places {
      var place = place
      if place.index > 0 { place.pending.parent += Int32(range.lowerBound) }
      place.index += range.lowerBound
      places[node] = place
    }
    return true
  }
}

/// Data of a later stage about the nodes of a placement.
package final class PlacementNotes {
  package var value: AnyObject?

  fileprivate init() {}
}

extension CGRect {
  /// Whether views can lie in the rectangle; it may be infinitely large.
  fileprivate var isPlaceable: Bool {
    minX.isPlaceable && minY.isPlaceable && !width.isNaN && !height.isNaN
  }
}
