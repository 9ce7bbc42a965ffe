import Foundation

/// Where everything is: the nodes of a tree in order of declaration, with absolute frames.
package struct PlacedTree {
  package struct Node {
    package let node: LayoutNode
    /// In the canvas's coordinates, in points, before any rounding to pixels.
    package var frame: CGRect
    private let placementKey: ProposalKey
    /// Index of the container; the root is its own.
    package var parent: Int
    /// Position among the container's children.
    package var position: Int
    /// Index after the node's last descendant.
    package var end: Int

    init(_ node: LayoutNode, _ frame: CGRect, _ key: ProposalKey, parent: Int, position: Int) {
      self.node = node
      self.frame = frame
      placementKey = key
      self.parent = parent
      self.position = position
      end = 0
    }

    /// The proposal that the node was placed with.
    package var proposal: ProposedViewSize { placementKey.proposal }
  }

  /// Size of the canvas, in points.
  package let canvas: CGSize
  /// The root first, each node before its descendants.
  package private(set) var nodes: ContiguousArray<Node> = []
  /// Keeps the nodes alive.
  package let tree: LayoutNodeTree

  /// Measures `root` for `proposal`, and places it and everything below.
  ///
  /// The root is centred in the canvas, which is as large as the proposal, or as the root's answer
  /// where nothing is proposed.
  package init(placing root: LayoutNode, in proposal: ProposedViewSize) {
    tree = root.tree
    let size = root.size(for: proposal)
    canvas = proposal.replacingUnspecifiedDimensions(by: size)
    let frame = CGRect(
      x: Self.finite((canvas.width - size.width) / 2),
      y: Self.finite((canvas.height - size.height) / 2), width: size.width, height: size.height)
    nodes.reserveCapacity(tree.count)
    place(root, RequestedPlace(frame: frame, proposal: ProposalKey(proposal)))
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// A node whose container has been placed.
  private struct Pending {
    let node: LayoutNode
    /// In the container's coordinates.
    let place: RequestedPlace
    let origin: CGPoint
    let parent: Int
    let position: Int
  }

  // Iterative, so that depth costs no call stack.
  private mutating func place(_ root: LayoutNode, _ place: RequestedPlace) {
    var pending: ContiguousArray<Pending> = [
      Pending(node: root, place: place, origin: .zero, parent: 0, position: 0)
    ]
    var followed: [Int] = []
    while let next = pending.popLast() {
      let index = nodes.count
      var frame = next.place.frame
      frame.origin.x += next.origin.x
      frame.origin.y += next.origin.y
      nodes.append(
        Node(
          next.node, frame, next.place.proposal, parent: next.parent, position: next.position))
      if let follower = next.node.follower {
        followed.append(index)
        if let content = follower.content(at: index, in: self) {
          next.node.replaceChildren(content)
        }
      }
      if next.node.children.isEmpty { continue }
      let first = pending.count
      next.node.placeChildren(in: next.place.frame, for: next.place.proposal.proposal) {
        pending.append(
          Pending(
            node: $1, place: $2, origin: frame.origin, parent: index, position: $0))
      }
      pending[first...].reverse()
    }
    for index in nodes.indices.reversed() {
      nodes[index].end = max(nodes[index].end, index + 1)
      let parent = nodes[index].parent
      if index > 0 { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
    }
    for index in followed { nodes[index].node.follower?.settled(at: index, in: self) }
  }

  mutating func setFrame(_ frame: CGRect, at index: Int) { nodes[index].frame = frame }

  /// The index after the last descendant of a node, also while later nodes are still missing.
  package func end(of index: Int) -> Int {
    if nodes[index].end > 0 { return nodes[index].end }
    var end = index + 1
    while end < nodes.count, nodes[end].parent >= index { end += 1 }
    return end
  }

  /// The indices of a node's children, in order of declaration.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }

  /// The node's dimensions for the proposal it was placed with.
  package func dimensions(of index: Int) -> ViewDimensions {
    ViewDimensions(nodes[index].node, in: nodes[index].proposal)
  }
}
