import GalleyCatalog

extension CatalogScene {
  /// If two modifiers set the same guide, the outer one applies.
  static let alignment10 = CatalogScene(
    "alignment/10-explicit-chain", "The outer of two explicit guides wins",
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
  .caption(
    .code(".alignmentGuide(.leading) { $0.width / 3 }"),
    .code(".alignmentGuide(.leading) { $0[HorizontalAlignment.center] }"),
    "\({ $0["width / 3"].frame.width }) / 3 = \({ $0["width / 3"].dimensions[.leading] }); the outer guide wins: \({ $0["width / 3, then center"].frame.width }) / 2 = \({ $0["width / 3, then center"].dimensions[.leading] })"
  )

  private static var bar: some View {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 36)
  }
}
