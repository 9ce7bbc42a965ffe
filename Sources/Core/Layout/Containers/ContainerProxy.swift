import Foundation

/// The nearest container of a view, for layouts of your own that follow its size.
///
/// Galley's own: read it from the environment as `containerProxy`, hand it to a layout, and ask
/// there. A layout is asked again when the container's size changes.
public struct ContainerProxy {
  private let state: UnsafeMutablePointer<TreeState>
  private let lifetime: TreeLifetime

  package init(_ tree: LayoutNodeTree) {
    state = tree.state
    lifetime = tree.lifetime
  }

  /// The length of the container around the layout that asks, along `axis` and without safe areas,
  /// in points; `nil` where it is not known, and outside of layouts.
  public func length(along axis: Axis) -> CGFloat? {
    guard !lifetime.isOver, let (node, context) = state.pointee.measuring else { return nil }
    return LayoutSubviews(of: node, in: context).containerLength(along: axis)
  }
}

// How built-in containers tell the views inside how large they are, and how these find out.
extension LayoutSubviews {
  /// The same views inside of a container.
  func entering(_ container: LayoutContainer) -> LayoutSubviews {
    let node = node
    return inContext(
      node.record.pointee.shared.pointee.contexts.entering(container, owner: node, from: context))
  }

  /// The nearest container.
  var container: LayoutContainer? {
    node.record.pointee.shared.pointee.contexts.container(in: context)
  }

  /// Reports what is wrong with all views alike of one container, for the first of them.
  func reportOnce(_ message: String) {
    let state = node.record.pointee.shared
    if !state.pointee.diagnostics.contains(where: { $0.message == message }) {
      node.report(message)
    }
  }

  /// Whether the nearest container is the outermost one.
  var isInWindow: Bool {
    node.record.pointee.shared.pointee.contexts.depth(in: context) <= 1
  }

  /// The length of the nearest container that knows it along `axis`, in points.
  func containerLength(along axis: Axis) -> CGFloat? {
    let node = node
    let (length, depth, owner) = node.record.pointee.shared.pointee.contexts.length(
      along: axis, in: context)
    node.noteContainerRead(depth: depth, owner: owner)
    return length
  }

  /// The length of the scroll view around, if the beginning of what it scrolls along `axis` is seen;
  /// in points.
  func visibleLength(along axis: Axis) -> CGFloat? {
    guard let container, container.visibleAxes.contains(Axis.Set(axis)) else { return nil }
    node.noteContainerRead(
      depth: node.record.pointee.shared.pointee.contexts.depth(in: context), owner: nil)
    return container.size[axis].flatMap { $0.isFinite ? $0 : nil }
  }
}

// How bars around a scroll view tell it what they cover.
extension LayoutSubviews {
  /// The subview at `index`, told what bars cover of it, and what they take from it, in points. A
  /// scroll view keeps clear inside what is covered, but at edges where it ignores the safe area;
  /// all others are made smaller.
  func covering(
    _ insets: EdgeInsets, ofSubviewAt index: Int
  ) -> (subview: LayoutSubview, taken: EdgeInsets) {
    let subview = self[index]
    guard let scrollView = subview.node.scrollView else { return (subview, insets) }
    let ignored = subview.node.ignoredCoveredEdges
    let covered = insets.only(Edge.Set.all.subtracting(ignored))
    let context = node.record.pointee.shared.pointee.contexts.covering(
      covered, of: scrollView, from: context)
    return (inContext(context)[index], insets.only(ignored))
  }

  /// What bars around cover of this scroll view, in points.
  var scrollInsets: EdgeInsets {
    let node = node
    node.noteScrollInsetsRead()
    return node.record.pointee.shared.pointee.contexts.scrollInsets(of: node, in: context)
  }
}

extension LayoutNode {
  private static let scrollViewKey = ObjectIdentifier(ScrollLayout.self)

  /// The scroll view that this node is, or is a modifier of.
  var scrollView: LayoutNode? {
    !hasTraits ? nil : traits[Self.scrollViewKey] as? LayoutNode
  }

  /// Lets modifiers around the node know that it is a scroll view.
  package func markAsScrollView() { traits[Self.scrollViewKey] = self }

  private static let ignoredEdgesKey = ObjectIdentifier(Edge.Set.self)

  /// The edges at which this scroll view begins where the safe area is ignored.
  fileprivate var ignoredCoveredEdges: Edge.Set {
    !hasTraits ? [] : traits[Self.ignoredEdgesKey] as? Edge.Set ?? []
  }

  /// Lets modifiers around a scroll view know at which edges it extends beyond the safe area.
  package func ignoreCoveredEdges(_ edges: Edge.Set) {
    guard scrollView != nil else { return }
    traits[Self.ignoredEdgesKey] = ignoredCoveredEdges.union(edges)
  }
}
