import GalleyCatalog

extension CatalogScene {
  /// The row of scene 07 with every frame outlined and named, without moving anything.
  static let simpleView13 = CatalogScene(
    "simple-view/13-inspect-with-borders", "Frames outlined and named",
    canvas: MessageRowStage.canvas, overlays: [.frames]
  ) {
    FixedCircleRow().messageRow(outline: .clear)
  }
  .caption(
    .code("HStack(alignment: .top) { ZStack { … } … .frame(width: 40, height: 40) … }"),
    "frames, outlined outside of their views: nothing moves")
}
