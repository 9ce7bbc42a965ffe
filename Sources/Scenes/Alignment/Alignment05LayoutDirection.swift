import GalleyCatalog

extension CatalogScene {
  /// The leading edge is on the left in a left-to-right layout, and on the right otherwise.
  static let alignment05 = CatalogScene(
    "alignment/05-layout-direction", "Leading follows the layout direction",
    canvas: CGSize(width: 160, height: 100),
    rulers: ["hello", "event"].map { .guide(HorizontalAlignment.leading, of: $0) },
    variants: [
      Variant("a") { column }
        .caption(
          "left to right: leading is the left edge"),
      Variant("b") { column.environment(\.layoutDirection, .rightToLeft) }
        .caption(
          .code(".environment(\\.layoutDirection, .rightToLeft)"),
          "right to left: leading is the right edge"),
    ]
  )
  .caption(
    .code("VStack(alignment: .leading)"))

  private static var column: some View {
    VStack(alignment: .leading) {
      Text("Hello world").accessibilityIdentifier("hello")
      Text("WWDC 2022").accessibilityIdentifier("event")
    }
    .accessibilityIdentifier("column")
  }
}
