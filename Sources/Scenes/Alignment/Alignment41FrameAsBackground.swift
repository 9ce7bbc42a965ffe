import GalleyCatalog

extension CatalogScene {
  /// The frame of scene 40, written as a clear view of that size with the text as its background.
  static let alignment41 = CatalogScene(
    "alignment/41-frame-as-background", "A frame as a background",
    canvas: CGSize(width: 80, height: 80),
    rulers: [.width(of: "frame"), .height(of: "frame")]
  ) {
    VStack {
      Color.clear
        .frame(width: 10, height: 30)
        .background(alignment: .top) {
          Text("Hello world").accessibilityIdentifier("text")
        }
        .accessibilityIdentifier("frame")
        .outlined(.pink)
    }
  }
}
