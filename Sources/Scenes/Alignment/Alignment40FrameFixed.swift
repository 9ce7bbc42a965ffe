import GalleyCatalog

extension CatalogScene {
  /// A frame of 10×30 proposes its size to the text and keeps it, whatever the text answers.
  static let alignment40 = CatalogScene(
    "alignment/40-frame-fixed-10x30", "A fixed frame, and a text that does not fit",
    canvas: CGSize(width: 80, height: 80),
    rulers: [.width(of: "frame"), .height(of: "frame")]
  ) {
    VStack {
      Text("Hello world")
        .accessibilityIdentifier("text")
        .frame(width: 10, height: 30, alignment: .top)
        .accessibilityIdentifier("frame")
        .outlined(.pink)
    }
  }
}
