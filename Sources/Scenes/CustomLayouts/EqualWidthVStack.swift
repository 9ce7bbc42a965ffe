import GalleyCatalog

/// A column of equal slots with the largest ideal width and height of its views.
///
/// Values shared by sizing and placing are computed once for a set of views.
struct MyEqualWidthVStack: Layout {
  /// Values that depend only on the views.
  struct CacheData {
    let slot: CGSize
    let gaps: [CGFloat]
    let totalGap: CGFloat
  }

  init() {}

  func makeCache(subviews: Subviews) -> CacheData {
    let gaps = EqualSlots.gaps(subviews, along: .vertical)
    return CacheData(
      slot: EqualSlots.size(subviews), gaps: gaps, totalGap: gaps.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.slot.width,
      height: cache.slot.height * CGFloat(subviews.count) + cache.totalGap)
  }

  func placeSubviews(
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
