import Galley

extension CatalogScene {
  /// One view below the other, all with the column's leading edge.
  static let placeSubviews01 = CatalogScene(
    "place-subviews/01-basic-vstack", "A column of ideal sizes",
    canvas: CGSize(width: 164, height: 124)
  ) {
    BasicVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
  }
}
