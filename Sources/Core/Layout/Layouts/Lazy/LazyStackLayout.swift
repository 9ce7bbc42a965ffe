import Foundation

/// A stack that gives views their ideal lengths along its axis and fills the proposed length across
/// it: the layout behind `LazyHStack` and `LazyVStack`.
///
/// Proposes: an unspecified length along the axis; its own proposal across it.
/// Reports: the sum of the answers and gaps; across the axis, the proposed length.
/// Places: like a stack.
package struct LazyStackLayout: Layout {
  let stack: StackLayout

  /// The gaps between the views that were visible last.
  package struct Cache {
    var stack = StackLayout.Cache()
    var count = 0
  }

  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }
  package static var _borrowsSubviews: Bool { true }
  package var _stackOrientation: Axis? { stack.axis }

  package func makeCache(subviews: Subviews) -> Cache { Cache() }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// The views visible in the enclosing scroll view, or all views outside a scroll view.
  private struct Visible {
    let subviews: Subviews
    /// The stack's ideal size, extrapolated from the visible views.
    let size: CGSize
  }

  /// Measures the visible views.
  ///
  /// - Parameter subviews: Receives the views that were created for it.
  private func visible(
    _ proposal: ProposedViewSize, _ subviews: inout Subviews, _ cache: inout Cache
  ) -> Visible {
    let inner = innerProposal(proposal)
    var length: CGFloat?
    var count = 0
    if let limit = subviews.visibleLimit(along: stack.axis) {
      var sum: CGFloat = 0
      while subviews.reach(count), sum <= limit {
        sum += subviews[count].sizeThatFits(inner)[stack.axis]
        count += 1
        if subviews.reach(count) { sum += stack.gap(after: count - 1, subviews) }
      }
      if count > 0, count < subviews.count {
        length = sum * subviews.estimatedCount / CGFloat(count)
      }
    } else {
      subviews.reachAll()
      count = subviews.count
    }
    let visible = subviews[0..<count]
    if cache.count != count { cache = Cache(stack: stack.makeCache(visible), count: count) }
    var size = stack.sizeThatFits(inner, visible, cache.stack)
    if let length { size[stack.axis] = length }
    return Visible(subviews: visible, size: size)
  }

  private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, minor: proposal[stack.axis.other])
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    var subviews = subviews
    let size = visible(proposal, &subviews, &cache).size
    let across = proposal[stack.axis.other] ?? size[stack.axis.other]
    return CGSize(stack.axis, size[stack.axis], minor: max(across, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var subviews = subviews
    let visible = visible(proposal, &subviews, &cache)
    let across = stack.axis.other
    let line = AlignedExtent().line(
      stack.alignment, in: bounds.size[across] - visible.size[across])
    let isVertical = stack.axis == .vertical
    let origin = CGPoint(
      x: bounds.minX + (isVertical ? line : 0), y: bounds.minY + (isVertical ? 0 : line))
    stack.placeSubviews(
      CGRect(origin: origin, size: visible.size), innerProposal(proposal), visible.subviews,
      cache.stack)
    for subview in subviews.dropFirst(visible.subviews.count) { subview.omit() }
  }
}

extension LayoutSubviews {
  /// How far beyond the visible part views are still laid out, in points, to include their shadows.
  private static var reach: CGFloat { 100 }

  /// The position at which views are no longer laid out, in points; `nil` outside a scroll view.
  func visibleLimit(along axis: Axis) -> CGFloat? {
    visibleLength(along: axis).map { $0 + Self.reach }
  }
}
