import Foundation

/// The nearest container of a view, for custom layouts that follow its size.
///
/// A Galley extension. Read it from the environment as `containerProxy`, pass it to a layout, and
/// query it there. The layout runs again when the container's size changes.
public struct ContainerProxy {
  private let state: UnsafeMutablePointer<TreeState>
  private let lifetime: TreeLifetime

  package init(_ tree: LayoutNodeTree) {
    state = tree.state
    lifetime = tree.lifetime
  }

  /// Returns the container's length along `axis` without safe areas, in points, or `nil` if the
  /// length is unknown or no layout is running.
  public func length(along axis: Axis) -> CGFloat? {
    guard !lifetime.isOver, let (node, context) = state.pointee.measuring else { return nil }
    return LayoutSubviews(of: node, in: context).containerLength(along: axis)
  }
}

// How built-in containers publish their size to the views inside them.
extension LayoutSubviews {
  /// The same views, inside `container`.
  func entering(_ container: LayoutContainer) -> LayoutSubviews {
    let node = node
    return inContext(
      node.record.pointee.shared.pointee.contexts.entering(container, owner: node, from: context))
  }

  /// The nearest container.
  var container: LayoutContainer? {
    node.record.pointee.shared.pointee.contexts.container(in: context)
  }

  /// Reports a problem shared by many views of one container, for the first of them only.
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

  /// The length of the nearest container with a known length along `axis`, in points.
  func containerLength(along axis: Axis) -> CGFloat? {
    let node = node
    let (length, depth, owner) = node.record.pointee.shared.pointee.contexts.length(
      along: axis, in: context)
    node.noteContainerRead(depth: depth, owner: owner)
    return length
  }
}

// How bars around a scroll view tell it which part they cover.
extension LayoutSubviews {
  /// Returns the subview at `index` with `insets` covered by bars, and the space that the bars take
  /// from it, in points. A scroll view keeps its content clear of the insets, except at edges where
  /// it ignores the safe area; any other view shrinks.
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

  /// The insets of the scroll view at `index` that bars around this container cover, in points; zero
  /// for any other view.
  func coveredInsets(ofSubviewAt index: Int) -> EdgeInsets {
    guard let scrollView = self[index].node.scrollView else { return EdgeInsets() }
    let node = node
    node.noteScrollInsetsRead()
    return node.record.pointee.shared.pointee.contexts.scrollInsets(of: scrollView, in: context)
  }

  /// The insets of this scroll view that surrounding bars cover, in points.
  var scrollInsets: EdgeInsets {
    let node = node
    node.noteScrollInsetsRead()
    return node.record.pointee.shared.pointee.contexts.scrollInsets(of: node, in: context)
  }
}

extension LayoutNode {
  private static let scrollViewKey = ObjectIdentifier(ScrollLayout.self)

  /// The scroll view that this node represents or modifies.
  var scrollView: LayoutNode? {
    !hasTraits ? nil : traits[Self.scrollViewKey] as? LayoutNode
  }

  /// Marks the node as a scroll view for the modifiers around it.
  package func markAsScrollView() { traits[Self.scrollViewKey] = self }

  private static let ignoredEdgesKey = ObjectIdentifier(Edge.Set.self)

  /// The edges at which this scroll view ignores the safe area.
  fileprivate var ignoredCoveredEdges: Edge.Set {
    !hasTraits ? [] : traits[Self.ignoredEdgesKey] as? Edge.Set ?? []
  }

  /// Tells the modifiers around a scroll view at which edges it extends beyond the safe area.
  package func ignoreCoveredEdges(_ edges: Edge.Set) {
    guard scrollView != nil else { return }
    traits[Self.ignoredEdgesKey] = ignoredCoveredEdges.union(edges)
  }
}
