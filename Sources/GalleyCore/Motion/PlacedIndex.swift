import Foundation

/// A placed tree whose nodes can be found by their ids.
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

  /// Where the node is in this tree; `nil` if it is not there.
  ///
  /// - Parameter guess: The node's index in a tree that is hardly different, where it is looked for
  ///   first.
  package func index(of id: ViewID, near guess: Int = .max) -> Int? {
    if guess < tree.nodes.count, tree.nodes[guess].id == id { return guess }
    return indices[id]
  }
}
