import Galley

extension CatalogScene {
  /// Two words and a disc share one centre.
  static let alignment01 = CatalogScene(
    "alignment/01-zstack-center", "Three views share one centre",
    canvas: CGSize(width: 120, height: 80)
  ) {
    ZStack(alignment: .center) {
      Text("Hello").accessibilityIdentifier("hello")
      Text("World").accessibilityIdentifier("world")
      Circle()
        .fill(.orange.gradient)
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("disc")
        .zIndex(-1)
    }
    .accessibilityIdentifier("stack")
  }
}
