import Galley

/// A column of slots that are all as large as the largest ideal width and height of its views.
///
/// What sizing and placing share is computed once for a set of views.
package struct MyEqualWidthVStack: Layout {
  /// What depends on the views alone.
  package struct CacheData {
    let slot: CGSize
    let gaps: [CGFloat]
    let totalGap: CGFloat
  }

  package init() {}

  package func makeCache(subviews: Subviews) -> CacheData {
    let gaps = EqualSlots.gaps(subviews, along: .vertical)
    return CacheData(
      slot: EqualSlots.size(subviews), gaps: gaps, totalGap: gaps.reduce(0, +))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.slot.width,
      height: cache.slot.height * CGFloat(subviews.count) + cache.totalGap)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    var y = bounds.minY + cache.slot.height / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .center,
        proposal: ProposedViewSize(cache.slot))
      y += cache.slot.height + cache.gaps[index]
    }
  }
}
