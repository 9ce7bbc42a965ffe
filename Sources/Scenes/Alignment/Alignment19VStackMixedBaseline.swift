import GalleyCatalog

extension CatalogScene {
  /// The column's first baseline comes from the first text, its last baseline from the third.
  static let alignment19 = CatalogScene(
    "alignment/19-vstack-mixed-baseline", "A column's baselines come from its texts",
    canvas: CGSize(width: 440, height: 190),
    overlays: [.baselines], views: ["column", "text1", "text2", "text3"],
    locale: AlignmentTexts.locale
  ) {
    VStack {
      bar(.red).accessibilityIdentifier("bar")
      Text("Hello world").accessibilityIdentifier("text1")
      Text("WWDC 2022").accessibilityIdentifier("text2")
      Text(AlignmentTexts.notebook).accessibilityIdentifier("text3")
      bar(.blue)
    }
    .accessibilityIdentifier("column")
    .border(.red)
  }
  .caption(
    .code("VStack { bar(.red) … Text(AlignmentTexts.notebook) … bar(.blue) }"),
    "first = \(.height(of: "bar")) + \({ $0["text1"].frame.minY - $0["bar"].frame.maxY }) + \({ $0["text1"].dimensions[.firstTextBaseline] }) = \({ $0["column"].dimensions[.firstTextBaseline] }), last = text3’s top \({ $0["text3"].frame.minY - $0["column"].frame.minY }) + \({ $0["text3"].dimensions[.lastTextBaseline] }) = \({ $0["column"].dimensions[.lastTextBaseline] })"
  )

  private static func bar(_ color: Color) -> some View {
    Rectangle().fill(color.gradient).frame(width: 50, height: 10)
  }
}
