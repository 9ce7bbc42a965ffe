import GalleyCatalog

extension CatalogScene {
  /// A circle takes all of the proposed space and pushes the text aside.
  static let simpleView01 = CatalogScene(
    "simple-view/01-message-row", "A circle fills its part of the row",
    canvas: MessageRowStage.canvas,
    rulers: [
      .width(of: "zstack"), .distance(along: .horizontal, from: "zstack", to: "content"),
      .width(of: "content"), .width(of: "row"), .height(of: "row"),
    ]
  ) {
    HStack {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials).accessibilityIdentifier("initials")
      }
      .accessibilityIdentifier("zstack")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("stack")
    .messageRow()
  }
  .caption(
    .code("HStack { ZStack { Circle().fill(Color.yellow) … } … Text(MessageRowText.content) … }"),
    "\(.width(of: "zstack")) + \({ $0["content"].frame.minX - $0["zstack"].frame.maxX }) + \(.width(of: "content")) = \({ $0["stack"].frame.width })"
  )
}
