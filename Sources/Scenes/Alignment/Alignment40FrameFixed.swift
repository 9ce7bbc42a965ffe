import GalleyCatalog

extension CatalogScene {
  /// A frame of 10×30 proposes its size to the text and keeps it, whatever the text answers.
  static let alignment40 = CatalogScene(
    "alignment/40-frame-fixed-10x30", "A fixed frame, and a text that does not fit",
    canvas: CGSize(width: 80, height: 80), overlays: [.frames], views: ["frame"],
    rulers: [.height(of: "text"), .height(of: "frame")]
  ) {
    VStack {
      Text("Hello world")
        .accessibilityIdentifier("text")
        .background(.blue.opacity(0.2))
        .frame(width: 10, height: 30, alignment: .top)
        .accessibilityIdentifier("frame")
    }
  }
  .magnified(by: 4)
  .caption(
    .code(".frame(width: 10, height: 30, alignment: .top)"),
    "text: proposed \(.proposal(of: "text")) → \(.size(of: "text")), at the top of \(.size(of: "frame"))"
  )
}
