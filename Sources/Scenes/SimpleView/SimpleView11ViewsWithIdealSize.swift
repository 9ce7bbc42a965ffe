import GalleyCatalog

extension CatalogScene {
  /// The ideal size of texts and containers follows their content.
  static let simpleView11 = CatalogScene(
    "simple-view/11-views-with-ideal-size", "Views whose ideal size follows their content",
    canvas: CGSize(width: 320, height: 150), overlays: [.frames],
    views: ["short", "long", "HStack"],
    rulers: [
      .width(of: "three"), .distance(along: .horizontal, from: "three", to: "words"),
      .width(of: "words"), .distance(along: .horizontal, from: "words", to: "here"),
      .width(of: "here"), .width(of: "HStack"),
    ]
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Text("Short")
        .fixedSize()
        .accessibilityIdentifier("short")
      Text("A sentence that is rather longer")
        .fixedSize()
        .accessibilityIdentifier("long")
      HStack {
        Text("Three").accessibilityIdentifier("three")
        Text("words").accessibilityIdentifier("words")
        Text("here").accessibilityIdentifier("here")
      }
      .fixedSize()
      .accessibilityIdentifier("HStack")
    }
  }
  .caption(
    .code(
      "Text(\"Short\") … .fixedSize() … Text(\"A sentence that is rather longer\") … HStack { … } … .fixedSize()"
    ),
    "\(.width(of: "three")) + 8 + \(.width(of: "words")) + 8 + \(.width(of: "here")) = \(.width(of: "HStack"))"
  )
}
