import GalleyCatalog

extension CatalogScene {
  /// The column with the spacing that its views prefer.
  static let placeSubviews06 = CatalogScene(
    "place-subviews/06-spaced-vstack", "A column with preferred gaps",
    canvas: CGSize(width: 164, height: 140),
    rulers: [
      .distance(along: .vertical, from: "first", to: "second"),
      .distance(along: .vertical, from: "second", to: "third"),
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
  .magnified(by: 2)
  .caption(
    .code("if index > 0 { point.y += gaps[index - 1] }"),
    "y = 0, \(.height(of: "first")) + \({ $0["second"].frame.minY - $0["first"].frame.maxY }) = \({ $0["second"].frame.minY - $0["column"].frame.minY }), \({ $0["second"].frame.minY - $0["column"].frame.minY }) + \(.height(of: "second")) + \({ $0["third"].frame.minY - $0["second"].frame.maxY }) = \({ $0["third"].frame.minY - $0["column"].frame.minY })"
  )
}
