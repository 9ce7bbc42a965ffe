import Foundation

/// Where everything is: the nodes of a tree in order of declaration, with absolute frames.
package struct PlacedTree {
  package struct Node {
    package let node: LayoutNode
    /// In the canvas's coordinates, in points, before any rounding to pixels.
    package var frame: CGRect
    /// Index of the container; the root is its own.
    package var parent: Int
    /// Position among the container's children.
    package var position: Int
    /// Index after the node's last descendant.
    package var end: Int
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
    root.frame = CGRect(
      x: Self.finite((canvas.width - size.width) / 2),
      y: Self.finite((canvas.height - size.height) / 2), width: size.width, height: size.height)
    root.placementProposal = proposal
    nodes.reserveCapacity(tree.count)
    place(root)
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  // Iterative, so that depth costs no call stack.
  private mutating func place(_ root: LayoutNode) {
    var pending: ContiguousArray<(node: LayoutNode, origin: CGPoint, parent: Int, position: Int)> =
      [(root, .zero, 0, 0)]
    while let next = pending.popLast() {
      let index = nodes.count
      let frame = next.node.frame.offsetBy(dx: next.origin.x, dy: next.origin.y)
      nodes.append(
        Node(
          node: next.node, frame: frame, parent: next.parent, position: next.position,
          end: index + 1))
      next.node.placeChildren()
      for (position, child) in next.node.children.enumerated().reversed() {
        pending.append((child, frame.origin, index, position))
      }
    }
    for index in nodes.indices.reversed().dropLast() {
      let parent = nodes[index].parent
      nodes[parent].end = max(nodes[parent].end, nodes[index].end)
    }
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
    let node = nodes[index].node
    return ViewDimensions(node, in: node.placementProposal)
  }
}
