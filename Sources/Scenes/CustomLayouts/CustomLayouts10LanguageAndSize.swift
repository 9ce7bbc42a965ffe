import GalleyCatalog

extension CatalogScene {
  /// At the same width, longer words and larger type require the column.
  static let customLayouts10 = CatalogScene(
    "custom-layouts/10-viewthatfits-language-and-size", "Language and text size decide what fits",
    canvas: CGSize(width: 340, height: 220), rulers: [.width(of: "frame")],
    variants: [
      Variant("a", rulers: [.width(of: "row")]) {
        fitting(VoteButtons())
      }
      .caption(
        "English: the row needs 3 × \(.width(of: "button-Goldfish")) + 2 × 8 = \(.width(of: "row")), proposed \(.width(of: "frame")) > \(.width(of: "row"))"
      ),
      Variant(
        "b",
        rulers: [.width(of: "column")]
      ) {
        fitting(VoteButtons(titles: ["Hauskatze", "Goldfisch", "Schäferhund"]))
          .environment(\.locale, Locale(identifier: "de"))
      }
      .caption(
        .code(".environment(\\.locale, Locale(identifier: \"de\"))"),
        "German: the row needs 3 × \(.width(of: "button-Schäferhund")) + 2 × 8 = \({ 3 * $0["button-Schäferhund"].frame.width + 16 }) > \(.width(of: "frame"))"
      ),
      Variant(
        "c",
        rulers: [.width(of: "column")]
      ) {
        fitting(VoteButtons()).dynamicTypeSize(.accessibility1)
      }
      .caption(
        .code(".dynamicTypeSize(.accessibility1)"),
        "larger type: the row needs 3 × \(.width(of: "button-Goldfish")) + 2 × 8 = \({ 3 * $0["button-Goldfish"].frame.width + 16 }) > \(.width(of: "frame"))"
      ),
    ]
  )
  .caption(
    .code("ViewThatFits { MyEqualWidthHStack { buttons } … MyEqualWidthVStack { buttons } … }")
  )
  .blockGolden()

  private static func fitting(_ buttons: some View) -> some View {
    buttons
      .frame(width: 320, height: 200)
      .accessibilityIdentifier("frame")
      .outlined()
  }
}
