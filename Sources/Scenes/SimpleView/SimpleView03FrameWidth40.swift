import GalleyCatalog

extension CatalogScene {
  /// A fixed-width frame leaves more space for the text.
  static let simpleView03 = CatalogScene(
    "simple-view/03-frame-width-40", "A frame limits the circle's width",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["stack", "frame", "zstack", "content"]
  ) {
    HStack {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials).accessibilityIdentifier("initials")
      }
      .accessibilityIdentifier("zstack")
      .frame(width: 40)
      .accessibilityIdentifier("frame")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("stack")
    .messageRow()
  }
  .caption(
    .code(".frame(width: 40)"),
    "\(.width(of: "stack")) = \(.width(of: "frame")) + 8 + \(.width(of: "content"))")
}
