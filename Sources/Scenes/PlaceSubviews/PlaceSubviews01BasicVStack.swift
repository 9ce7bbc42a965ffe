import GalleyCatalog

extension CatalogScene {
  /// Views below each other, aligned at the column's leading edge.
  static let placeSubviews01 = CatalogScene(
    "place-subviews/01-basic-vstack", "A column of ideal sizes",
    canvas: CGSize(width: 164, height: 124),
    rulers: [
      .width(of: "first"), .width(of: "second"), .width(of: "third"),
      .offset(along: .vertical, of: "second", from: "column"),
      .offset(along: .vertical, of: "third", from: "column"),
    ]
  ) {
    BasicVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
  }
}
