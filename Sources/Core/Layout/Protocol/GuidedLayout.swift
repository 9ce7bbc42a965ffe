import Foundation

/// A layout that computes its explicit guides alike along both axes.
package protocol GuidedLayout: Layout {
  /// Returns a guide's explicit position, from the leading or top edge of `bounds`.
  func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension GuidedLayout {
  package static var _borrowsSubviews: Bool { true }
  package var _isQuiet: Bool { true }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    explicitValue(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    explicitValue(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
