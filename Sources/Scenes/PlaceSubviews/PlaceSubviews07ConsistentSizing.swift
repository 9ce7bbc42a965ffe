import GalleyCatalog

extension CatalogScene {
  /// A size that includes the gaps (`a`), and one that doesn't, so the views extend beyond it
  /// (`b`).
  static let placeSubviews07 = CatalogScene(
    "place-subviews/07-consistent-sizing", "Sizing includes what placing adds",
    canvas: CGSize(width: 120, height: 104),
    rulers: [
      .width(of: "column"), .distance(along: .vertical, from: "first", to: "second"),
      .distance(along: .vertical, from: "second", to: "third"), .height(of: "column"),
    ],
    variants: [
      Variant("a", rulers: [.caption("gaps counted", of: "column")]) { column(countsGaps: true) }
        .caption(
          "countsGaps is true: \(.height(of: "first")) + 8 + \(.height(of: "second")) + 8 + \(.height(of: "third")) = \(.height(of: "column"))"
        ),
      Variant(
        "b",
        rulers: [
          .inset(.bottom, of: "third", in: "column"), .caption("gaps forgotten", of: "column"),
        ]
      ) {
        column(countsGaps: false)
      }
      .caption(
        "countsGaps is false: \(.height(of: "first")) + \(.height(of: "second")) + \(.height(of: "third")) = \(.height(of: "column")); the third bar ends at \({ $0["third"].frame.maxY - $0["column"].frame.minY })"
      ),
    ]
  )
  .magnified(by: 3)
  .caption(
    .code("countsGaps ? Self.gaps(subviews).reduce(0, +) : 0"))

  private static func column(countsGaps: Bool) -> some View {
    SpacedVStack(countsGaps: countsGaps) {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
    .outlined(.pink)
  }
}
