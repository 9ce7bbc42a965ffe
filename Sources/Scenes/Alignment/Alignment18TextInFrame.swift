import GalleyCatalog

extension CatalogScene {
  /// The frame has the baselines of the text in its top leading corner.
  static let alignment18 = CatalogScene(
    "alignment/18-text-in-frame-top-leading", "A frame passes on the baseline of its text",
    canvas: CGSize(width: 340, height: 156), overlays: [.baselines]
  ) {
    Text("Hello world")
      .accessibilityIdentifier("text")
      .frame(width: 100, height: 100, alignment: .topLeading)
      .accessibilityIdentifier("box")
      .border(.red)
  }
  .caption(
    .code("Text(\"Hello world\") … .frame(width: 100, height: 100, alignment: .topLeading)"),
    "the frame has the text’s baseline, \({ $0["text"].dimensions[.firstTextBaseline] }), and not its own height, \(.height(of: "box"))"
  )
}
