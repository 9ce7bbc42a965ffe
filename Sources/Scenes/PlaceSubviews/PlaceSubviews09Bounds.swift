import GalleyCatalog

extension CatalogScene {
  /// The column starts at the origin of its bounds, not at zero.
  static let placeSubviews09 = CatalogScene(
    "place-subviews/09-bounds-semantics", "Bounds are in the parent's coordinates",
    canvas: CGSize(width: 260, height: 132),
    rulers: [
      .caption("bounds", of: "column"),
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
  .caption(
    .code("var point = bounds.origin"),
    .code(".padding(20)"),
    "in the row, `bounds.origin`: x = \(.width(of: "sibling")) + \({ $0["column"].frame.minX - $0["padded"].frame.minX }) = \({ $0["column"].frame.minX - $0["row"].frame.minX }), y = \({ $0["column"].frame.minY - $0["padded"].frame.minY }); `bounds.size` = \(.size(of: "column"))",
    "blue: `.padding(20)`, \(.size(of: "padded"))"
  )
}
