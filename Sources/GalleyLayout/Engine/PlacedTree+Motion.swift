import Foundation

extension PlacedTree {
  /// The tree on its way from an earlier one.
  ///
  /// Nodes that are in both, and animated, move and grow in their containers, from rectangle to rectangle on
  /// pixels; nodes that are new are where they belong.
  ///
  /// - Parameters:
  ///   - earlier: Where the nodes were.
  ///   - progress: 0 is there, 1 is here; values beyond are on the same line.
  ///   - grid: The pixels that both ends lie on.
  ///   - keepsSize: Which nodes have their new size at once, such as texts.
  package func moved(
    from earlier: PlacedTree, progress: CGFloat, grid: PixelGrid,
    keepsSize: (LayoutNode) -> Bool
  ) -> PlacedTree {
    var places: [UInt64: Int] = [:]
    for index in earlier.nodes.indices.reversed() {
      places[earlier.nodes[index].node.identity] = index
    }
    func local(_ tree: PlacedTree, _ index: Int) -> CGRect {
      let frame = grid.round(tree.nodes[index].frame)
      guard index > 0 else { return frame }
      let container = grid.round(tree.nodes[tree.nodes[index].parent].frame)
      return frame.offsetBy(dx: -container.minX, dy: -container.minY)
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    var moved = self
    for index in nodes.indices {
      let new = local(self, index)
      let isAnimated = nodes[index].node.isAnimated
      let place = isAnimated ? places[nodes[index].node.identity] : nil
      let old = place.map { local(earlier, $0) } ?? new
      let origin = index == 0 ? CGPoint.zero : moved.nodes[nodes[index].parent].frame.origin
      let isFixed = keepsSize(nodes[index].node)
      moved.setFrame(
        CGRect(
          x: origin.x + mix(old.minX, new.minX), y: origin.y + mix(old.minY, new.minY),
          width: isFixed ? new.width : max(mix(old.width, new.width), 0),
          height: isFixed ? new.height : max(mix(old.height, new.height), 0)),
        at: index)
    }
    return moved
  }

  /// The nodes that are not in another tree, without those inside of such nodes.
  package func newcomers(since other: PlacedTree) -> Set<Int> {
    let known = Set(other.nodes.lazy.map(\.node.identity))
    var result: Set<Int> = []
    var index = 0
    while index < nodes.count {
      if known.contains(nodes[index].node.identity) {
        index += 1
      } else {
        result.insert(index)
        index = end(of: index)
      }
    }
    return result
  }
}
