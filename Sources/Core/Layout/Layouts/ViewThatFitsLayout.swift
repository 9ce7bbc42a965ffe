import Foundation

/// Shows the first of its views that fits: the layout behind `ViewThatFits`.
///
/// Proposes: an unspecified length along the constrained axes to find each view's ideal size; then
/// its own proposal to the chosen view.
/// Reports: the chosen view's size and guides.
/// Places: the chosen view; the others are omitted.
package struct ViewThatFitsLayout: GuidedLayout {
  let axes: Axis.Set

  /// - Parameter axes: The axes along which a view must not exceed the proposal.
  package init(axes: Axis.Set) { self.axes = axes }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  /// Returns the first view that fits, or the last view if none does.
  private func chosen(_ subviews: Subviews, _ proposal: ProposedViewSize) -> LayoutSubview? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    func fits(_ length: CGFloat, _ space: CGFloat?, _ axis: Axis.Set) -> Bool {
      guard axes.contains(axis), let space else { return true }
      return length <= space
    }
    return subviews.first { subview in
      let size = subview.sizeThatFits(ideal)
      return fits(size.width, proposal.width, .horizontal)
        && fits(size.height, proposal.height, .vertical)
    } ?? subviews.last
  }

  // Uses the first view because spacing is queried without a proposal.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing.flexible ?? .zero
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    chosen(subviews, proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let chosen = chosen(subviews, proposal)
    for subview in subviews {
      if subview == chosen {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.omit()
      }
    }
  }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    chosen(subviews, proposal)?.explicitValue(of: key, for: proposal)
  }
}
