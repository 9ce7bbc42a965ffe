import Galley

extension CatalogScene {
  /// Longer words and larger letters need the column in the same width.
  static let customLayouts10 = CatalogScene(
    "custom-layouts/10-viewthatfits-language-and-size", "Language and text size decide what fits",
    canvas: CGSize(width: 340, height: 220),
    variants: [
      Variant("a") { fitting(VoteButtons()) },
      Variant("b") {
        fitting(VoteButtons(titles: ["Hauskatze", "Goldfisch", "Schäferhund"]))
          .environment(\.locale, Locale(identifier: "de"))
      },
      Variant("c") { fitting(VoteButtons()).dynamicTypeSize(.accessibility1) },
    ]
  )
  .blockGolden()

  private static func fitting(_ buttons: some View) -> some View {
    buttons
      .frame(width: 320, height: 200)
      .border(.gray.opacity(0.5))
  }
}
