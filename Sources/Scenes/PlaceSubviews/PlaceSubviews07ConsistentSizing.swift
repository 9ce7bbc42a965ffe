import GalleyCatalog

extension CatalogScene {
  /// A size that includes the gaps (`a`), and one that doesn't, so the views extend beyond it
  /// (`b`).
  static let placeSubviews07 = CatalogScene(
    "place-subviews/07-consistent-sizing", "Sizing counts what placing adds",
    canvas: CGSize(width: 164, height: 140),
    rulers: [.width(of: "column"), .height(of: "column")],
    variants: [
      Variant("a", rulers: [.caption("gaps counted", of: "column")]) { column(countsGaps: true) },
      Variant(
        "b",
        rulers: [
          .inset(.bottom, of: "third", in: "column"), .caption("gaps forgotten", of: "column"),
        ]
      ) {
        column(countsGaps: false)
      },
    ])

  private static func column(countsGaps: Bool) -> some View {
    SpacedVStack(countsGaps: countsGaps) {
      ThreeBars()
    }
    .accessibilityIdentifier("column")
    .outlined(.pink)
  }
}
