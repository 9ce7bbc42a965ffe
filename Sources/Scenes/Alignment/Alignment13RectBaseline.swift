import GalleyCatalog

extension CatalogScene {
  /// Without text, both baselines are at the bottom edge.
  static let alignment13 = CatalogScene(
    "alignment/13-rect-baseline", "A shape without text has its baselines at the bottom",
    canvas: CGSize(width: 300, height: 156), overlays: [.baselines]
  ) {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("square")
  }
  .caption(
    .code("Rectangle() … .frame(width: 100, height: 100)"),
    "no text inside: both baselines are at the bottom edge, \(.height(of: "square"))")
}
