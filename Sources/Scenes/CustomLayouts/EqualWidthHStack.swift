import GalleyCatalog

/// A row of equal slots with the largest ideal width and height of its views.
struct MyEqualWidthHStack: Layout {
  init() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let slot = EqualSlots.size(subviews)
    let gaps = EqualSlots.gaps(subviews, along: .horizontal)
    return CGSize(
      width: slot.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: slot.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let slot = EqualSlots.size(subviews)
    let gaps = EqualSlots.gaps(subviews, along: .horizontal)
    var x = bounds.minX + slot.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(slot))
      x += slot.width + gaps[index]
    }
  }
}

/// Measurements shared by the equal-width row and column.
enum EqualSlots {
  /// Returns the largest ideal width and the largest ideal height.
  static func size(_ subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the distance after each view, in points; 0 after the last.
  static func gaps(_ subviews: LayoutSubviews, along axis: Axis) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
  }
}
