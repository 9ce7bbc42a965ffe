import Foundation

/// `safeAreaPadding`: padding that backgrounds and scrolling content may cover.
///
/// Subviews: one. A scroll view keeps its size and insets its content; any other view shrinks, as
/// with `padding`.
package struct SafeAreaPaddingLayout: UnaryLayout {
  let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let (view, insets) = subviews.covering(insets, ofSubviewAt: 0)
    let size = view.sizeThatFits(proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let (view, insets) = subviews.covering(insets, ofSubviewAt: 0)
    view.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }
}

/// `safeAreaInset`: a bar at an edge of a view.
///
/// Subviews: the view, then the bar.
/// Proposes: to the bar its own proposal, less the gap and the view's minimum along the axis; to
/// the view the remainder. A scroll view is proposed the full size and insets its content; bars
/// around it that are nested stand beside each other.
/// Reports: along the axis the sum of view, gap and bar; across it the larger of the two.
package struct SafeAreaInsetLayout: Layout {
  let edge: Edge
  private let spacing: CGFloat?
  private let alignment: AlignmentKey

  /// - Parameter spacing: The distance between the view and the bar, in points; `nil` uses their
  ///   preferences.
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

  /// The proposal for the bar, beside the bars around this one, which leaves room for the gap and the
  /// view's minimum.
  private func barProposal(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    var bar = proposal.inset(by: subviews.coveredInsets(ofSubviewAt: 0))
    bar[axis] = bar[axis].map { length in
      let room = length - gap(subviews)
      // Bars around this one measure its minimum, too: measuring needlessly would double the work with
      // each of them.
      guard room > 0 else { return 0 }
      let minimum = subviews[0].sizeThatFits(ProposedViewSize(axis, 0, minor: proposal[axis.other]))
      return max(room - minimum[axis], 0)
    }
    return bar
  }

  /// The length of the bar and the gap along the axis.
  private func taken(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    subviews[1].sizeThatFits(barProposal(proposal, subviews))[axis] + gap(subviews)
  }

  /// The view with its proposal, and the length left for the bar.
  private func content(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (view: LayoutSubview, proposal: ProposedViewSize, taken: CGFloat) {
    let taken = taken(proposal, subviews)
    let (view, rest) = subviews.covering(EdgeInsets(Edge.Set(edge), taken), ofSubviewAt: 0)
    let length = axis == .vertical ? rest.vertical : rest.horizontal
    var left = proposal
    left[axis] = proposal[axis].map { max($0 - length, 0) }
    return (view, left, length)
  }

  /// Returns the part of the node's canvas rectangle that the bar does not cover.
  package func uncovered(_ frame: CGRect, _ subviews: Subviews) -> CGRect {
    let taken = taken(ProposedViewSize(frame.size), subviews)
    let insets = EdgeInsets(Edge.Set(edge), taken) + subviews.coveredInsets(ofSubviewAt: 0)
    return frame.inset(by: insets.onCanvas(subviews.layoutDirection))
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
    let bar = subviews[1].sizeThatFits(barProposal(proposal, subviews))
    let covered = subviews.coveredInsets(ofSubviewAt: 0)
    let margins = axis == .vertical ? covered.horizontal : covered.vertical
    size[axis.other] = max(size[axis.other], bar[axis.other] + margins)
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let content = content(proposal, subviews)
    func place(
      _ view: LayoutSubview, _ major: CGFloat, _ minor: CGFloat, in rect: CGRect,
      _ proposal: ProposedViewSize
    ) {
      let offset = CGPoint(axis, major, minor: minor)
      view.place(at: CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y), proposal: proposal)
    }
    let size = content.view.sizeThatFits(content.proposal)
    place(
      content.view, isFirst ? content.taken : 0,
      alignment.defaultValue(bounds.size) - alignment.defaultValue(size), in: bounds,
      content.proposal)
    // The bar may be as wide as the view even if no width is proposed.
    let barProposal = barProposal(
      ProposedViewSize(axis, proposal[axis], minor: bounds.size[axis.other]), subviews)
    let bar = subviews[1].dimensions(in: barProposal)
    let uncovered = bounds.inset(by: subviews.coveredInsets(ofSubviewAt: 0))
    place(
      subviews[1], isFirst ? 0 : uncovered.size[axis] - bar.size[axis],
      alignment.defaultValue(uncovered.size) - bar[alignment], in: uncovered, barProposal)
  }
}
