import Foundation

/// A stack that gives views their ideal lengths along its axis and fills the proposed length across
/// it: the layout behind `LazyHStack` and `LazyVStack`.
///
/// Proposes: an unspecified length along the axis; its own proposal across it.
/// Reports: the sum of the answers and gaps; across the axis, the proposed length.
/// Places: like a stack.
package struct LazyStackLayout: Layout {
  let stack: StackLayout

  /// The gaps between neighbors.
  package struct Cache {
    var stack: StackLayout.Cache
  }

  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// How far beyond the visible part views are still laid out, in points, to include their shadows.
  private static let reach: CGFloat = 100

  /// Returns the views visible in the enclosing scroll view, or all views outside a scroll view.
  private func visible(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> (count: Int, length: CGFloat) {
    guard let end = subviews.visibleLength(along: stack.axis) else { return (subviews.count, 0) }
    let inner = innerProposal(proposal)
    var length: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if length > end + Self.reach { return (index, length) }
      length += subview.sizeThatFits(inner)[stack.axis]
      if index < subviews.count - 1 { length += cache.stack.gap(after: index) }
    }
    return (subviews.count, length)
  }

  /// Returns the stack's ideal size, extrapolated from the visible views.
  private func natural(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> (size: CGSize, visible: Int) {
    let (count, length) = visible(proposal, subviews, cache)
    var size = stack.sizeThatFits(innerProposal(proposal), subviews[0..<count], cache.stack)
    if count < subviews.count, count > 0 {
      size[stack.axis] = length * CGFloat(subviews.count) / CGFloat(count)
    }
    return (size, count)
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }
  package static var _borrowsSubviews: Bool { true }
  package var _stackOrientation: Axis? { stack.axis }

  package func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, minor: proposal[stack.axis.other])
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = natural(proposal, subviews, cache).size
    let across = proposal[stack.axis.other] ?? size[stack.axis.other]
    return CGSize(stack.axis, size[stack.axis], minor: max(across, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let (size, count) = natural(proposal, subviews, cache)
    let across = stack.axis.other
    let line = AlignedExtent().line(
      stack.alignment, in: bounds.size[across] - size[across])
    let isVertical = stack.axis == .vertical
    let origin = CGPoint(
      x: bounds.minX + (isVertical ? line : 0), y: bounds.minY + (isVertical ? 0 : line))
    stack.placeSubviews(
      CGRect(origin: origin, size: size), innerProposal(proposal), subviews[0..<count],
      cache.stack)
    for subview in subviews.dropFirst(count) { subview.omit() }
  }
}
