import Galley

extension CatalogScene {
  /// The row of 07 with every frame outlined and named; nothing moves.
  static let simpleView13 = CatalogScene(
    "simple-view/13-inspect-with-borders", "Frames outlined and named",
    canvas: CGSize(width: 320, height: 120), overlays: [.frames]
  ) {
    FixedCircleRow().messageRowBounds()
  }
}
