import Foundation

/// Overlays views: the layout behind `ZStack`.
///
/// Proposes: its own proposal for sizing, its final size for placing.
/// Reports: the union of the aligned views of the highest priority.
/// Places: all views with their guides on the alignment point.
public struct ZStackLayout: Layout, Sendable {
  /// The point on which the views are aligned. Default: center.
  public var alignment: Alignment

  /// Creates a stack, by default with centered views.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// `true`: no subview leaves the layout.
  public static var _borrowsSubviews: Bool { true }

  /// `true`: apart from guides, only subviews run users' code.
  public var _isQuiet: Bool { true }

  /// What is known about all subviews, as far as their alignment and priorities allow.
  public func _knownAnswers(in node: _LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var known = children
    if !node.hasPlainGuide(alignment.horizontal.key) || !node.hasPlainGuide(alignment.vertical.key)
    {
      (known.fixedAxes, known.steadyAxes) = ([], [])
    }
    // Only the views of the highest priority count.
    if !known.greedyAxes.isEmpty, node.children.contains(where: \.record.pointee.hasPriority) {
      known.greedyAxes = []
    }
    return known
  }

  /// Takes guides from the views and needs no cache.
  public static var layoutProperties: LayoutProperties { .builtIn() }

  /// The union of the views of the highest priority and the alignment point at (0, 0).
  private func extent(of subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
    var priority = subviews.isEmpty ? 0 : subviews.borrowed(0).node.priority
    for index in subviews.indices {
      let other = subviews.borrowed(index).node.priority
      if priority < other { priority = other }
    }
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for index in subviews.indices {
      let subview = subviews.borrowed(index)
      guard subview.node.priority == priority else { continue }
      let size = subview.sizeThatFits(proposal)
      let origin = origin(of: subview, proposal, size)
      left = min(left, origin.x)
      right = max(right, origin.x + size.width)
      top = min(top, origin.y)
      bottom = max(bottom, origin.y + size.height)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The view's top-left corner, relative to the alignment point.
  private func origin(
    of subview: BorrowedSubview, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGPoint {
    let guides = subview.node.guides
    let x = -subview.guide(alignment.horizontal.key, proposal, size, in: guides)
    let y = -subview.guide(alignment.vertical.key, proposal, size, in: guides)
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// Returns the union of the views of the highest priority, in points; 0×0 without views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    if subviews.isSingleStaticView { return subviews[0].sizeThatFits(proposal) }
    return extent(of: subviews, proposal).size
  }

  /// Places all views with their guides on the alignment point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.isSingleStaticView {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    let offer = ProposedViewSize(bounds.size)
    let extent = extent(of: subviews, offer)
    for index in subviews.indices {
      let subview = subviews.borrowed(index)
      let origin = origin(of: subview, offer, subview.sizeThatFits(offer))
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX + origin.x, y: bounds.minY - extent.minY + origin.y),
        proposal: offer)
    }
  }

  /// Returns the explicit value merged from the views; a single declared view keeps its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns the explicit value merged from the views; a single declared view keeps its own.
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
  /// Returns a stack's merged explicit value. A stack around one declared view has no effect and
  /// passes that view's guides through unmerged.
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
