import Galley

extension CatalogScene {
  /// Texts and containers have an ideal size that follows what they hold.
  static let simpleView11 = CatalogScene(
    "simple-view/11-views-with-ideal-size", "Views whose ideal size follows their content",
    canvas: CGSize(width: 320, height: 150)
  ) {
    VStack(alignment: .leading, spacing: 12) {
      Text("Short")
        .fixedSize()
        .accessibilityIdentifier("short")
        .border(.blue)
      Text("A sentence that is rather longer")
        .fixedSize()
        .accessibilityIdentifier("long")
        .border(.blue)
      HStack {
        Text("Three").accessibilityIdentifier("three")
        Text("words").accessibilityIdentifier("words")
        Text("here").accessibilityIdentifier("here")
      }
      .fixedSize()
      .accessibilityIdentifier("stack")
      .border(.orange)
    }
  }
}
