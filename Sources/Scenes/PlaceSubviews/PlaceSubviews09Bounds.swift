import GalleyCatalog

extension CatalogScene {
  /// The column starts at the origin of its bounds, not at zero.
  static let placeSubviews09 = CatalogScene(
    "place-subviews/09-bounds-semantics", "Bounds are in the parent's coordinates",
    canvas: CGSize(width: 260, height: 132),
    rulers: [
      .width(of: "sibling"), .inset(.all, of: "column", in: "padded"), .width(of: "column"),
      .height(of: "column"),
    ]
  ) {
    HStack(spacing: 0) {
      Bar(.gray, width: 60, height: 100, id: "sibling")
      BasicVStack {
        ThreeBars()
      }
      .accessibilityIdentifier("column")
      .outlined(.pink)
      .padding(20)
      .accessibilityIdentifier("padded")
      .outlined(.blue)
    }
    .accessibilityIdentifier("row")
  }
}
