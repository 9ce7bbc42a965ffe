import GalleyCatalog

extension CatalogScene {
  /// The overlay's top trailing corner coincides with the square's.
  static let alignment36 = CatalogScene(
    "alignment/36-overlay-top-trailing", "A greeting in the corner of a square",
    canvas: CGSize(width: 156, height: 156),
    rulers: ["square", "greeting"].flatMap {
      [.guide(HorizontalAlignment.trailing, of: $0), .guide(VerticalAlignment.top, of: $0)]
    }
  ) {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("square")
      .overlay(alignment: .topTrailing) {
        Text("Hi").accessibilityIdentifier("greeting")
      }
      .accessibilityIdentifier("whole")
  }
  .caption(
    .code(".overlay(alignment: .topTrailing)"),
    "the greeting’s trailing edge is at \({ $0["greeting"].frame.maxX - $0["square"].frame.minX }), its top at \({ $0["greeting"].frame.minY - $0["square"].frame.minY }); the whole stays \(.size(of: "whole"))"
  )
}
