import GalleyCatalog

extension CatalogScene {
  /// The overlay follows the square's explicit guides, 30 points inside its edges.
  static let alignment37 = CatalogScene(
    "alignment/37-overlay-moved-guides", "The square's guides move the greeting inward",
    canvas: CGSize(width: 156, height: 156), overlays: [.guides], views: ["square"],
    rulers: [
      .guide(HorizontalAlignment.trailing, of: "greeting"),
      .guide(VerticalAlignment.top, of: "greeting"),
      .inset([.top, .trailing], of: "greeting", in: "whole"), .width(of: "whole"),
      .height(of: "whole"),
    ]
  ) {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("square")
      .alignmentGuide(.trailing) { $0[.trailing] - 30 }
      .alignmentGuide(.top) { $0[.top] + 30 }
      .overlay(alignment: .topTrailing) {
        Text("Hi").accessibilityIdentifier("greeting")
      }
      .accessibilityIdentifier("whole")
  }
  .caption(
    .code(
      ".alignmentGuide(.trailing) { $0[.trailing] - 30 } .alignmentGuide(.top) { $0[.top] + 30 } .overlay(alignment: .topTrailing)"
    ),
    "the greeting’s trailing edge is at \(.width(of: "square")) − 30 = \({ $0["greeting"].frame.maxX - $0["square"].frame.minX }), its top at 0 + 30 = \({ $0["greeting"].frame.minY - $0["square"].frame.minY })"
  )
}
