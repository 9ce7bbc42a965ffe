import GalleyCatalog

extension CatalogScene {
  /// All proposals and answers, with every frame outlined.
  static let simpleView02 = CatalogScene(
    "simple-view/02-recursive-proposal", "Every parent proposes, every child answers",
    canvas: MessageRowStage.canvas, overlays: [.proposals]
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
    .messageRow(outline: .clear)
  }
}
