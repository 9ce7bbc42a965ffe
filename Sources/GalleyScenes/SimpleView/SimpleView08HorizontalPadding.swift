import Galley

extension CatalogScene {
  /// Room on both sides, which the stack is not offered.
  static let simpleView08 = CatalogScene(
    "simple-view/08-horizontal-padding", "Padding on the horizontal edges",
    canvas: CGSize(width: 320, height: 120)
  ) {
    FixedCircleRow()
      .padding([.horizontal])
      .accessibilityIdentifier("padding")
      .messageRowBounds()
  }
}
