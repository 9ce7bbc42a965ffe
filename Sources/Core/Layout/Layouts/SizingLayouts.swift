import Foundation

/// `fixedSize(horizontal:vertical:)`: proposes an unspecified length along the chosen axes.
package struct FixedSizeLayout: UnaryLayout {
  package let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  package static var layoutProperties: LayoutProperties { .builtIn(preservesLayoutPriority: true) }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var known = children
    known.fixedAxes.formUnion(axes)
    // Along these axes, the view is proposed neither 0 nor infinity.
    known.greedyAxes.subtract(axes)
    known.steadyAxes.subtract(axes)
    return known
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(offer(proposal))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(proposal))
  }
}

/// `aspectRatio(_:contentMode:)`.
///
/// Proposes: the largest (fit) or smallest (fill) size of the ratio for the proposal.
/// Reports: the view's answer.
/// Places: centered.
package struct AspectRatioLayout: UnaryLayout {
  /// The ratio of width to height; `nil` uses the view's ideal size.
  package let ratio: CGFloat?
  package let fills: Bool

  package init(ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.fills = fills
  }

  private func offer(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? subview.sizeThatFits(.unspecified)
    let unit = shape.width == shape.height ? CGSize(width: 1, height: 1) : shape
    func scale(_ length: CGFloat?, _ unit: CGFloat) -> CGFloat? {
      guard let length else { return nil }
      let scale = length / unit
      return scale.isNaN ? .infinity : scale
    }
    let scales = [scale(proposal.width, unit.width), scale(proposal.height, unit.height)]
      .compactMap { $0 }
    let factor = (fills ? scales.max() : scales.min()) ?? 1
    // A view without height has no width at which it fills a finite height.
    let lengths = [proposal.width, proposal.height]
    if factor == .infinity, !lengths.contains(.infinity) { return proposal }
    func length(_ unit: CGFloat) -> CGFloat {
      let length = unit * factor
      return length.isNaN ? 0 : length
    }
    return ProposedViewSize(width: length(unit.width), height: length(unit.height))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(offer(proposal, subviews[0]))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: offer(proposal, subviews[0]))
  }
}
