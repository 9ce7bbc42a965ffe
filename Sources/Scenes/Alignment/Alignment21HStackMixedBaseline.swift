import GalleyCatalog

extension CatalogScene {
  /// The row's first baseline is the highest one of its texts, its last baseline the lowest.
  static let alignment21 = CatalogScene(
    "alignment/21-hstack-mixed-baseline", "A row's baselines come from its texts",
    canvas: CGSize(width: 600, height: 500),
    overlays: [.baselines], locale: AlignmentTexts.locale
  ) {
    HStack(alignment: .center) {
      bar(.red)
      Text("Hello world")
        .accessibilityIdentifier("greeting")
        .frame(width: 100, height: 100, alignment: .top)
      Text(AlignmentTexts.poem)
        .accessibilityIdentifier("poem")
        .frame(width: 100)
      Text("WWDC 2022")
        .accessibilityIdentifier("event")
        .frame(width: 100, height: 100, alignment: .center)
      bar(.blue)
    }
    .accessibilityIdentifier("row")
    .border(.red)
  }
  .caption(
    .code("HStack(alignment: .center)"),
    "first: the highest text’s, \({ $0["row"].dimensions[.firstTextBaseline] }); last: the lowest text’s, \({ $0["row"].dimensions[.lastTextBaseline] })"
  )
  .largeGolden(reason: "eighteen lines of Chinese characters compress badly")

  private static func bar(_ color: Color) -> some View {
    Rectangle().fill(color.gradient).frame(width: 20, height: 50)
  }
}
