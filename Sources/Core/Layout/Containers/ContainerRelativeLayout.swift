import Foundation

/// `containerRelativeFrame`: a frame with lengths computed from the nearest container.
///
/// Proposes, reports and places like `FrameLayout`; other axes pass through.
package struct ContainerRelativeLayout: GuidedLayout {
  let axes: Axis.Set
  let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  /// - Parameter length: Computes the frame's length along an axis from the container's, in points.
  package init(
    axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// The frame for one container.
  package struct Cache {
    fileprivate var frame: FrameLayout?
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  package var _isQuiet: Bool { false }

  package func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  /// Returns the frame for this container, computing its lengths once.
  private func frame(_ subviews: LayoutSubviews, _ cache: inout Cache) -> FrameLayout {
    if let frame = cache.frame { return frame }
    let frame = FrameLayout(
      width: length(along: .horizontal, subviews), height: length(along: .vertical, subviews),
      alignment: alignment)
    cache.frame = frame
    return frame
  }

  private func length(along axis: Axis, _ subviews: LayoutSubviews) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let available = subviews.containerLength(along: axis)
    let container = subviews.container
    guard let available else {
      // An infinite or unspecified length from a stack is not an error.
      if container == nil || (subviews.isInWindow && container?.size[axis] == nil) {
        subviews.node.report("no enclosing container has a \(axis) length to follow")
      }
      return nil
    }
    if let container, container.contentAxes.contains(Axis.Set(axis)) {
      subviews.reportOnce(
        "it follows the \(axis) length of a \(container.name), which depends on its content;"
          + " use the axis that scrolls")
    }
    let result = length(available, axis)
    if result.isFinite, result >= 0 { return result }
    // Stacks probe minimum sizes with 0, for which a negative result is not an error.
    if available > 0 || !result.isFinite {
      subviews.node.report(
        "its \(axis) length for a container of \(NumberText.points(available)) points is \(result)")
    }
    return nil
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    var none: Void = ()
    return frame(subviews, &cache).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &none)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    var none: Void = ()
    frame(subviews, &cache).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return subviews[0].spacing.resetting(edges)
  }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    var none: Void = ()
    return frame(subviews, &cache).explicitValue(
      of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }
}
