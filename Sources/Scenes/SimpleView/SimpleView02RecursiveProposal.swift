import GalleyCatalog

extension CatalogScene {
  /// All proposals and answers, with every frame outlined.
  static let simpleView02 = CatalogScene(
    "simple-view/02-recursive-proposal", "Every parent proposes, every child answers",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["HStack", "ZStack", "circle", "initials", "content"]
  ) {
    HStack {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials).accessibilityIdentifier("initials")
      }
      .accessibilityIdentifier("ZStack")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("HStack")
    .messageRow(outline: .clear)
  }
  .caption(
    .code("HStack { ZStack { Circle().fill(Color.yellow) … } … Text(MessageRowText.content) … }"),
    "text: (\(.width(of: "HStack")) − 8) / 2 = \({ $0["content"].proposal.width ?? .nan }), takes \(.width(of: "content")); circle: \(.width(of: "HStack")) − 8 − \(.width(of: "content")) = \(.width(of: "circle"))"
  )
}
