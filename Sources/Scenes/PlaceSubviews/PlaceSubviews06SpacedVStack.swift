import GalleyCatalog

extension CatalogScene {
  /// The column with the spacing that its views prefer.
  static let placeSubviews06 = CatalogScene(
    "place-subviews/06-spaced-vstack", "A column with preferred gaps",
    canvas: CGSize(width: 164, height: 140),
    rulers: [
      .offset(along: .vertical, of: "second", from: "column"),
      .offset(along: .vertical, of: "third", from: "column"), .width(of: "column"),
      .height(of: "column"),
    ]
  ) {
    SpacedVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
    .outlined(.pink)
  }
}
