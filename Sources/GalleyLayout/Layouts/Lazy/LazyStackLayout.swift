import Foundation

/// A stack that does not share out room along its axis and fills it across: the layout behind
/// `LazyHStack` and `LazyVStack`.
///
/// Proposes: nothing along the axis, its own proposal across it.
/// Reports: the sum of the answers and gaps; across, what it is proposed.
/// Places: as a stack.
package struct LazyStackLayout: Layout {
  private let stack: StackLayout

  /// Gaps between neighbours.
  package struct Cache {
    var stack: StackLayout.Cache
  }

  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }
  public var _stackOrientation: Axis? { stack.axis }

  package func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, minor: proposal[stack.axis.other])
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = stack.sizeThatFits(offer(proposal), subviews, cache.stack)
    let across = proposal[stack.axis.other] ?? size[stack.axis.other]
    return CGSize(stack.axis, size[stack.axis], minor: max(across, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let size = stack.sizeThatFits(offer(proposal), subviews, cache.stack)
    let across = stack.axis.other
    let line = AlignedExtent().line(
      stack.alignment, in: bounds.size[across] - size[across])
    let isVertical = stack.axis == .vertical
    let origin = CGPoint(
      x: bounds.minX + (isVertical ? line : 0), y: bounds.minY + (isVertical ? 0 : line))
    stack.placeSubviews(
      CGRect(origin: origin, size: size), offer(proposal), subviews, cache.stack)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
