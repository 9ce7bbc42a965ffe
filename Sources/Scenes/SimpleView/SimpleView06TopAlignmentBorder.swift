import GalleyCatalog

extension CatalogScene {
  /// A border around the circle's frame shows that the tops are aligned.
  static let simpleView06 = CatalogScene(
    "simple-view/06-top-alignment-border", "A border explains the surprise",
    canvas: MessageRowStage.canvas,
    rulers: [.width(of: "bordered"), .height(of: "bordered"), .height(of: "content")]
  ) {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials)
      }
      .frame(width: 40)
      .border(.blue)
      .accessibilityIdentifier("bordered")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("stack")
    .messageRow()
  }
  .caption(
    .code("HStack(alignment: .top) … .frame(width: 40) … .border(.blue)"),
    "the frame is \(.size(of: "bordered")): its top is the text’s top")
}
