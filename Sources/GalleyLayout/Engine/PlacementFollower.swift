import Foundation

/// Something about a node that depends on where it and the nodes before it were placed, such as the
/// content of a `GeometryReader`.
///
/// Nodes are placed from the root down, each subtree before its next sibling's, so a follower sees
/// its ancestors and every earlier sibling with all that is in it. What it adds is never asked for
/// the node's size.
package protocol PlacementFollower: AnyObject {
  /// The node's children, made when the node has its place; `nil` where they stay as they are.
  func content(at index: Int, in placed: PlacedTree) -> ContiguousArray<LayoutNode>?

  /// Called when everything has its place.
  func settled(at index: Int, in placed: PlacedTree)
}

extension PlacementFollower {
  package func content(at index: Int, in placed: PlacedTree) -> ContiguousArray<LayoutNode>? { nil }
  package func settled(at index: Int, in placed: PlacedTree) {}
}
