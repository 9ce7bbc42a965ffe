import GalleyCatalog

extension CatalogScene {
  /// One view prefers 2 points below it, the next one 8 above it: they are 8 points apart.
  static let placeSubviews05 = CatalogScene(
    "place-subviews/05-spacing-distance-2-8", "The larger of two preferences applies",
    canvas: CGSize(width: 190, height: 124),
    rulers: [
      .caption("wants 2 below it", of: "upper", at: .leading),
      .caption("wants 8 above it", of: "lower", at: .leading),
      .distance(along: .vertical, from: "upper", to: "lower"),
    ]
  ) {
    SpacedVStack {
      Preferring(below: 2) {
        Bar(.orange, width: 100, height: 40, id: "upper")
      }
      Preferring(above: 8) {
        Bar(.teal, width: 100, height: 40, id: "lower")
      }
    }
    .accessibilityIdentifier("column")
  }
  .caption(
    .code("subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)"),
    .code("Preferring(below: 2) … Preferring(above: 8)"),
    "the larger preference applies: \({ $0["lower"].frame.minY - $0["upper"].frame.maxY })")
}

/// A view with spacing preferences, which SwiftUI has no public API to set.
struct Preferring: Layout {
  let spacing: ViewSpacing

  init(above: CGFloat = 0, below: CGFloat = 0) {
    spacing = ViewSpacing(
      distances: EdgeInsets(top: above, leading: 0, bottom: below, trailing: 0))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
