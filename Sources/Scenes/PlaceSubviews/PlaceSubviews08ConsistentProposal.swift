import GalleyCatalog

extension CatalogScene {
  /// The same layout with 240 points (`a`) and 120 points (`b`).
  static let placeSubviews08 = CatalogScene(
    "place-subviews/08-consistent-proposal", "Sizing and placing read the same proposal",
    canvas: CGSize(width: 272, height: 140), overlays: [.proposals], views: ["views"],
    rulers: [.width(of: "offer")],
    variants: [
      Variant("a") { views(width: 240) },
      Variant("b") { views(width: 120) },
    ])

  private static func views(width: CGFloat) -> some View {
    RowOrColumn {
      ThreeBars()
    }
    .accessibilityIdentifier("views")
    .frame(width: width, height: 100)
    .accessibilityIdentifier("offer")
    .outlined()
  }
}
