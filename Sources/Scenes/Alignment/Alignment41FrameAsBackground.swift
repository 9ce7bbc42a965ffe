import GalleyCatalog

extension CatalogScene {
  /// The frame of scene 40, written as a clear view of that size with the text as its background.
  static let alignment41 = CatalogScene(
    "alignment/41-frame-as-background", "A frame as a background",
    canvas: CGSize(width: 80, height: 80), overlays: [.frames], views: ["frame"],
    rulers: [.height(of: "text"), .height(of: "frame")]
  ) {
    VStack {
      Color.clear
        .frame(width: 10, height: 30)
        .background(alignment: .top) {
          Text("Hello world").accessibilityIdentifier("text").background(.blue.opacity(0.2))
        }
        .accessibilityIdentifier("frame")
    }
  }
  .magnified(by: 4)
  .caption(
    .code("Color.clear … .frame(width: 10, height: 30) … .background(alignment: .top)"),
    "text: proposed \(.proposal(of: "text")) → \(.size(of: "text")), at the top of \(.size(of: "frame")), as in `.frame(width: 10, height: 30, alignment: .top)`"
  )
}
