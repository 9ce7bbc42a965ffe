import Foundation

/// Code that runs once a node is placed.
///
/// Nodes are placed from the root down, each subtree before its next sibling's, so a hook sees its
/// ancestors and every earlier sibling with all its descendants.
package protocol PlacementHook: AnyObject {
  /// The node's relation to the safe area.
  var safeArea: SafeAreaRole { get }

  /// Returns the canvas rectangle for the node's content, or `nil` to use the node's own rectangle.
  func contentFrame(at index: Int, in placement: Placement) -> CGRect?

  /// Returns the node's children, created once the node is placed, or `nil` to keep them. The
  /// node's size does not depend on them.
  func children(at index: Int, in placement: Placement) -> ContiguousArray<LayoutNode>?

  /// Called once every node is placed.
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

/// A node's relation to edges covered by bars and similar views.
package enum SafeAreaRole {
  case none
  /// Covers edges of its first child; the closure returns the uncovered canvas rectangle.
  case covers((_ frame: CGRect, _ subviews: LayoutSubviews) -> CGRect)
  /// Covers edges of its first child, as above, and places its children beside what covers its own
  /// edges: a screen, whose safe area is the window's wherever a view ignores it.
  case screen((_ frame: CGRect, _ subviews: LayoutSubviews) -> CGRect)
  /// Places its child as if these edges were not covered.
  case ignores(Edge.Set)
  /// Stays visible under whatever covers its edges.
  case extendsClip
}

/// A hook for a node that only affects the safe area.
package final class SafeAreaHook: PlacementHook {
  package let safeArea: SafeAreaRole
  package init(_ role: SafeAreaRole) { safeArea = role }
}
