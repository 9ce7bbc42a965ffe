import Foundation

/// A placed tree with an index from identifiers to nodes.
package final class PlacedIndex: Sendable {
  package let tree: PlacedTree
  private let indices: [ViewID: Int]

  package init(_ tree: PlacedTree) {
    self.tree = tree
    var indices: [ViewID: Int] = [:]
    indices.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices.reversed() { indices[tree.nodes[index].id] = index }
    self.indices = indices
  }

  /// Returns the index of a node in this tree; `nil` if the tree does not contain it.
  ///
  /// - Parameter guess: The node's index in a similar tree, tried first.
  package func index(of id: ViewID, near guess: Int = .max) -> Int? {
    if guess < tree.nodes.count, tree.nodes[guess].id == id { return guess }
    return indices[id]
  }
}
