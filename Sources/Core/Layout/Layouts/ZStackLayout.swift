import Foundation

/// Lays views over each other: the layout behind `ZStack`.
///
/// Proposes: its own proposal while sizing, its final size while placing.
/// Reports: the union of the views of the highest priority, aligned on one point.
/// Places: all views with their guides on that point.
public struct ZStackLayout: Layout, Sendable {
  /// The point that all views share. Default: centre.
  public var alignment: Alignment

  /// Creates a stack, by default with its views' centres on one point.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Its guides come from its views, and it needs no cache.
  public static var layoutProperties: LayoutProperties { .builtIn() }

  /// The rectangle around the counted views; (0, 0) is the alignment point and belongs to it.
  private func extent(of subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
    let priority = subviews.lazy.map(\.priority).max() ?? 0
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews where subview.priority == priority {
      let size = subview.sizeThatFits(proposal)
      let origin = origin(of: subview, proposal, size)
      left = min(left, origin.x)
      right = max(right, origin.x + size.width)
      top = min(top, origin.y)
      bottom = max(bottom, origin.y + size.height)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The view's top left corner, seen from the alignment point.
  private func origin(
    of subview: LayoutSubview, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGPoint {
    let x = -subview.guide(alignment.horizontal.key, proposal, size)
    let y = -subview.guide(alignment.vertical.key, proposal, size)
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// The union of the views of the highest priority, in points; 0×0 if there are none.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    if subviews.isSingleStaticView { return subviews[0].sizeThatFits(proposal) }
    return extent(of: subviews, proposal).size
  }

  /// Places all views with their guides on one point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.isSingleStaticView {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    let offer = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, offer)
    for subview in subviews {
      let origin = origin(of: subview, offer, subview.sizeThatFits(offer))
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX + origin.x, y: bounds.minY - extent.minY + origin.y),
        proposal: offer)
    }
  }

  /// The explicit value merged from the views; around one declared view, that view's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The explicit value merged from the views; around one declared view, that view's own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension LayoutSubviews {
  /// The merged explicit value of a stack; around one declared view a stack is transparent, and
  /// that view's guides pass unmerged.
  func stackedAlignment(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    if isSingleStaticView { return self[0].explicitValue(of: key, for: proposal) }
    guard key.mergesInContainers, mayHaveExplicit(key) else { return nil }
    place()
    return key.combined(
      lazy.compactMap {
        $0.explicitValueInPlace(of: key, bounds: bounds, proposal: proposal)
      })
  }
}
