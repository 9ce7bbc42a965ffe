import GalleyCatalog

extension CatalogScene {
  /// The row's first baseline is the highest of all texts at any depth, its last the lowest.
  static let alignment24 = CatalogScene(
    "alignment/24-nested-hstack-baseline", "Baselines reach through containers",
    canvas: CGSize(width: 640, height: 180),
    overlays: [.baselines], views: ["row", "column", "text1", "text3", "first", "second"],
    rulers: [.inset(.vertical, of: "column", in: "row")], locale: AlignmentTexts.locale
  ) {
    HStack {
      Text("First").accessibilityIdentifier("first")
      VStack {
        Text("Hello world").accessibilityIdentifier("text1")
        Text(AlignmentTexts.notebook).accessibilityIdentifier("text2")
        Text("WWDC").accessibilityIdentifier("text3")
      }
      .accessibilityIdentifier("column")
      .border(.red)
      .padding()
      Text("Second").accessibilityIdentifier("second")
      Rectangle()
        .fill(.red.gradient)
        .frame(maxWidth: 10, maxHeight: 100)
    }
    .accessibilityIdentifier("row")
    .border(.green)
  }
  .caption(
    .code(
      "HStack { Text(\"First\") … VStack { Text(\"Hello world\") … } … .padding() … Text(\"Second\") … }"
    ),
    "first = \({ $0["column"].frame.minY - $0["row"].frame.minY }) + text1’s \({ $0["text1"].dimensions[.firstTextBaseline] }) = \({ $0["row"].dimensions[.firstTextBaseline] }); last = \({ $0["column"].frame.minY - $0["row"].frame.minY }) + column’s \({ $0["column"].dimensions[.lastTextBaseline] }) = \({ $0["row"].dimensions[.lastTextBaseline] })"
  )
}
