import Galley

extension CatalogScene {
  /// The column with the gaps that its views prefer.
  static let placeSubviews06 = CatalogScene(
    "place-subviews/06-spaced-vstack", "A column with preferred gaps",
    canvas: CGSize(width: 164, height: 140)
  ) {
    SpacedVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
    .border(.pink)
  }
}
