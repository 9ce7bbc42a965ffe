import GalleyCatalog

extension CatalogScene {
  /// Padding on both sides reduces the proposal to the stack.
  static let simpleView08 = CatalogScene(
    "simple-view/08-horizontal-padding", "Padding on the horizontal edges",
    canvas: MessageRowStage.canvas, overlays: [.spacing, .proposals],
    views: ["padding", "HStack", "content"]
  ) {
    FixedCircleRow()
      .padding([.horizontal])
      .accessibilityIdentifier("padding")
      .messageRow()
  }
  .caption(
    .code(".padding([.horizontal])"),
    "the HStack is proposed \({ $0["padding"].proposal.width ?? .nan }) − 16 − 16 = \({ $0["HStack"].proposal.width ?? .nan }), the text \({ $0["HStack"].proposal.width ?? .nan }) − 40 − 8 = \({ $0["content"].proposal.width ?? .nan })"
  )
}
