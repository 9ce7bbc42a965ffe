import GalleyCatalog

extension CatalogScene {
  /// The same layout with 240 points (`a`) and 120 points (`b`).
  static let placeSubviews08 = CatalogScene(
    "place-subviews/08-consistent-proposal", "Sizing and placing read the same proposal",
    canvas: CGSize(width: 272, height: 140), overlays: [.proposals],
    views: ["RowOrColumn", "frame"],
    variants: [
      Variant("a") { views(width: 240) }
        .caption(
          "\({ $0["RowOrColumn"].proposal.width ?? .nan }) > \({ _ in RowOrColumn.threshold }): a row, \(.width(of: "first")) + 8 + \(.width(of: "second")) + 8 + \(.width(of: "third")) = \(.width(of: "RowOrColumn"))"
        ),
      Variant("b") { views(width: 120) }
        .caption(
          "\({ $0["RowOrColumn"].proposal.width ?? .nan }) < \({ _ in RowOrColumn.threshold }): a column, \(.height(of: "first")) + 8 + \(.height(of: "second")) + 8 + \(.height(of: "third")) = \(.height(of: "RowOrColumn"))"
        ),
    ]
  )
  .caption(
    .code("(proposal.width ?? .infinity) >= Self.threshold"),
    .code("RowOrColumn { … } … .frame(width: width, height: 100)"))

  private static func views(width: CGFloat) -> some View {
    RowOrColumn {
      ThreeBars()
    }
    .accessibilityIdentifier("RowOrColumn")
    .frame(width: width, height: 100)
    .accessibilityIdentifier("frame")
    .outlined()
  }
}
