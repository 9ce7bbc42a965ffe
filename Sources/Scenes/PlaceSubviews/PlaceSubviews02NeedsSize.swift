import GalleyCatalog

extension CatalogScene {
  /// The column's size encloses its views.
  static let placeSubviews02 = CatalogScene(
    "place-subviews/02-needs-size-that-fits", "The column's size encloses its views",
    canvas: CGSize(width: 164, height: 124),
    rulers: [
      .width(of: "column"), .height(of: "first"), .height(of: "second"), .height(of: "third"),
      .height(of: "column"),
    ]
  ) {
    BasicVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
    .outlined(.pink)
  }
  .magnified(by: 2)
  .caption(
    .code(
      "CGSize(width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +))"
    ),
    "the widest of \(.width(of: "first")), \(.width(of: "second")) and \(.width(of: "third")) is \(.width(of: "column"))",
    "\(.height(of: "first")) + \(.height(of: "second")) + \(.height(of: "third")) = \(.height(of: "column"))"
  )
}
