import GalleyCatalog

extension CatalogScene {
  /// At the same width, longer words and larger type require the column.
  static let customLayouts10 = CatalogScene(
    "custom-layouts/10-viewthatfits-language-and-size", "Language and text size decide what fits",
    canvas: CGSize(width: 340, height: 220), rulers: [.width(of: "offer")],
    variants: [
      Variant("a", rulers: [.width(of: "row"), .caption("English", of: "offer")]) {
        fitting(VoteButtons())
      },
      Variant(
        "b",
        rulers: [.width(of: "column"), .caption("German: a row would be too wide", of: "offer")]
      ) {
        fitting(VoteButtons(titles: ["Hauskatze", "Goldfisch", "Schäferhund"]))
          .environment(\.locale, Locale(identifier: "de"))
      },
      Variant(
        "c",
        rulers: [
          .width(of: "column"), .caption("larger type: a row would be too wide", of: "offer"),
        ]
      ) {
        fitting(VoteButtons()).dynamicTypeSize(.accessibility1)
      },
    ]
  )
  .blockGolden()

  private static func fitting(_ buttons: some View) -> some View {
    buttons
      .frame(width: 320, height: 200)
      .accessibilityIdentifier("offer")
      .outlined()
  }
}
