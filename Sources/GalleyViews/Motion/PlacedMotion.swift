import Foundation

/// A placed tree whose nodes can be found by their identity.
package final class PlacedIndex {
  package let tree: PlacedTree
  private lazy var places: [ViewID: Int] = {
    var places: [ViewID: Int] = [:]
    places.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      places[tree.nodes[index].id] = index
    }
    return places
  }()

  package init(_ tree: PlacedTree) { self.tree = tree }

  /// Where the same node is in this tree; `nil` if it is not there.
  ///
  /// - Parameter guess: The node's index in a tree that is hardly different, where it is looked for
  ///   first.
  package func index(of id: ViewID, near guess: Int) -> Int? {
    if guess < tree.nodes.count, tree.nodes[guess].id == id { return guess }
    return places[id]
  }

  /// The nodes that are not in another tree, without those inside of such nodes.
  package func newcomers(since other: PlacedIndex) -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      if other.index(of: tree.nodes[index].id, near: index) != nil {
        index += 1
      } else {
        result.append(index)
        index = tree.nodes[index].end
      }
    }
    return result
  }
}

/// The way of each node from an earlier tree to a later one.
package struct PlacedMotion {
  private let later: PlacedIndex
  private let grid: PixelGrid
  /// By index in the later tree; `nil` for a node that stayed or is new.
  private var ways: ContiguousArray<Way?>

  /// How far from its new place a node was in its container, and how much larger.
  private struct Way {
    let offset: CGSize
    let growth: CGSize
  }

  /// - Parameters:
  ///   - later: Where the nodes go; if parameters of layouts move as well, where they would go with
  ///     those of the earlier tree.
  ///   - grid: The pixels that both ends lie on.
  package init(from earlier: PlacedIndex, to later: PlacedIndex, grid: PixelGrid) {
    self.later = later
    self.grid = grid
    ways = ContiguousArray(repeating: nil, count: later.tree.nodes.count)
    for index in later.tree.nodes.indices {
      let node = later.tree.nodes[index]
      guard node.animation != 0, let old = earlier.index(of: node.id, near: index) else { continue }
      let from = earlier.tree.localFrame(old, on: grid)
      let to = later.tree.localFrame(index, on: grid)
      if from != to {
        ways[index] = Way(
          offset: CGSize(width: from.minX - to.minX, height: from.minY - to.minY),
          growth: CGSize(width: from.width - to.width, height: from.height - to.height))
      }
    }
  }

  /// A tree with its nodes on their way: what is missing of each way is added to where the node is.
  ///
  /// - Parameters:
  ///   - current: The later tree, or one that a moving parameter made of it.
  ///   - progress: For each animation, by number: 0 is there, 1 is here; values beyond are on the
  ///     same line.
  ///   - keepsSize: Which nodes have their new size at once, such as texts.
  package func moved(
    _ current: PlacedTree, progress: [Double], keepsSize: (PlacedTree.Node) -> Bool
  ) -> PlacedTree {
    var moved = current
    for index in current.nodes.indices {
      let node = current.nodes[index]
      var frame = current.localFrame(index, on: grid)
      let missing = 1 - CGFloat(progress[Int(node.animation)])
      if missing != 0, let place = later.index(of: node.id, near: index), let way = ways[place] {
        frame.origin.x += way.offset.width * missing
        frame.origin.y += way.offset.height * missing
        if !keepsSize(node) {
          frame.size.width = max(frame.width + way.growth.width * missing, 0)
          frame.size.height = max(frame.height + way.growth.height * missing, 0)
        }
      }
      if index > 0 {
        let container = moved.nodes[current.nodes[index].parent].frame.origin
        frame.origin.x += container.x
        frame.origin.y += container.y
      }
      moved.setFrame(frame, at: index)
    }
    return moved
  }
}

extension PlacedTree {
  /// In the container's coordinates, both rounded to pixels.
  fileprivate func localFrame(_ index: Int, on grid: PixelGrid) -> CGRect {
    var frame = grid.round(nodes[index].frame)
    guard index > 0 else { return frame }
    let container = nodes[nodes[index].parent].frame.origin
    frame.origin.x -= grid.round(container.x)
    frame.origin.y -= grid.round(container.y)
    return frame
  }
}
