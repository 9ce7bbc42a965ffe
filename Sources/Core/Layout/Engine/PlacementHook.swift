import Foundation

/// What happens when a node has its place.
///
/// Nodes are placed from the root down, each subtree before its next sibling's, so a hook sees its
/// ancestors and every earlier sibling with all that is in it.
package protocol PlacementHook: AnyObject {
  /// What the node has to do with the safe area.
  var safeArea: SafeAreaRole { get }

  /// Where the node's content is laid out instead of in the node's own rectangle, on the canvas.
  func contentFrame(at index: Int, in placement: Placement) -> CGRect?

  /// The node's children, made now that it has its place; `nil` where they stay as they are. The
  /// node's size does not depend on them.
  func children(at index: Int, in placement: Placement) -> ContiguousArray<LayoutNode>?

  /// Called when everything has its place.
  func didFinishPlacement(at index: Int, in placement: Placement)
}

extension PlacementHook {
  package var safeArea: SafeAreaRole { .none }
  package func contentFrame(at index: Int, in placement: Placement) -> CGRect? { nil }
  package func children(at index: Int, in placement: Placement) -> ContiguousArray<LayoutNode>? {
    nil
  }
  package func didFinishPlacement(at index: Int, in placement: Placement) {}
}

/// What a node has to do with the edges that bars and the like cover.
package enum SafeAreaRole {
  case none
  /// Covers edges of its first child: the rectangle that it leaves uncovered, on the canvas.
  case covers((_ frame: CGRect, _ subviews: LayoutSubviews) -> CGRect)
  /// Places its child as if these edges were not covered.
  case ignores(Edge.Set)
  /// Is seen under what covers its edges.
  case extendsClip
}

/// A hook for a node that only has to do with the safe area.
package final class SafeAreaHook: PlacementHook {
  package let safeArea: SafeAreaRole
  package init(_ role: SafeAreaRole) { safeArea = role }
}
