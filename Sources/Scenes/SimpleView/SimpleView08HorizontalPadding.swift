import GalleyCatalog

extension CatalogScene {
  /// Padding on both sides reduces the proposal to the stack.
  static let simpleView08 = CatalogScene(
    "simple-view/08-horizontal-padding", "Padding on the horizontal edges",
    canvas: MessageRowStage.canvas, overlays: [.spacing, .proposals],
    views: ["row", "padding", "stack", "content"]
  ) {
    FixedCircleRow()
      .padding([.horizontal])
      .accessibilityIdentifier("padding")
      .messageRow(outline: .clear)
  }
}
