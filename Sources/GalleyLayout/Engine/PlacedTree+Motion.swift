import Foundation

/// A placed tree whose nodes can be found by their identity.
package struct PlacedIndex {
  package let tree: PlacedTree
  private var places: [UInt64: Int] = [:]

  package init(_ tree: PlacedTree) {
    self.tree = tree
    places.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      places[tree.nodes[index].node.identity] = index
    }
  }

  /// Where the same node is in this tree; `nil` if it is not there.
  package func index(of node: LayoutNode) -> Int? { places[node.identity] }

  /// The nodes that are not in another tree, without those inside of such nodes.
  package func newcomers(since other: PlacedIndex) -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      if other.index(of: tree.nodes[index].node) != nil {
        index += 1
      } else {
        result.append(index)
        index = tree.end(of: index)
      }
    }
    return result
  }
}

extension PlacedTree {
  /// The tree on its way from an earlier one.
  ///
  /// Animated nodes that are in both move and grow in their containers, from rectangle to rectangle
  /// on pixels. What is left of the way is added to where they are now: a layout whose parameters
  /// move has its own share in that.
  ///
  /// - Parameters:
  ///   - earlier: Where the nodes were.
  ///   - start: Where they would be in the new state with the parameters of the old one; `nil` if
  ///     no parameter moves.
  ///   - progress: For each animation, by number: 0 is there, 1 is here; values beyond are on the
  ///     same line.
  ///   - grid: The pixels that both ends lie on.
  ///   - keepsSize: Which nodes have their new size at once, such as texts.
  package func moved(
    from earlier: PlacedIndex, start: PlacedIndex?, progress: [Double], grid: PixelGrid,
    keepsSize: (LayoutNode) -> Bool
  ) -> PlacedTree {
    var moved = self
    for index in nodes.indices {
      let node = nodes[index].node
      var frame = localFrame(index, on: grid)
      let missing = 1 - CGFloat(progress[Int(node.animation)])
      if missing != 0, let old = earlier.index(of: node) {
        let before = earlier.tree.localFrame(old, on: grid)
        let now = start.map { start in
          start.index(of: node).map { start.tree.localFrame($0, on: grid) } ?? before
        }
        frame.add(before, minus: now ?? frame, times: missing, keepsSize: keepsSize(node))
      }
      if index > 0 {
        let container = moved.nodes[nodes[index].parent].frame.origin
        frame = frame.offsetBy(dx: container.x, dy: container.y)
      }
      moved.setFrame(frame, at: index)
    }
    return moved
  }

  /// In the container's coordinates, both rounded to pixels.
  private func localFrame(_ index: Int, on grid: PixelGrid) -> CGRect {
    let frame = grid.round(nodes[index].frame)
    guard index > 0 else { return frame }
    let container = grid.round(nodes[nodes[index].parent].frame)
    return frame.offsetBy(dx: -container.minX, dy: -container.minY)
  }
}

extension CGRect {
  fileprivate mutating func add(
    _ a: CGRect, minus b: CGRect, times factor: CGFloat, keepsSize: Bool
  ) {
    origin.x += (a.origin.x - b.origin.x) * factor
    origin.y += (a.origin.y - b.origin.y) * factor
    if keepsSize { return }
    size.width = max(size.width + (a.width - b.width) * factor, 0)
    size.height = max(size.height + (a.height - b.height) * factor, 0)
  }
}
