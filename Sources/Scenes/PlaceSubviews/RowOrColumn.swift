import GalleyCatalog

/// A row if at least 150 points are proposed, otherwise a column, with gaps of 8 points.
///
/// Sizing and placing read the same proposal, so they agree on the arrangement.
struct RowOrColumn: Layout {
  static let threshold: CGFloat = 150
  private static let gap: CGFloat = 8

  init() {}

  private func isRow(_ proposal: ProposedViewSize) -> Bool {
    (proposal.width ?? .infinity) >= Self.threshold
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isRow(proposal)
      ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      if isRow(proposal) {
        point.x += size.width + Self.gap
      } else {
        point.y += size.height + Self.gap
      }
    }
  }
}
