import GalleyCatalog

extension CatalogScene {
  /// No view in the column has an explicit baseline, so both are at its bottom edge.
  static let alignment20 = CatalogScene(
    "alignment/20-vstack-of-rects-baseline", "A column of shapes has its baselines at the bottom",
    canvas: CGSize(width: 260, height: 164), overlays: [.baselines], views: ["column"]
  ) {
    VStack {
      Rectangle().fill(.red.gradient).frame(width: 50, height: 50).accessibilityIdentifier("red")
      Rectangle().fill(.blue.gradient).frame(width: 50, height: 50).accessibilityIdentifier("blue")
    }
    .accessibilityIdentifier("column")
    .outlined(.red)
  }
  .caption(
    .code("VStack { Rectangle() … Rectangle() … }"),
    "no text inside: both baselines are at the bottom edge, \(.height(of: "red")) + \({ $0["blue"].frame.minY - $0["red"].frame.maxY }) + \(.height(of: "blue")) = \(.height(of: "column"))"
  )
}
