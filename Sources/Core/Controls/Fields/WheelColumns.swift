import Foundation

/// Lays out wheels side by side.
///
/// Proposes: the width of each wheel, and the height of the layout.
/// Reports: the sum of the widths, and the greatest height. The ideal width has no margins, so that
/// `ViewThatFits` chooses smaller text only if wheels have lost theirs.
/// Places: one after another, from the leading edge.
///
/// In less room than they need, wheels lose their margins first. Then all become narrower by the same factor.
struct WheelColumns: Layout {
  /// The margin that is added to the width of a wheel where there is room, in points.
  static let margin: CGFloat = 24

  /// The least widths of the wheels with their margins, in points.
  let widths: [CGFloat]

  /// Returns the widths of the wheels in a width, in points; `nil` for their ideal widths.
  private func columns(in width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    let least = subviews.map { $0.sizeThatFits(.unspecified).width }
    let full = zip(least, widths).map { max($0 + Self.margin, $1) }
    let (leastSum, fullSum) = (least.reduce(0, +), full.reduce(0, +))
    guard let width else { return least }
    guard width < fullSum else { return full }
    guard width > leastSum else {
      let factor = leastSum > 0 ? max(width, 0) / leastSum : 0
      return least.map { $0 * factor }
    }
    let part = (width - leastSum) / (fullSum - leastSum)
    return zip(least, full).map { $0 + ($1 - $0) * part }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: columns(in: proposal.width, subviews).reduce(0, +),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, columns(in: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
