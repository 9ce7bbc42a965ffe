import GalleyCatalog

extension CatalogScene {
  /// The frame of scene 40, written as a clear view of that size with the text as its background.
  static let alignment41 = CatalogScene(
    "alignment/41-frame-as-background", "A frame as a background",
    canvas: CGSize(width: 80, height: 80),
    rulers: [.width(of: "frame"), .height(of: "frame"), .height(of: "text")]
  ) {
    VStack {
      Color.clear
        .frame(width: 10, height: 30)
        .background(alignment: .top) {
          Text("Hello world").accessibilityIdentifier("text").background(.blue.opacity(0.2))
        }
        .accessibilityIdentifier("frame")
        .outlined(.pink)
    }
  }
  .magnified(by: 4)
  .caption(
    .code("Color.clear … .frame(width: 10, height: 30) … .background(alignment: .top)"),
    "text: offered \(.proposal(of: "text")) → \(.size(of: "text")), at the top of \(.size(of: "frame"))"
  )
}
