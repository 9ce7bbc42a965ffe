import GalleyCatalog

extension CatalogScene {
  /// The upper square's guide is 30 points inside it, so the square is 30 points farther left.
  static let alignment08 = CatalogScene(
    "alignment/08-alignment-guide-30", "An explicit guide moves a square by 30",
    canvas: CGSize(width: 194, height: 272),
    rulers: [
      .guide(HorizontalAlignment.leading, of: "upper"),
      .guide(HorizontalAlignment.leading, of: "lower"),
      .offset(along: .horizontal, of: "lower", from: "upper"), .width(of: "stack"),
      .height(of: "stack"),
    ]
  ) {
    VStack(alignment: .leading) {
      square
        .alignmentGuide(.leading) { dimensions in dimensions[.leading] + 30 }
        .accessibilityIdentifier("upper")
      square.accessibilityIdentifier("lower")
    }
    .accessibilityIdentifier("stack")
    .outlined(.pink)
  }
  .caption(
    .code(".alignmentGuide(.leading) { dimensions in dimensions[.leading] + 30 }"),
    "the stack is \(.width(of: "lower")) + 30 = \(.width(of: "stack")) wide")

  private static var square: some View {
    Rectangle()
      .fill(.blue.gradient)
      .frame(width: 100, height: 100)
  }
}
