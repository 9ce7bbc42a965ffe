import GalleyCatalog

extension CatalogScene {
  /// Wrapped text has different first and last baselines. `a` uses the article's punctuation, `b`
  /// only full-width punctuation, which never starts a line.
  static let alignment15 = CatalogScene(
    "alignment/15-multiline-baseline", "Wrapped text has a first and a last baseline",
    canvas: CGSize(width: 380, height: 292),
    overlays: [.baselines], views: ["poem"],
    locale: AlignmentTexts.locale,
    variants: [
      Variant("a") {
        Text(AlignmentTexts.poem)
          .accessibilityIdentifier("poem")
          .frame(width: 200)
          .outlined()
      }
      .caption(
        .code("Text(AlignmentTexts.poem) … .frame(width: 200)"),
        "\({ CGFloat($0["poem"].text?.lineBaselines.count ?? 0) }) lines, the last \({ $0["poem"].dimensions[.lastTextBaseline] }) − \({ $0["poem"].dimensions[.firstTextBaseline] }) = \({ $0["poem"].dimensions[.lastTextBaseline] - $0["poem"].dimensions[.firstTextBaseline] }) below the first"
      ),
      Variant("b") {
        Text(AlignmentTexts.fullWidthPoem)
          .accessibilityIdentifier("poem")
          .frame(width: 200)
          .outlined()
      }
      .caption(
        .code("Text(AlignmentTexts.fullWidthPoem) … .frame(width: 200)"),
        "\({ CGFloat($0["poem"].text?.lineBaselines.count ?? 0) }) lines: full-width punctuation never starts a line"
      ),
    ]
  )
  .blockGolden()
  .magnified(by: 0.75)
}
