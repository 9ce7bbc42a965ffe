import GalleyCatalog

extension CatalogScene {
  /// If two modifiers set the same guide, the outer one applies.
  static let alignment10 = CatalogScene(
    "alignment/10-explicit-chain", "The outer of two explicit guides counts",
    canvas: CGSize(width: 260, height: 180), overlays: [.guides],
    rulers: [.guide(HorizontalAlignment.leading, of: "by default")]
  ) {
    VStack(alignment: .leading) {
      bar
        .accessibilityIdentifier("by default")
      bar
        .alignmentGuide(.leading) { $0.width / 3 }
        .accessibilityIdentifier("width / 3")
      bar
        .alignmentGuide(.leading) { $0.width / 3 }
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .accessibilityIdentifier("width / 3, then center")
    }
    .accessibilityIdentifier("stack")
  }

  private static var bar: some View {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 36)
  }
}
