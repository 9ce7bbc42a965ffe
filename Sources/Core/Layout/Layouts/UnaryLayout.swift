import Foundation

/// A layout around exactly one view, such as a frame or a padding.
///
/// Guides: the view's explicit values, moved by the view's position.
/// Spacing: the view's own.
package protocol UnaryLayout: Layout where Cache == Void {}

extension UnaryLayout {
  package static var layoutProperties: LayoutProperties { .builtIn() }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    passedOn(guide.key, bounds, proposal, subviews, &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    passedOn(guide.key, bounds, proposal, subviews, &cache)
  }

  private func passedOn(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Void
  ) -> CGFloat? {
    guard subviews.mayHaveExplicit(key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews[0].explicitValueInPlace(of: key, bounds: bounds, proposal: proposal)
  }
}
