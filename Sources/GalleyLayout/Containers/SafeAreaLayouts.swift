import Foundation

/// `safeAreaPadding`: padding that backgrounds and scrolling content may cover.
///
/// Subviews: one. A scroll view keeps its size and keeps the padding clear inside; any other view
/// is made smaller, as by padding.
package struct SafeAreaPaddingLayout: UnaryLayout {
  let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  /// The view, and the padding around it.
  private func padded(_ subviews: LayoutSubviews) -> (LayoutSubview, EdgeInsets) {
    if let scrollView = subviews.covering(insets, ofSubviewAt: 0) {
      return (scrollView, EdgeInsets())
    }
    return (subviews[0], insets)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let (view, insets) = padded(subviews)
    let size = view.sizeThatFits(proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let (view, insets) = padded(subviews)
    view.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }
}

/// `safeAreaInset`: a bar at an edge of a view.
///
/// Subviews: the view, then the bar.
/// Proposes: to the bar its own proposal, nothing along the bar's axis; to the view what is left. A
/// scroll view is proposed everything and keeps what the bar covers clear inside.
/// Reports: the view, the gap and the bar along the axis; across it the view.
package struct SafeAreaInsetLayout: Layout {
  let edge: Edge
  private let spacing: CGFloat?
  private let alignment: AlignmentKey

  /// - Parameter spacing: Between view and bar, in points; `nil` uses their preferences.
  package init(edge: Edge, spacing: CGFloat?, alignment: AlignmentKey) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func gap(_ subviews: Subviews) -> CGFloat {
    if let spacing, spacing.isFinite { return spacing }
    let (view, bar) = (subviews[0].spacing, subviews[1].spacing)
    return isFirst ? bar.distance(to: view, along: axis) : view.distance(to: bar, along: axis)
  }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, minor: proposal[axis.other])
  }

  /// What the bar and the gap take along the axis.
  private func taken(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    subviews[1].sizeThatFits(barProposal(proposal))[axis] + gap(subviews)
  }

  /// The view with its proposal, and the length that it leaves to the bar.
  private func content(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (view: LayoutSubview, proposal: ProposedViewSize, taken: CGFloat) {
    let taken = taken(proposal, subviews)
    let covered = EdgeInsets(Edge.Set(edge), taken)
    if let scrollView = subviews.covering(covered, ofSubviewAt: 0) {
      return (scrollView, proposal, 0)
    }
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - taken, 0) }
    return (subviews[0], rest, taken)
  }

  /// The part of the node's rectangle on the canvas that the bar does not cover.
  package func uncovered(_ frame: CGRect, _ subviews: Subviews) -> CGRect {
    let taken = taken(ProposedViewSize(frame.size), subviews)
    return frame.inset(
      by: EdgeInsets(Edge.Set(edge), taken).onCanvas(subviews.layoutDirection))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = content(proposal, subviews)
    var size = content.view.sizeThatFits(content.proposal)
    size[axis] += content.taken
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let content = content(proposal, subviews)
    var origin = bounds.origin
    if isFirst {
      if axis == .vertical { origin.y += content.taken } else { origin.x += content.taken }
    }
    content.view.place(at: origin, proposal: content.proposal)
    let barProposal = barProposal(ProposedViewSize(bounds.size))
    let bar = subviews[1].dimensions(in: barProposal)
    let minor = alignment.defaultValue(bounds.size) - bar[alignment]
    let major = isFirst ? 0 : bounds.size[axis] - bar.size[axis]
    subviews[1].place(
      at: CGPoint(
        x: bounds.minX + (axis == .horizontal ? major : minor),
        y: bounds.minY + (axis == .horizontal ? minor : major)),
      proposal: barProposal)
  }
}
