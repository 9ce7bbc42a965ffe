import GalleyCatalog

/// A layout that places views evenly on a circle, clockwise from the top.
///
/// Three views with ranks turn the circle so that better ranks are closer to the top, and equal
/// ranks equally close.
struct MyRadialLayout: Layout {
  init() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle.degrees(360 / Double(subviews.count)).radians
    let turn = Self.turn(ranks: subviews.map { $0[Rank.self] })
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: step * Double(index) + turn.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  /// Returns the clockwise turn at which the heights of three views follow their ranks.
  ///
  /// The best view goes to the top. Then the circle turns by a quarter of the distance between two
  /// views to raise the better neighbor, or by half if that neighbor ties with the best.
  static func turn(ranks: [Int]) -> Angle {
    guard ranks.count == 3, Set(ranks).count > 1, let best = ranks.firstIndex(of: ranks.min()!)
    else { return .zero }
    let (next, previous) = (ranks[(best + 1) % 3], ranks[(best + 2) % 3])
    let tilt: Double =
      if next == ranks[best] {
        -0.5
      } else if previous == ranks[best] {
        0.5
      } else {
        next == previous ? 0 : next < previous ? -0.25 : 0.25
      }
    // A third of a turn for each place, in the shorter direction.
    let places = best == 2 ? 1 : -Double(best)
    return .degrees((places + tilt) * 120)
  }
}

/// The rank of a view; 1 is the best.
private struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  /// Sets the view's rank in a radial layout.
  func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}
