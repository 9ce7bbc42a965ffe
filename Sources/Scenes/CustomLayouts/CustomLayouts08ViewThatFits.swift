import GalleyCatalog

extension CatalogScene {
  /// The row is shown if it fits.
  static let customLayouts08 = CatalogScene(
    "custom-layouts/08-viewthatfits-wide", "The row fits",
    canvas: CGSize(width: 380, height: 160), overlays: [.frames],
    views: ["frame", "row"]
  ) {
    fitting(width: 340)
  }
  .caption(
    .code(
      "ViewThatFits { MyEqualWidthHStack { buttons } … MyEqualWidthVStack { buttons } … }"),
    .code(".frame(width: width, height: 140)"),
    "the row needs 3 × \(.width(of: "button-Goldfish")) + 2 × 8 = \(.width(of: "row")); it is proposed \(.width(of: "frame")) > \(.width(of: "row"))"
  )

  /// The column is shown if the row doesn't fit.
  static let customLayouts09 = CatalogScene(
    "custom-layouts/09-viewthatfits-narrow", "The row does not fit",
    canvas: CGSize(width: 380, height: 160), overlays: [.frames],
    views: ["frame", "column"]
  ) {
    fitting(width: 240)
  }
  .caption(
    .code(
      "ViewThatFits { MyEqualWidthHStack { buttons } … MyEqualWidthVStack { buttons } … }"),
    .code(".frame(width: width, height: 140)"),
    "the row needs 3 × \(.width(of: "button-Goldfish")) + 2 × 8 = \({ 3 * $0["button-Goldfish"].frame.width + 16 }) > \(.width(of: "frame")), the proposed width"
  )

  private static func fitting(width: CGFloat) -> some View {
    VoteButtons()
      .frame(width: width, height: 140)
      .background(.gray.opacity(0.08))
      .accessibilityIdentifier("frame")
  }
}
