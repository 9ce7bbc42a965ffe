import GalleyCatalog

/// A column with the spacing that its views prefer.
struct SpacedVStack: Layout {
  /// Whether the column's height includes the gaps. If not, the last views extend beyond it.
  var countsGaps: Bool

  init(countsGaps: Bool = true) { self.countsGaps = countsGaps }

  /// Returns the distances between adjacent views.
  static func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = countsGaps ? Self.gaps(subviews).reduce(0, +) : 0
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let gaps = Self.gaps(subviews)
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      if index > 0 { point.y += gaps[index - 1] }
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.y += subview.dimensions(in: .unspecified).height
    }
  }
}
