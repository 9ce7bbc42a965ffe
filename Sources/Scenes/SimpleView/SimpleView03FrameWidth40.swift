import GalleyCatalog

extension CatalogScene {
  /// A fixed-width frame leaves more space for the text.
  static let simpleView03 = CatalogScene(
    "simple-view/03-frame-width-40", "A frame limits the circle's width",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["HStack", "frame", "ZStack", "content"]
  ) {
    HStack {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials).accessibilityIdentifier("initials")
      }
      .accessibilityIdentifier("ZStack")
      .frame(width: 40)
      .accessibilityIdentifier("frame")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("HStack")
    .messageRow(outline: .clear)
  }
  .caption(
    .code(".frame(width: 40)"),
    "the text is proposed the rest: \({ $0["HStack"].proposal.width ?? .nan }) − \(.width(of: "frame")) − 8 = \({ $0["content"].proposal.width ?? .nan })"
  )
}
