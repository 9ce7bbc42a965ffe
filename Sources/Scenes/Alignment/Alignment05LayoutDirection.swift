import GalleyCatalog

extension CatalogScene {
  /// The leading edge is on the left in a left-to-right layout, and on the right otherwise.
  static let alignment05 = CatalogScene(
    "alignment/05-layout-direction", "Leading follows the layout direction",
    canvas: CGSize(width: 160, height: 100),
    rulers: ["hello", "event"].map { .guide(HorizontalAlignment.leading, of: $0) },
    variants: [
      Variant("a") { column },
      Variant("b") { column.environment(\.layoutDirection, .rightToLeft) },
    ])

  private static var column: some View {
    VStack(alignment: .leading) {
      Text("Hello world").accessibilityIdentifier("hello")
      Text("WWDC 2022").accessibilityIdentifier("event")
    }
    .accessibilityIdentifier("column")
  }
}
