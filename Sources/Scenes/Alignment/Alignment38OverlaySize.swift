import GalleyCatalog

extension CatalogScene {
  /// Only the square determines the size; its background and overlay may extend beyond it.
  static let alignment38 = CatalogScene(
    "alignment/38-overlay-size-from-main", "Overlay and background take no space",
    canvas: CGSize(width: 260, height: 160), overlays: [.frames],
    views: ["main", "background", "overlay"],
    rulers: [.width(of: "left"), .width(of: "main"), .width(of: "right")]
  ) {
    HStack(spacing: 0) {
      Color.gray.opacity(0.3)
        .frame(width: 50, height: 100)
        .accessibilityIdentifier("left")
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("main")
        .background(alignment: .topLeading) {
          Circle()
            .fill(.cyan.gradient)
            .frame(width: 90, height: 90)
            .accessibilityIdentifier("background")
        }
        .overlay(alignment: .bottomTrailing) {
          Rectangle()
            .strokeBorder(.indigo, lineWidth: 3)
            .frame(width: 80, height: 30)
            .accessibilityIdentifier("overlay")
        }
        .accessibilityIdentifier("whole")
      Color.gray.opacity(0.3)
        .frame(width: 50, height: 100)
        .accessibilityIdentifier("right")
    }
  }
  .caption(
    .code(".background(alignment: .topLeading) … .overlay(alignment: .bottomTrailing)"),
    "the row is \(.width(of: "left")) + \(.width(of: "main")) + \(.width(of: "right")) = \({ $0.root.frame.width }) wide: neither the overlay nor the background takes space"
  )
}
