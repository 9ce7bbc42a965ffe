import Foundation

/// The controls at the ends of a bar, with the title between them.
///
/// Subviews: the leading controls, the trailing controls, the title.
/// Proposes: the ideal width to trailing controls, the remaining width to the others.
/// Places: the title in the middle of the bar, or beside controls that extend to the middle.
struct BarRow: Layout {
  /// The minimum distance between two subviews, in points.
  let gap: CGFloat

  private func widths(_ width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    func fitted(_ index: Int, in room: CGFloat?) -> CGFloat {
      guard index < subviews.count else { return 0 }
      let proposal = ProposedViewSize(width: room.map { max($0, 0) }, height: nil)
      return subviews[index].sizeThatFits(proposal).width
    }
    let trailing = min(fitted(1, in: nil), width)
    let leading = fitted(0, in: width - reserved(trailing))
    return [leading, trailing, fitted(2, in: width - reserved(leading) - reserved(trailing))]
  }

  /// Returns the width that the title loses to controls.
  private func reserved(_ controls: CGFloat) -> CGFloat { controls > 0 ? controls + gap : 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(-gap) { $0 + $1.width + gap }
    return CGSize(
      width: proposal.width ?? max(ideal, 0), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(bounds.width, subviews)
    let least = bounds.minX + reserved(widths[0])
    let most = bounds.maxX - reserved(widths[1]) - widths[2]
    let title = max(min(bounds.midX - widths[2] / 2, most), least)
    for (index, x) in [bounds.minX, bounds.maxX - widths[1], title].enumerated()
    where index < subviews.count {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: widths[index], height: bounds.height))
    }
  }
}
