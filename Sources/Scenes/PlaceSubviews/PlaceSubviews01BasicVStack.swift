import GalleyCatalog

extension CatalogScene {
  /// Views below each other, aligned at the column's leading edge.
  static let placeSubviews01 = CatalogScene(
    "place-subviews/01-basic-vstack", "A column of ideal sizes",
    canvas: CGSize(width: 164, height: 124),
    rulers: [
      .width(of: "first"), .width(of: "second"), .width(of: "third"),
      .height(of: "first"), .height(of: "second"), .height(of: "third"),
      .offset(along: .vertical, of: "third", from: "column"),
    ]
  ) {
    BasicVStack {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
  }
  .magnified(by: 2)
  .caption(
    .code("subview.place(at: point, anchor: .topLeading, proposal: .unspecified)"),
    .code("point.y += subview.dimensions(in: .unspecified).height"),
    "y = 0, \({ $0["second"].frame.minY - $0["column"].frame.minY }), \({ $0["first"].frame.height }) + \({ $0["second"].frame.height }) = \({ $0["third"].frame.minY - $0["column"].frame.minY })"
  )
}
